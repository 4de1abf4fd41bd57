import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: '0 0 12px' });
export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  padding: '5px 0',
  borderBottom: `1px solid ${color['border-1']}`,
});
export const keys = style({ margin: 0, color: color['text-2'] });
export const letters = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 12,
  marginTop: 12,
});
export const clash = style({ marginTop: 12, color: color.danger, fontSize: size['text-md'] });
