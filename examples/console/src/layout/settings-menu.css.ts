import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const popover = style({
  background: color['surface-3'],
  color: color['text-1'],
  borderRadius: size['radius-3'],
  boxShadow: color.shadow,
});
export const menu = style({ display: 'grid', gap: 8, padding: 8, minWidth: 200, outline: 'none' });
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
