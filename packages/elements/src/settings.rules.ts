import type { MapTiles } from '@patrolkit/react-components/guard-map';
import { isLanguage } from '@patrolkit/sdk/model';
import type { ElementLanguage, ElementTheme } from './elements.types.ts';

const themes: readonly ElementTheme[] = ['dark', 'light', 'night', 'system'];

/** The language of an attribute; English for one that is none of the six. @internal */
export function readLanguage(text: string | null): ElementLanguage {
  return isLanguage(text) ? text : 'en';
}

/** The theme of an attribute; the reader's own for one that is none. @internal */
export function readTheme(text: string | null): ElementTheme {
  return themes.find((theme) => theme === text) ?? 'system';
}

/** Map pictures of two attributes; null without an address. @internal */
export function readTiles(url: string | null, attribution: string | null): MapTiles | null {
  return url ? { url, attribution: attribution ?? '' } : null;
}
