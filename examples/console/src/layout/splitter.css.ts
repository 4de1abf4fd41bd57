import { color } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

/* One pixel is seen, nine can be caught. */
export const line = style({
  position: 'relative',
  zIndex: 10,
  margin: 0,
  border: 0,
  background: color['border-2'],
  touchAction: 'none',
  '::after': { content: '', position: 'absolute' },
  selectors: {
    '&:hover, &:active': { background: color.accent },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 0 },
  },
});
export const vertical = style({ width: 1, cursor: 'col-resize', '::after': { inset: '0 -4px' } });
export const horizontal = style({ height: 1, cursor: 'row-resize', '::after': { inset: '-4px 0' } });
