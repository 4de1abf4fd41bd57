import { color, size } from '@patrolkit/react-components/theme';
import { globalStyle } from '@vanilla-extract/css';

globalStyle('*', { boxSizing: 'border-box' });
globalStyle('html, body, #root', { height: '100%', margin: 0 });
globalStyle('body', {
  background: color['surface-0'],
  color: color['text-1'],
  fontFamily: size.font,
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
  fontVariantNumeric: size.num,
  WebkitFontSmoothing: 'antialiased',
});
/* No dialog reaches under the strip. */
globalStyle('[data-pk-theme]', { vars: { '--pk-overlay-top': `calc(${size.header} + ${size.strip} + 8px)` } });
globalStyle('a', { color: color.accent });
globalStyle('h1, h2, p', { margin: 0 });
