import { rmSync } from 'node:fs';
import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build, defineConfig, type Options } from 'tsup';
import { filesOf } from './sheets.ts';
import { withoutLayers } from './stylesheets.ts';

// Two builds write into dist at the same time: it is emptied once, before both.
rmSync('dist', { recursive: true, force: true });

/** What both builds share: the same names of classes in the code and in the styles. */
const common = {
  format: ['esm'],
  target: 'es2022',
  minify: true,
  clean: false,
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
} satisfies Options;

/** Built name and source of each entry. */
const entries = {
  provider: 'src/provider/index.ts',
  icon: 'src/icon/index.ts',
  controls: 'src/controls/index.ts',
  'event-grid': 'src/event-grid/index.ts',
  'guard-map': 'src/guard-map/index.ts',
  'alarm-strip': 'src/alarm-strip/index.ts',
  theme: 'src/theme/index.ts',
  'data-grid': 'src/data-grid/index.ts',
  'message-dialog': 'src/message-dialog/index.ts',
  'comment-thread': 'src/comment-thread/index.ts',
  'event-images': 'src/event-images/index.ts',
  'event-search': 'src/event-search/index.ts',
  'routes-grid': 'src/routes-grid/index.ts',
  'workers-grid': 'src/workers-grid/index.ts',
  'scheduler-calendar': 'src/scheduler-calendar/index.ts',
  'task-form': 'src/task-form/index.ts',
  'rrule-viewer': 'src/rrule-viewer/index.ts',
  live: 'src/live/index.ts',
  'live-map': 'src/live/map.ts',
  'live-search': 'src/live/search.ts',
  'table-export': 'src/table-export/index.ts',
};

/** A server component may load the theme; every other entry holds components or hooks, and begins with the directive. */
function withUseClient(code: string, entryPoint: string | undefined): string {
  const isEntry = Object.values(entries).some((source) => source === entryPoint);
  return isEntry && entryPoint !== entries.theme ? `"use client";${code}` : code;
}

/** The worker of the exports is a source file there and a built one in dist. */
function withBuiltWorker(code: string): string {
  return code.replace('./table-export.worker.ts', './table-export-worker.js');
}

/** Makes the sheets of what is built, and the whole once more without layers. */
async function writeSheets(): Promise<void> {
  const from = 'dist/styles-build';
  const files = filesOf(await readFile(`${from}/styles.css`, 'utf8'));
  await mkdir(`${from}/styles`);
  for (const [file, css] of files) await writeFile(`${from}/${file}`, css);
  const { target, minify } = common;
  const entry = Object.fromEntries([...files.keys()].map((file) => [file.replace('.css', ''), `${from}/${file}`]));
  await build({ entry, target, minify, outDir: 'dist', clean: false, config: false, silent: true });
  await writeFile('dist/styles.unlayered.css', withoutLayers(await readFile('dist/styles.css', 'utf8')));
  await rm(from, { recursive: true });
}

export default defineConfig([
  {
    ...common,
    name: 'components',
    entry: entries,
    splitting: true,
    sourcemap: true,
    plugins: [
      {
        name: 'use-client',
        renderChunk: (code, info) =>
          info.type === 'chunk'
            ? { code: withUseClient(withBuiltWorker(code), info.entryPoint), map: info.map ?? null }
            : undefined,
      },
    ],
    onSuccess: async () => {
      // Each entry's own copy of its styles: styles.css holds them all, once.
      for await (const file of glob('dist/!(styles|styles.unlayered).css*')) await rm(file);
      // `new URL('./sounds/x.wav', import.meta.url)` looks beside the chunk, and every chunk lies in dist.
      await cp('src/alarm-strip/sounds', 'dist/sounds', { recursive: true });
      await cp('src/table-export/fonts', 'dist/fonts', { recursive: true });
    },
  },
  {
    ...common,
    name: 'styles',
    entry: { styles: 'styles.ts' },
    outDir: 'dist/styles-build',
    // one file: what the map loads late belongs to the same styles
    splitting: false,
    // the name of each source stands over its rules until they are told apart
    minify: false,
    dts: false,
    onSuccess: writeSheets,
  },
  {
    ...common,
    name: 'worker',
    entry: { 'table-export-worker': 'src/table-export/table-export.worker.ts' },
    // one file without imports: a host's bundler need not know how to split a worker
    splitting: false,
    platform: 'browser',
    noExternal: [/./],
    dts: false,
    esbuildOptions: (options) => {
      // the SDK's source: this build does not wait for the SDK's own
      options.conditions = ['patrolkit:source'];
      // jsPDF's ways to draw HTML and SVG; a table needs neither
      const nothing = './src/table-export/nothing.ts';
      options.alias = { html2canvas: nothing, canvg: nothing, dompurify: nothing };
    },
  },
]);
