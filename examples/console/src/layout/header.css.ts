import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  height: size.header,
  padding: '0 10px 0 14px',
  background: color['surface-2'],
  borderBottom: `1px solid ${color['border-1']}`,
});
export const space = style({ flex: 1, minWidth: 8 });
export const who = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 24,
  marginLeft: 6,
  padding: '0 4px 0 10px',
  borderLeft: `1px solid ${color['border-2']}`,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  '@media': { 'screen and (max-width: 759px)': { display: 'none' } },
});
export const role = style({ color: color['text-3'] });
export const iconButton = style({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  padding: 0,
  border: 0,
  borderRadius: size['radius-2'],
  background: 'none',
  color: color['text-2'],
  selectors: {
    '&[data-hovered]': { background: color['surface-3'], color: color['text-1'] },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
});

const narrowHeader = 'screen and (max-width: 959px)';
export const wide = style({
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  minWidth: 0,
  '@media': { [narrowHeader]: { display: 'none' } },
});
export const narrow = style({ display: 'none', '@media': { [narrowHeader]: { display: 'block' } } });
export const home = style({
  marginRight: 16,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: size['radius-2'],
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
});
export const sectionButton = style({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 32,
  minWidth: 32,
  justifyContent: 'center',
  padding: '0 10px',
  border: 0,
  borderRadius: size['radius-2'],
  background: 'none',
  color: color['text-2'],
  font: 'inherit',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-hovered]': { background: color['surface-3'], color: color['text-1'] },
    '&[data-here]': { background: color['surface-3'], color: color['text-1'] },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
export const sectionLabel = style({ '@media': { 'screen and (max-width: 1535px)': { display: 'none' } } });
