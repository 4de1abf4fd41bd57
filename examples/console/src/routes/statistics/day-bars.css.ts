import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

/* Places that the drawing and the zones over it share, in CSS pixels. */
export const axisWidth = 46;
export const endGap = 12;

export const chart = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: 'calc(100% - 34px)',
  minHeight: 290,
});
export const upper = style({ flex: 1, minHeight: 0 });
export const lower = style({ height: 104 });
export const lowerName = style({
  paddingLeft: axisWidth,
  color: color['text-3'],
  fontSize: size['text-xs'],
  lineHeight: size['lead-xs'],
});
export const zones = style({
  position: 'absolute',
  inset: `0 ${endGap}px 22px ${axisWidth}px`,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
});
export const zone = style({
  selectors: {
    '&:hover': { background: color.hover },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -1 },
  },
});
