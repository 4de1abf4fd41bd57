import { style } from '@vanilla-extract/css';

/* The rows have a height of their own, so that the dialog does not jump while they are loaded. */
export const rows = style({
  height: 'min(620px, 70vh)',
  /* Where the strip of an alarm has four lines, the head of the dialog stays below it. */
  '@media': { 'screen and (max-width: 759px)': { height: '34vh' } },
});
