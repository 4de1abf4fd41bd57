export { type BaseToken, base } from './base.ts';
export { color, size } from './contract.css.ts';
export { dark, type ThemeToken } from './dark.ts';
export { eventTypeStem } from './event-type-stem.ts';
export { light } from './light.ts';
export { night } from './night.ts';

/** Value of `data-pk-theme`. @public */
export type ThemeName = 'dark' | 'light' | 'night';
