import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const note = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 14px',
  background: color['surface-2'],
  borderBottom: `1px solid ${color['border-1']}`,
  borderLeft: `3px solid ${color.warn}`,
  fontSize: size['text-lg'],
});
export const words = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 10px', minWidth: 0 });
export const title = style({ display: 'inline-flex', alignItems: 'center', gap: 8, color: color.warn });
export const text = style({ color: color['text-2'] });
export const form = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 8 });
export const password = style({ width: 220 });
/* For password managers, which go by the pair of both fields. */
export const user = style({ display: 'none' });
