import { color, size } from '@patrolkit/react-components/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 2,
  padding: '0 10px',
  '@media': { 'screen and (max-width: 759px)': { minWidth: 760 } },
});
export const day = style({
  width: 92,
  padding: '0 6px',
  color: color['text-2'],
  fontWeight: 400,
  textAlign: 'left',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
export const hour = style({ padding: '2px 0 8px', color: color['text-3'], fontSize: size['text-xs'], fontWeight: 400 });
export const cell = style({ height: 38, padding: 0, fontSize: size['text-sm'], textAlign: 'center' });
export const link = style({
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${color['border-3']}` },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
});
const low = color['heat-text-low'];
const high = color['heat-text-high'];
export const level = styleVariants({
  0: { background: color['heat-0'], color: low },
  1: { background: color['heat-1'], color: low },
  2: { background: color['heat-2'], color: low },
  3: { background: color['heat-3'], color: low },
  4: { background: color['heat-4'], color: high },
  5: { background: color['heat-5'], color: high },
});
export const scale = style({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: color['text-2'],
  fontSize: size['text-sm'],
});
export const steps = style({ display: 'flex', border: `1px solid ${color['border-2']}` });
export const step = style({ width: 26, height: 10 });
