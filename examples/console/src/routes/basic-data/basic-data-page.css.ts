import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

const narrow = 'screen and (max-width: 759px)';

export const room = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: 1,
  height: '100%',
  background: color['border-2'],
  '@media': {
    'screen and (max-width: 1199px)': { gridTemplateColumns: '150px minmax(0, 1fr)' },
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
  },
});
export const kinds = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  padding: 8,
  background: color['surface-1'],
  '@media': { [narrow]: { flexDirection: 'row', overflowX: 'auto' } },
});
export const kind = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  padding: '0 10px',
  borderRadius: size['radius-2'],
  color: color['text-2'],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': { background: color['surface-3'], color: color['text-1'], fontWeight: 500 },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
export const label = style({
  display: 'block',
  marginBottom: 4,
  fontSize: size['text-sm'],
  fontWeight: 500,
  color: color['text-2'],
});
export const days = style({ display: 'flex', flexWrap: 'wrap', gap: 4 });
export const day = style({
  minWidth: 40,
  height: 30,
  padding: '0 6px',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-2'],
  background: 'none',
  color: color['text-3'],
  font: 'inherit',
  selectors: {
    '&[data-selected]': { borderColor: color.accent, background: color['row-selected'], color: color['text-1'] },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
});
export const error = style({ display: 'block', marginTop: 4, color: color.danger, fontSize: size['text-sm'] });
