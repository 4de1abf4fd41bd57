import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const form = style({
  display: 'grid',
  gap: 16,
  padding: 24,
  background: color['surface-2'],
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-3'],
});
export const title = style({ fontSize: size['text-2xl'], lineHeight: size['lead-2xl'], fontWeight: 600 });
export const alert = style({
  display: 'flex',
  gap: 8,
  color: color.danger,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
});
export const hint = style({ display: 'block', color: color['text-2'], fontSize: size['text-md'] });
export const text = style({ color: color['text-2'], fontSize: size['text-lg'], lineHeight: size['lead-lg'] });
export const forgot = style({ justifySelf: 'center', fontSize: size['text-lg'] });
