import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const popover = style({
  background: color['surface-3'],
  color: color['text-1'],
  borderRadius: size['radius-3'],
  boxShadow: color.shadow,
  maxHeight: '100%',
  overflow: 'auto',
});
export const menu = style({ display: 'grid', gap: 8, padding: 8, minWidth: 260, outline: 'none' });
export const list = style({ display: 'grid' });
export const row = style({ display: 'flex', gap: 4 });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: size['control-lg'],
  padding: '0 10px',
  border: 0,
  borderRadius: size['radius-2'],
  background: 'none',
  color: color['text-1'],
  font: 'inherit',
  fontWeight: 500,
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { background: color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
export const logOut = style({
  font: 'inherit',
  fontWeight: 500,
  height: size['control-lg'],
  padding: '0 12px',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-2'],
  background: color['surface-2'],
  color: color['text-1'],
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
});
export const night = style({ display: 'grid', gap: 8, padding: '0 10px' });
export const hours = style({ display: 'grid', gridTemplateColumns: 'repeat(2, 112px)', gap: 8 });
