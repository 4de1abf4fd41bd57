import { color, size } from '@patrolkit/react-components/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '6px 16px',
  borderBottom: `1px solid ${color['border-2']}`,
  color: color.warn,
});
export const message = style({
  display: 'grid',
  justifyItems: 'start',
  gap: 10,
  maxWidth: 560,
  padding: '48px 24px',
  margin: '0 auto',
});
export const title = style({ fontSize: size['text-xl'], fontWeight: 600 });
export const detail = style({ color: color['text-2'] });

/* look.md, Loading: nothing for 300 ms, then still grey blocks. */
const show = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 16,
  padding: 16,
  visibility: 'visible',
  animation: `${show} 1ms 300ms backwards`,
});
export const block = style({
  height: 58,
  borderRadius: size['radius-2'],
  background: color['surface-2'],
  selectors: { '&[data-tall]': { gridColumn: 'span 3', height: 260 } },
});
export const spoken = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
