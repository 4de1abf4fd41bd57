import { style } from '@vanilla-extract/css';

/* One column of header, strip, room and footer; the strip grows only on narrow screens in alarm. */
export const shell = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  height: '100dvh',
  overflow: 'hidden',
});
