import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const noStyles = fileURLToPath(new URL('src/no-styles.css', import.meta.url));

export default defineConfig({
  /* The page stands at /embed/{key}/events and /embed/{key}/map, its files under one address for every partner. */
  base: '/embed/',
  resolve: {
    conditions: ['patrolkit:source', ...defaultClientConditions],
    /* The sources bring their styles, which are linked here; the built sheet of foreign pages is not needed. */
    alias: [{ find: '@patrolkit/react-components/styles.unlayered.css?inline', replacement: `${noStyles}?inline` }],
  },
  plugins: [react(), vanillaExtractPlugin()],
  /* Sounds and pictures stay files: the policy of the page is 'self'. */
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 2000 },
});
