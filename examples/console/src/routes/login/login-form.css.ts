import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

const ring = { outline: `2px solid ${color.focus}`, outlineOffset: 2 };

export const form = style({
  display: 'grid',
  gap: 16,
  padding: 24,
  background: color['surface-2'],
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-3'],
});
export const title = style({ fontSize: size['text-2xl'], lineHeight: size['lead-2xl'], fontWeight: 600 });
export const field = style({ display: 'grid', gap: 4 });
export const label = style({
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  fontWeight: 500,
  color: color['text-2'],
});
export const input = style({
  width: '100%',
  height: 40,
  padding: '0 9px',
  font: 'inherit',
  fontSize: size['text-lg'],
  color: color['text-1'],
  background: color['surface-1'],
  border: `1px solid ${color['border-3']}`,
  borderRadius: size['radius-2'],
  selectors: {
    '&[data-invalid]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
    '&[data-focused]': ring,
  },
});
export const reveal = style({ position: 'relative', display: 'block' });
export const eye = style({
  position: 'absolute',
  right: 4,
  top: 4,
  width: 32,
  height: 32,
  display: 'grid',
  placeItems: 'center',
  padding: 0,
  border: 0,
  background: 'none',
  color: color['text-2'],
  borderRadius: size['radius-2'],
  selectors: { '&[data-focus-visible]': ring, '&[data-hovered]': { color: color['text-1'] } },
});
export const fieldError = style({ fontSize: size['text-sm'], lineHeight: size['lead-sm'], color: color.danger });
export const alert = style({
  display: 'flex',
  gap: 8,
  color: color.danger,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
});
export const hint = style({ display: 'block', color: color['text-2'], fontSize: size['text-md'] });
export const submit = style({
  height: 40,
  border: 0,
  borderRadius: size['radius-2'],
  background: color['accent-fill'],
  color: color['accent-on'],
  font: 'inherit',
  fontSize: size['text-lg'],
  fontWeight: 600,
  selectors: { '&[data-focus-visible]': ring, '&[data-pending]': { opacity: 0.7 } },
});
