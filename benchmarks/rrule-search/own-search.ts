import { fileURLToPath, pathToFileURL } from 'node:url';
import type { createRuleSearch } from '@patrolkit/react-components/rrule-viewer';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultServerConditions } from 'vite';

type Own = { readonly createRuleSearch: typeof createRuleSearch };

const conditions = ['patrolkit:source', ...defaultServerConditions];

/** Bundles the search as a page would get it and loads it here: its entry also brings styles, which Node cannot read. */
export async function loadOwnSearch(): Promise<Own['createRuleSearch']> {
  const outDir = fileURLToPath(new URL('../node_modules/.cache/rrule-search/', import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin()],
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    build: { ssr: fileURLToPath(new URL('./entry.ts', import.meta.url)), outDir, emptyOutDir: true },
  });
  const own: Own = await import(pathToFileURL(`${outDir}entry.js`).href);
  return own.createRuleSearch;
}
