import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { ariaEntries } from './tests/run/aria-entries.ts';
import { chromiumBrowser } from './tests/run/vitest-browser.ts';

const source = 'patrolkit:source';
const noStyles = `${fileURLToPath(new URL('examples/embed/src/no-styles.css', import.meta.url))}?inline`;
const node = (name: string, include: string[], options: object = {}) => ({
  resolve: { conditions: [source, ...defaultServerConditions] },
  ssr: { resolve: { conditions: [source, ...defaultServerConditions] } },
  test: { name, environment: 'node', include, testTimeout: 30_000, hookTimeout: 60_000, ...options },
});

export default defineConfig({
  test: {
    projects: [
      node(
        'unit',
        [
          'packages/*/src/**/*.test.ts',
          'packages/*/*.test.ts',
          'examples/console/src/**/*.test.ts',
          'examples/embed/src/**/*.test.ts',
          'examples/server/src/**/*.test.ts',
          'tests/{run,proof}/**/*.test.ts',
          'benchmarks/**/*.test.ts',
        ],
        /* One module graph for all files of a worker: what the server imports takes longer than most tests. */
        {
          globalSetup: 'examples/server/src/testing/run-setup.ts',
          setupFiles: 'tests/run/patience.ts',
          isolate: false,
          maxWorkers: 2,
        },
      ),
      node('repository', ['tests/repository/**/*.test.ts'], { isolate: false, maxWorkers: 2 }),
      node('packages', ['tests/packages/**/*.test.ts'], { globalSetup: 'tests/packages/build-setup.ts' }),
      node('contract', ['tests/contract/**/*.test.ts'], { maxWorkers: 2 }),
      {
        root: 'packages/react-components',
        plugins: [react(), vanillaExtractPlugin()],
        resolve: {
          conditions: [source, ...defaultClientConditions],
          /* The sources bring their styles; the built sheet need not be there. */
          alias: [{ find: '@patrolkit/react-components/styles.unlayered.css?inline', replacement: noStyles }],
        },
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            ...ariaEntries(),
            '@tanstack/react-table',
            '@formatjs/intl',
            'xstate',
            'leaflet',
            'react-leaflet',
            '@react-leaflet/core',
            '@xstate/react',
            '@tanstack/react-virtual',
            '@internationalized/date',
            'rrule',
            'jspdf',
            'jspdf-autotable',
            'write-excel-file/universal',
            '@microsoft/signalr',
            'openapi-fetch',
            'axe-core',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx', '../elements/src/**/*.test.tsx'],
          setupFiles: [fileURLToPath(new URL('tests/run/pointer-aside.ts', import.meta.url))],
          testTimeout: 30_000,
          browser: chromiumBrowser(),
        },
      },
    ],
  },
});
