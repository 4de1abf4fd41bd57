/** How a package of the design card is used: imported by shipped code, by a config file, or run by a script. */
export type Use =
  | { readonly by: 'code' }
  | { readonly by: 'config'; readonly file: RegExp }
  | { readonly by: 'script'; readonly text: RegExp };

const code: Use = { by: 'code' };

/** The packages of the design card and what uses each. */
export const card: Readonly<Record<string, Use>> = {
  react: code,
  'react-dom': code,
  tsup: { by: 'config', file: /^packages\/[^/]+\/tsup\.config\.ts$/ },
  '@microsoft/signalr': code,
  'openapi-typescript': { by: 'script', text: /\bopenapi-typescript openapi\.yaml\b/ },
  'openapi-fetch': code,
  xstate: code,
  '@xstate/react': code,
  leaflet: code,
  'react-leaflet': code,
  '@tanstack/react-table': code,
  'react-aria-components': code,
  '@vanilla-extract/css': code,
  rrule: code,
  '@formatjs/intl': code,
  '@changesets/cli': { by: 'script', text: /^changeset\b/ },
  storybook: { by: 'script', text: /^storybook build\b/ },
  vitest: { by: 'config', file: /^vitest\.config\.ts$/ },
  playwright: { by: 'script', text: /\bplaywright test\b/ },
};

/** Packages of the card that nothing uses yet, and what brings them. */
export const open: Readonly<Record<string, string>> = {};

/** Files and folders the card wants at the top. */
export const topLevel: readonly string[] = [
  'package.json',
  'pnpm-workspace.yaml',
  'openapi.yaml',
  'packages/sdk',
  'packages/react-components',
  'packages/state-machines',
  'examples/console',
  '.changeset',
  '.storybook',
  'README.md',
];
