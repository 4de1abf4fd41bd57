import { isOf } from './own-tokens.ts';
import { setThemes } from './set-themes.ts';

setThemes(isOf('map'));
