import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

const middle = 'screen and (max-width: 1199px)';
const narrow = 'screen and (max-width: 759px)';
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: -2 };

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100%',
  background: color['surface-1'],
});
export const compared = style({ alignSelf: 'center', color: color['text-3'], fontSize: size['text-sm'] });

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: 1,
  background: color['border-2'],
  borderBottom: `1px solid ${color['border-2']}`,
  '@media': {
    [middle]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [narrow]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
export const figure = style({
  position: 'relative',
  display: 'grid',
  gap: 2,
  padding: '10px 16px',
  background: color['surface-1'],
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { backgroundImage: `linear-gradient(${color.hover}, ${color.hover})` },
    '&:focus-visible': ring,
  },
});
export const figureName = style({ color: color['text-2'], fontSize: size['text-sm'], lineHeight: size['lead-sm'] });
export const figureValue = style({ fontSize: size['text-3xl'], lineHeight: size['lead-3xl'], fontWeight: 500 });
export const figureFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 12px',
  color: color['text-2'],
  fontSize: size['text-sm'],
});

export const numbers = style({ flex: 1, display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)' });
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.59fr) minmax(0, 1fr)',
  gridAutoRows: 'minmax(390px, 1fr)',
  gap: 1,
  background: color['border-2'],
  '@media': { [middle]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'auto' } },
});

export const list = style({ display: 'grid', padding: '0 12px', margin: 0, listStyle: 'none' });
export const guard = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(90px, 170px) minmax(40px, 1fr) 92px 60px',
  alignItems: 'center',
  gap: 8,
  minHeight: 32,
  padding: '0 4px',
  color: 'inherit',
  textDecoration: 'none',
  selectors: { '&:hover': { background: color.hover }, '&:focus-visible': ring },
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const quiet = style({ color: color['text-2'], textAlign: 'right', whiteSpace: 'nowrap' });
export const strong = style({ textAlign: 'right', whiteSpace: 'nowrap' });
export const track = style({ position: 'relative', height: 1, background: color['border-3'] });
export const dot = style({
  position: 'absolute',
  top: -5,
  width: 11,
  height: 11,
  marginLeft: -5,
  borderRadius: size['radius-full'],
  background: color['chart-done'],
});
export const axis = style({
  display: 'flex',
  justifyContent: 'space-between',
  gridColumn: 2,
  color: color['text-3'],
  fontSize: size['text-xs'],
});

export const hint = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 6,
  minHeight: 22,
  padding: '4px 16px 8px 56px',
  color: color['text-2'],
});
export const worst = style({ color: color.danger });
