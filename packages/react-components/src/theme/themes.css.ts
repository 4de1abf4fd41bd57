import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { base, sizes } from './base.ts';
import { color, size } from './contract.css.ts';
import { layer } from './layer.css.ts';
import { isShared } from './own-tokens.ts';
import { setThemes } from './set-themes.ts';

createGlobalTheme(':root', size, { '@layer': layer, ...sizes });
setThemes(isShared);

globalStyle('[data-pk-theme="dark"], [data-pk-theme="night"]', {
  '@layer': { [layer]: { colorScheme: 'dark' } },
});
globalStyle('[data-pk-theme="light"]', { '@layer': { [layer]: { colorScheme: 'light' } } });

globalStyle('[data-pk-density="comfortable"]', {
  '@layer': { [layer]: { vars: { [size.row]: base['row-comfortable'], [size.control]: '32px' } } },
});

globalStyle(':root', {
  '@layer': {
    [layer]: {
      '@media': {
        '(prefers-reduced-motion: reduce)': {
          vars: {
            [size['motion-fast']]: '0ms',
            [size.motion]: '0ms',
            [size['motion-slow']]: '0ms',
            [size.pulse]: '0ms',
            [size['pulse-count']]: '0',
          },
        },
        '(pointer: coarse)': {
          vars: {
            [size.row]: base['control-touch'],
            [size.control]: base['control-touch'],
            [size['hit-min']]: base['control-touch'],
          },
        },
        /* Bars, icons and edges fall back to system colours; icon and text still carry the meaning. */
        '(forced-colors: active)': {
          vars: {
            [color.focus]: 'Highlight',
            [color['border-1']]: 'CanvasText',
            [color['border-2']]: 'CanvasText',
            [color['border-3']]: 'ButtonText',
            [color['row-selected']]: 'Highlight',
            [color['row-selected-edge']]: 'Highlight',
          },
        },
      },
    },
  },
});
