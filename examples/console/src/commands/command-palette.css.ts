import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: size['z-dialog'],
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'flex-start',
  padding: '104px 16px 16px',
  background: color.overlay,
});
export const modal = style({
  width: '100%',
  maxWidth: 560,
  maxHeight: '100%',
  display: 'flex',
  background: color['surface-3'],
  color: color['text-1'],
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-3'],
  boxShadow: color.shadow,
});
/* Field and list scroll together, the field sticks: what scrolls must hold something that takes the focus. */
export const dialog = style({ flex: 1, minHeight: 0, maxHeight: 465, overflow: 'auto', outline: 'none' });
export const search = style({
  position: 'sticky',
  top: 0,
  zIndex: 1,
  background: color['surface-3'],
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '0 14px',
  borderBottom: `1px solid ${color['border-2']}`,
  color: color['text-2'],
});
export const input = style({
  flex: 1,
  height: 44,
  border: 0,
  outline: 'none',
  background: 'none',
  color: color['text-1'],
  font: 'inherit',
  fontSize: 15,
  '::-webkit-search-cancel-button': { display: 'none' },
});
export const list = style({ padding: 6, outline: 'none' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 34,
  scrollMargin: '52px 0 6px', // not behind the field
  padding: '0 10px',
  borderRadius: size['radius-2'],
  fontSize: size['text-lg'],
  outline: 'none',
  cursor: 'default',
  selectors: {
    '&[data-focused]': { background: color['row-selected'] },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
export const label = style({ flex: 1, minWidth: 0 });
export const keys = style({
  font: 'inherit',
  fontSize: size['text-sm'],
  padding: '1px 6px',
  border: `1px solid ${color['border-3']}`,
  borderRadius: size['radius-2'],
  color: color['text-2'],
});
export const empty = style({ padding: '10px 12px', color: color['text-2'] });
export const field = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  width: 248,
  height: 30,
  padding: '0 6px 0 10px',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-2'],
  background: color['surface-1'],
  color: color['text-3'],
  font: 'inherit',
  textAlign: 'start',
  selectors: {
    '&[data-hovered]': { borderColor: color['border-3'] },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
  '@media': { 'screen and (max-width: 1199px)': { width: 'auto' } },
});
export const fieldLabel = style({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 1199px)': { display: 'none' } },
});
