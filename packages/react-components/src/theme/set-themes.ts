import { createGlobalTheme } from '@vanilla-extract/css';
import { color } from './contract.css.ts';
import { dark, type ThemeToken } from './dark.ts';
import { layer } from './layer.css.ts';
import { light } from './light.ts';
import { night } from './night.ts';

/** Sets the themed tokens that are wanted, in each theme; for files of styles. @internal */
export function setThemes(isWanted: (token: ThemeToken) => boolean): void {
  const wanted = <Value>(tokens: Readonly<Record<ThemeToken, Value>>): Record<string, Value> =>
    // keys of a theme are its tokens, by its type
    Object.fromEntries(Object.entries<Value>(tokens).filter(([token]) => isWanted(token as ThemeToken)));
  const names = wanted(color);
  createGlobalTheme(':root, [data-pk-theme="dark"]', names, { '@layer': layer, ...wanted<string>(dark) });
  createGlobalTheme('[data-pk-theme="light"]', names, { '@layer': layer, ...wanted(light) });
  createGlobalTheme('[data-pk-theme="night"]', names, { '@layer': layer, ...wanted(night) });
}
