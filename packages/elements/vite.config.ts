import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { neededTexts } from './needed-texts.ts';

/* Whoever builds it, a test's process too: pages get what React is in production. */
process.env.NODE_ENV = 'production';

const leafletParts = fileURLToPath(new URL('src/leaflet-parts.tsx', import.meta.url));
/* jsPDF's ways to draw HTML and SVG; a table needs neither. */
const nothing = fileURLToPath(new URL('src/nothing.ts', import.meta.url));

/**
 * One script with React, the SDK, the components, their styles and texts. What only a map or an opened dialog needs, and
 * the sounds, are files beside it, found from the script's own address: a page with the grid alone does not pay for them.
 */
export default defineConfig({
  base: './',
  define: { 'process.env.NODE_ENV': '"production"' },
  resolve: {
    alias: {
      ...{ 'react-leaflet': leafletParts, '@react-leaflet/core': leafletParts },
      ...{ html2canvas: nothing, canvg: nothing, dompurify: nothing },
    },
  },
  plugins: [
    {
      name: 'needed-texts',
      enforce: 'pre',
      transform: (code, id) =>
        /react-components[\\/]src[\\/]messages[\\/]\w+\.json$/.test(id) ? neededTexts(code) : undefined,
    },
  ],
  build: {
    target: 'es2022',
    assetsDir: 'parts',
    assetsInlineLimit: 0,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rollupOptions: {
      input: 'src/index.ts',
      preserveEntrySignatures: 'allow-extension',
      /* Nothing here runs on a server: the word that tells servers so may go. */
      onLog: (level, log, tell) => {
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') tell(level, log);
      },
      output: {
        /* What the page needs at once is one file, and not spread over the pieces that late parts share with it. */
        codeSplitting: { groups: [{ name: 'patrolkit-elements', tags: ['$initial'] }] },
        entryFileNames: 'patrolkit-elements.js',
        chunkFileNames: 'parts/[name]-[hash].js',
        assetFileNames: 'parts/[name]-[hash][extname]',
      },
    },
  },
});
