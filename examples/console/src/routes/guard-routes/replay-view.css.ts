import { color, size } from '@patrolkit/react-components/theme';
import { keyframes, style } from '@vanilla-extract/css';

const narrow = 'screen and (max-width: 759px)';

/* On a phone the page scrolls: the fields alone are as high as half of it. */
export const view = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '@media': { [narrow]: { overflow: 'auto' } },
});
export const guard = style({ width: 210 });
export const moment = style({ width: 236 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8, minHeight: 32 });
export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '5px 12px',
  borderBottom: `1px solid ${color['border-1']}`,
  color: color['text-2'],
});
export const warning = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '6px 12px',
  borderLeft: `3px solid ${color.warn}`,
  background: color['strip-stale-bg'],
  color: color['strip-stale-text'],
});
export const player = style({ flex: '1 1 0', minHeight: 420, '@media': { [narrow]: { flex: 'none', height: 640 } } });

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: 10,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 560,
  padding: '48px 24px',
  margin: '0 auto',
});
export const messageTitle = style({ margin: 0, fontSize: size['text-xl'], fontWeight: 600 });
export const detail = style({ margin: 0, color: color['text-2'] });

/* look.md, Loading: nothing for 300 ms, then still grey blocks in the shape of the map and its list. */
const show = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
export const blocks = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  gap: 16,
  padding: 16,
  animation: `${show} 1ms 300ms backwards`,
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const block = style({
  minHeight: 160,
  borderRadius: size['radius-2'],
  background: color['surface-2'],
});
export const spoken = style({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' });
