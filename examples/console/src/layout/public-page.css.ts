import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ minHeight: '100dvh', display: 'grid', gridTemplateRows: 'auto 1fr auto' });
export const column = style({
  gridRow: 2,
  alignSelf: 'center',
  justifySelf: 'center',
  width: 'min(400px, 100% - 32px)',
  display: 'grid',
  gap: 16,
  padding: '24px 0',
});
export const head = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center' });
export const interrupted = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 14px',
  minHeight: size.strip,
  padding: '8px 14px',
  background: color['strip-stale-bg'],
  color: color['strip-stale-text'],
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
});
export const foot = style({
  gridRow: 3,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 16px',
  padding: 12,
  color: color['text-3'],
  fontSize: size['text-sm'],
});
