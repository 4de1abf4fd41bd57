import type { ThemeToken } from '../theme/dark.ts';

const tokens = [
  'marker-casing',
  'marker-guard',
  'marker-idle',
  'marker-lost',
  'marker-location',
  'marker-cluster',
  'marker-cluster-text',
  'marker-panic',
  'marker-exception',
  'map-halo',
  'map-label',
  'text-1',
  'text-2',
  'accent',
  'circle-tag-read',
] as const satisfies readonly ThemeToken[];

/** Name of a colour that the canvas needs. @internal */
export type PaletteToken = (typeof tokens)[number];

/** The canvas' colours as the theme gives them, and its font. @internal */
export type Palette = Readonly<Record<PaletteToken | 'font', string>>;

/* Where the system chooses the colours (forced colours), shapes alone tell the states apart: all have that of text but these. */
const forced: Readonly<Partial<Record<PaletteToken, string>>> = {
  'marker-casing': 'Canvas',
  'marker-location': 'LinkText',
  'marker-cluster-text': 'Canvas',
  'marker-panic': 'Highlight',
  'marker-exception': 'Highlight',
  'map-halo': 'Canvas',
  accent: 'Highlight',
};
const forcedQuery = '(forced-colors: active)';

/** Reads the theme's colours at an element. @internal */
export function readPalette(element: Element): Palette {
  const style = getComputedStyle(element);
  const isForced = matchMedia(forcedQuery).matches;
  const value = (token: PaletteToken): [PaletteToken, string] => [
    token,
    isForced ? (forced[token] ?? 'CanvasText') : style.getPropertyValue(`--pk-${token}`).trim(),
  ];
  return { ...(Object.fromEntries(tokens.map(value)) as Record<PaletteToken, string>), font: style.fontFamily }; // every token is mapped
}

/** Tells when the theme above an element may have changed; answers what ends it. @internal */
export function watchTheme(element: Element, onChange: () => void): () => void {
  const { documentElement, body } = element.ownerDocument;
  const themes = new MutationObserver((changes) => {
    if (changes.some(({ target }) => target.contains(element))) onChange();
  });
  themes.observe(documentElement, { subtree: true, attributes: true, attributeFilter: ['data-pk-theme'] });
  const hosts = new MutationObserver(onChange); // a host that gives its own values by a class of the page
  for (const target of [documentElement, body]) {
    hosts.observe(target, { attributes: true, attributeFilter: ['class', 'style'] });
  }
  const colors = matchMedia(forcedQuery);
  colors.addEventListener('change', onChange);
  return () => {
    themes.disconnect();
    hosts.disconnect();
    colors.removeEventListener('change', onChange);
  };
}
