import { rmSync } from 'node:fs';
import { cp, glob, rename, rm } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

// Two builds write into dist at the same time: it is emptied once, before both.
rmSync('dist', { recursive: true, force: true });

/** What both builds share: the same names of classes in the code and in the styles. */
const common: Options = {
  format: ['esm'],
  target: 'es2022',
  minify: true,
  clean: false,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
};

/** A server component may load the theme; code that imports React needs a browser. */
function withUseClient(code: string): string {
  return /from\s*["'](?:react|@tanstack|@xstate|leaflet)/.test(code) ? `"use client";${code}` : code;
}

export default defineConfig([
  {
    ...common,
    name: 'components',
    entry: {
      provider: 'src/provider/index.ts',
      icon: 'src/icon/index.ts',
      controls: 'src/controls/index.ts',
      'event-grid': 'src/event-grid/index.ts',
      'guard-map': 'src/guard-map/index.ts',
      'alarm-strip': 'src/alarm-strip/index.ts',
      theme: 'src/theme/index.ts',
      live: 'src/live/index.ts',
      'live-map': 'src/live/map.ts',
    },
    splitting: true,
    sourcemap: true,
    dts: process.env.TSUP_DTS !== '0',
    plugins: [
      {
        name: 'use-client',
        renderChunk: (code, info) =>
          info.type === 'chunk' ? { code: withUseClient(code), map: info.map ?? null } : undefined,
      },
    ],
    onSuccess: async () => {
      // Each entry's own copy of its styles: styles.css holds them all, once.
      for await (const file of glob('dist/!(styles).css*')) await rm(file);
      // `new URL('./sounds/x.wav', import.meta.url)` looks beside the chunk, and every chunk lies in dist.
      await cp('src/alarm-strip/sounds', 'dist/sounds', { recursive: true });
    },
  },
  {
    ...common,
    name: 'styles',
    entry: { styles: 'styles.ts' },
    outDir: 'dist/styles-build',
    // one file: what the map loads late belongs to the same styles
    splitting: false,
    dts: false,
    // Leaflet's own rules come along, with their few small images
    noExternal: [/leaflet\.css$/],
    loader: { '.png': 'dataurl' },
    onSuccess: async () => {
      await rename('dist/styles-build/styles.css', 'dist/styles.css');
      await rm('dist/styles-build', { recursive: true });
    },
  },
]);
