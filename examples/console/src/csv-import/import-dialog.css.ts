import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const body = style({ display: 'flex', flexDirection: 'column', gap: 10 });
export const words = style({ color: color['text-2'] });
export const warn = style({ color: color.warn });
export const bad = style({ color: color.danger });
export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const lines = style({
  height: 'min(460px, 50vh)',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-2'],
});
export const refused = style({ maxHeight: 160, margin: 0, paddingLeft: 20, overflow: 'auto', color: color.danger });
export const choose = style({ alignSelf: 'flex-start' });
