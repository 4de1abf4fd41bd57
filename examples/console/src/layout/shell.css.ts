import { color, size } from '@patrolkit/react-components/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/* One column of header, strip, room and footer; the strip grows only on narrow screens in alarm. */
export const shell = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)', // a long line of the footer must not make the page wider than its window
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  height: '100dvh',
  overflow: 'hidden',
});

/* What is read from across the room: the strip is as high as two, and its letters half as large again. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  height: '100dvh',
  overflow: 'hidden',
  background: color['surface-0'],
  color: color['text-1'],
});
const roomy = 'screen and (min-width: 1000px)';
export const wallStrip = style({
  '@media': {
    [roomy]: {
      vars: {
        [size.strip]: '72px',
        [size['text-md']]: '16px',
        [size['lead-md']]: '22px',
        [size['text-lg']]: '20px',
        [size['lead-lg']]: '28px',
        [size['text-xl']]: '28px',
        [size['lead-xl']]: '36px',
      },
    },
  },
});
globalStyle(`${wallStrip} .pk-AlarmStrip-button`, { '@media': { [roomy]: { height: '40px' } } });
globalStyle(`${wallStrip} .pk-AlarmStrip-part > svg`, { '@media': { [roomy]: { width: '28px', height: '28px' } } });
/* The bar below has a larger clock, the age of a live picture, and the guards. */
globalStyle(`${wallStrip} .pk-AlarmStrip-clock, ${wallStrip} [data-link="live"], ${wallStrip} [data-part="context"]`, {
  display: 'none',
});
globalStyle(`${wallStrip} [data-part="none"]::before`, { display: 'none' });
globalStyle(`${wallStrip} [data-part="none"] > .pk-AlarmStrip-text`, { fontSize: size['text-xl'] });
