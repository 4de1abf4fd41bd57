// Who may import whom. Default no: a file may import what its room's line allows and nothing else.
// The same table in words: docs/architecture.md. tests/repository/import-directions.test.ts proves that it refuses.

const anyOf = (...paths) => `^(?:${paths.join('|')})`;
const lastFolder = '(?:^|/)node_modules/(?!.*/node_modules/)';
const npm = (...names) => `${lastFolder}(?:${names.join('|')})(?:/|$)`;
const npmBut = (...names) => `${lastFolder}(?!(?:${names.join('|')})(?:/|$))`;

// Public entries. Names beside a package's folder are its exports; everything else in it is private.
const sdkModel = 'packages/sdk/src/model/index\\.ts$';
const sdkRules = 'packages/sdk/src/rules/index\\.ts$';
const sdkClient = 'packages/sdk/src/(?:index|realtime/index|live/index)\\.ts$';
const sdkTesting = 'packages/sdk/src/testing/index\\.ts$';
const sdkWire = 'packages/sdk/src/wire/index\\.ts$';
const machines = 'packages/state-machines/src/[^/]+/index\\.ts$';
const components =
  'packages/react-components/src/(?:[^/]+/index\\.tsx?|live/(?:map|search)\\.tsx?|theme/themes\\.ts|messages/[a-z]+\\.json)$';
const shared =
  'packages/react-components/src/(?:data-grid|table-export|controls|state-view|provider|icon|theme|messages)/';

const elements = 'packages/elements/src/index\\.ts$';
// The list of the sheets, of which the build is made and which its tests read.
const sheets = '^packages/react-components/sheets\\.ts$';

// Third parties.
const react = [
  'react',
  'react-dom',
  'react-aria-components',
  '@react-aria/[^/]+',
  '@react-types/[^/]+',
  '@internationalized/date',
  '@types/react(?:-dom)?',
];
const leaflet = ['leaflet', 'react-leaflet', '@react-leaflet/core', '@types/leaflet', '@types/geojson'];
const testTools = [
  'vitest',
  '@vitest/[^/]+',
  'vitest-browser-react',
  'fast-check',
  'axe-core',
  '@formatjs/icu-messageformat-parser',
  'fuse\\.js',
  'pdfjs-dist',
];
const storybook = ['storybook', '@storybook/[^/]+'];
const nodeItself =
  '^(?:node:)?(?:fs|path|url|os|child_process|crypto|util|worker_threads|http|https|net|tls|zlib|stream|events|timers|assert|perf_hooks|module|process|buffer|async_hooks|diagnostics_channel)(?:/|$)';

// A test, or what several tests beside it share.
const tests = '(?:\\.test|\\.fixture|-testing)\\.tsx?$';
const stories = '\\.stories\\.tsx?$';
const makers = '/make-[^/]+\\.ts$';
const beside = `(?:${tests}|${stories}|${makers})`;
// Types of plain GeoJSON data, no code.
const geoJson = npm('@types/geojson');

/** One line of the table. `values` may be imported as they are, `types` only by `import type`. $1 is the first group of `from`. */
function room(name, { from, notFrom, values = [], types = [] }) {
  const comment = `${name} may import only what its line in .dependency-cruiser.cjs names`;
  const source = { path: from, ...(notFrom ? { pathNot: notFrom } : {}) };
  return [
    { name, comment, severity: 'error', from: source, to: { pathNot: [...values, ...types], couldNotResolve: false } },
    ...(types.length === 0
      ? []
      : [
          {
            name: `${name}-types`,
            comment: `${comment}; this one only as a type`,
            severity: 'error',
            from: source,
            to: { path: types, pathNot: values, dependencyTypesNot: ['type-only'] },
          },
        ]),
  ];
}

const own = {
  model: '^packages/sdk/src/model/',
  rules: '^packages/sdk/src/rules/',
  wire: '^packages/sdk/src/wire/',
  testing: '^packages/sdk/src/testing/',
};

const table = [
  // The SDK: model and rules are pure, the rest talks to a back end, no part knows React or xstate.
  ...room('sdk-model', { from: own.model, notFrom: tests, values: [own.model], types: [own.wire] }),
  ...room('sdk-rules', { from: own.rules, notFrom: tests, values: [own.rules, own.model, npm('rrule')] }),
  ...room('sdk-wire', { from: own.wire, notFrom: tests, values: [own.wire] }),
  ...room('sdk-testing', {
    from: own.testing,
    notFrom: tests,
    values: [own.testing, own.model, own.rules],
    types: ['^packages/sdk/src/', npm('openapi-fetch')],
  }),
  ...room('sdk-client', {
    from: '^packages/sdk/src/',
    notFrom: [own.model, own.rules, own.wire, own.testing, tests],
    values: ['^packages/sdk/src/(?!(?:rules|wire|testing)/)', npm('@microsoft/signalr', 'openapi-fetch')],
    types: [own.wire],
  }),
  ...room('sdk-tests', {
    from: `^packages/sdk/src/.*${tests}`,
    values: ['^packages/sdk/src/', npm('@microsoft/signalr', 'openapi-fetch', 'rrule', ...testTools), nodeItself],
  }),

  // State machines: xstate, the model, their own folder and shared.
  ...room('state-machines', {
    from: '^packages/state-machines/src/([^/]+)/',
    notFrom: tests,
    values: ['^packages/state-machines/src/(?:$1|shared)/', anyOf(sdkModel), npm('xstate')],
  }),
  ...room('state-machines-tests', {
    from: `^packages/state-machines/src/([^/]+)/.*${tests}`,
    values: [
      '^packages/state-machines/src/(?:$1|shared)/',
      anyOf(sdkModel, sdkTesting),
      npm('xstate', ...testTools),
      nodeItself,
    ],
  }),

  // Components: their own folder and what all share; the connected ones in live/ put components, client and feed together.
  ...room('components', {
    from: '^packages/react-components/src/([^/]+)/',
    notFrom: ['^packages/react-components/src/(?:live|guard-map|scheduler-calendar|task-form|rrule-viewer)/', beside],
    values: [
      '^packages/react-components/src/$1/',
      anyOf(shared, sdkModel, machines),
      npm(
        'xstate',
        '@xstate/react',
        '@tanstack/react-table',
        '@formatjs/intl',
        '@vanilla-extract/css',
        'jspdf',
        'jspdf-autotable',
        'write-excel-file',
        ...react,
      ),
    ],
    types: [anyOf(sdkClient), geoJson],
  }),
  ...room('guard-map', {
    from: '^packages/react-components/src/guard-map/',
    notFrom: beside,
    values: [
      '^packages/react-components/src/guard-map/',
      anyOf(shared, sdkModel, machines),
      npm('@formatjs/intl', '@vanilla-extract/css', ...react, ...leaflet),
    ],
    types: [anyOf(sdkClient)],
  }),
  ...room('calendar-and-rules', {
    from: '^packages/react-components/src/(scheduler-calendar|task-form|rrule-viewer)/',
    notFrom: beside,
    values: [
      '^packages/react-components/src/$1/',
      anyOf(shared, sdkModel, sdkRules, machines),
      npm(
        'xstate',
        '@xstate/react',
        '@tanstack/react-table',
        '@tanstack/react-virtual',
        '@formatjs/intl',
        '@vanilla-extract/css',
        ...react,
      ),
    ],
    types: [anyOf(sdkClient)],
  }),
  ...room('components-live', {
    from: '^packages/react-components/src/live/',
    notFrom: beside,
    values: [
      '^packages/react-components/src/',
      anyOf(sdkModel, sdkRules, sdkClient, machines),
      npm('xstate', '@xstate/react', '@formatjs/intl', ...react),
    ],
    types: [geoJson],
  }),
  ...room('components-tests', {
    from: `^packages/react-components/src/([^/]+)/.*${tests}`,
    notFrom: '^packages/react-components/src/(?:live|guard-map)/',
    values: [
      '^packages/react-components/src/$1/',
      anyOf(shared, sdkModel, sdkRules, sdkTesting, machines),
      npm('xstate', '@xstate/react', '@tanstack/react-table', '@formatjs/intl', ...react, ...testTools),
      nodeItself,
    ],
    types: [anyOf(sdkClient)],
  }),
  ...room('guard-map-tests', {
    from: `^packages/react-components/src/guard-map/.*${tests}`,
    values: [
      '^packages/react-components/src/guard-map/',
      anyOf(shared, sdkModel, sdkTesting),
      npm('@formatjs/intl', '@vanilla-extract/css', ...react, ...leaflet, ...testTools),
      nodeItself,
    ],
    types: [anyOf(sdkClient)],
  }),
  ...room('components-live-tests', {
    from: `^packages/react-components/src/live/.*${tests}`,
    values: [
      '^packages/react-components/src/',
      anyOf(sdkModel, sdkRules, sdkClient, sdkTesting, machines),
      npm('xstate', '@xstate/react', '@formatjs/intl', ...react, ...testTools),
    ],
  }),
  // Run by hand to make a file that is committed; nothing imports them.
  ...room('makers', {
    from: `^packages/react-components/src/([^/]+)${makers}`,
    values: ['^packages/react-components/src/$1/', nodeItself],
  }),
  ...room('stories', {
    from: `^packages/react-components/src/([^/]+)/.*${stories}`,
    notFrom: '^packages/react-components/src/live/',
    values: [
      '^packages/react-components/src/$1/',
      anyOf(shared, components, sdkModel, sdkRules, sdkTesting, machines),
      npm(...react, ...storybook),
    ],
    types: [anyOf(sdkClient), geoJson],
  }),
  ...room('stories-live', {
    from: `^packages/react-components/src/live/.*${stories}`,
    values: [
      '^packages/react-components/src/live/',
      anyOf(shared, components, sdkModel, sdkClient, sdkTesting),
      npm(...react, ...storybook),
    ],
  }),
  ...room('storybook', {
    from: '^\\.storybook/',
    values: [
      '^\\.storybook/',
      '^tests/run/aria-entries\\.ts$',
      anyOf(components, sdkModel, sdkRules, sdkTesting, machines),
      npm('vite', '@vanilla-extract/vite-plugin', '@vitejs/plugin-react', ...react, ...storybook, ...leaflet),
      nodeItself,
    ],
  }),

  // Custom elements: public entries of the other packages, and what takes the place of react-leaflet.
  ...room('elements', {
    from: '^packages/elements/src/',
    notFrom: beside,
    values: [
      '^packages/elements/src/',
      anyOf(sdkModel, sdkClient, components),
      npm('react', 'react-dom', '@types/react(?:-dom)?', 'leaflet', '@types/leaflet'),
    ],
  }),
  ...room('elements-tests', {
    from: `^packages/elements/.*${tests}`,
    values: [
      '^packages/elements/',
      anyOf(sdkModel, sdkClient, sdkTesting, components),
      npm('react', 'react-dom', ...testTools),
      nodeItself,
    ],
  }),

  // What builds a package: its own files and the tools.
  ...room('package-build', {
    from: '^packages/([^/]+)/[^/]+\\.ts$',
    notFrom: tests,
    values: ['^packages/$1/', npm('tsup', 'vite', '@vanilla-extract/esbuild-plugin'), nodeItself],
  }),

  // The console: the client only where services and machines wire it up, components by their entries, no Leaflet.
  ...room('console', {
    from: '^examples/console/src/',
    notFrom: ['^examples/console/src/(?:services|machines)/', tests],
    values: [
      '^examples/console/src/',
      anyOf(sdkModel, machines, components),
      npm(
        'xstate',
        '@xstate/react',
        'react-router',
        '@formatjs/intl',
        '@vanilla-extract/css',
        '@fontsource-variable/[^/]+',
        'recharts',
        'uqr',
        ...react,
      ),
    ],
    types: [anyOf(sdkClient), geoJson],
  }),
  ...room('console-services', {
    from: '^examples/console/src/(?:services|machines)/',
    notFrom: tests,
    values: [
      '^examples/console/src/',
      anyOf(sdkModel, sdkClient, machines, components),
      npm('xstate', '@xstate/react', 'react-router', '@formatjs/intl', 'date-holidays', ...react),
    ],
  }),
  ...room('console-tests', {
    from: `^examples/console/src/.*${tests}`,
    values: [
      '^examples/console/',
      anyOf(sdkModel, sdkClient, sdkTesting, machines, components),
      npm('xstate', '@xstate/react', 'react-router', '@formatjs/intl', ...react, ...testTools),
      nodeItself,
    ],
  }),
  ...room('console-build', {
    from: '^examples/console/(?!src/)',
    values: [
      '^examples/console/(?!src/)',
      anyOf(components),
      npm('vite', '@vitejs/plugin-react', '@vanilla-extract/vite-plugin', ...testTools),
      nodeItself,
    ],
  }),

  // What partners would write: public entries, react, and nothing else of this repository.
  ...room('partner-examples', {
    from: '^examples/(portal|headless)/src/',
    values: [
      '^examples/$1/src/',
      anyOf(sdkModel, sdkClient, components),
      npm('react', 'react-dom', '@types/react(?:-dom)?'),
    ],
    types: [geoJson],
  }),
  ...room('partner-examples-build', {
    from: '^examples/(portal|headless)/(?!src/)',
    values: ['^examples/$1/(?!src/)', npm('vite', '@vitejs/plugin-react', '@vanilla-extract/vite-plugin')],
  }),

  // The page for frames: the elements and their styles.
  ...room('embed-page', {
    from: '^examples/embed/src/',
    notFrom: tests,
    values: ['^examples/embed/src/', anyOf(elements, components)],
  }),
  ...room('embed-page-tests', {
    from: `^examples/embed/src/.*${tests}`,
    values: ['^examples/embed/src/', npm(...testTools)],
  }),
  ...room('embed-page-build', {
    from: '^examples/embed/(?!src/)',
    values: [
      '^examples/embed/(?!src/)',
      npm('vite', '@vitejs/plugin-react', '@vanilla-extract/vite-plugin'),
      nodeItself,
    ],
  }),

  // The server: what both sides compute alike, and the contract's types. Nothing that shows or moves.
  ...room('server', {
    from: '^examples/server/',
    notFrom: [tests, '^examples/server/src/hub/conformance/'],
    values: [
      '^examples/server/',
      anyOf(sdkModel, sdkRules),
      npmBut('xstate', '@xstate/react', '@microsoft/signalr', ...react, ...leaflet, ...testTools, ...storybook),
      nodeItself,
    ],
    types: [anyOf(sdkWire)],
  }),
  ...room('server-tests', {
    from: `^examples/server/(?:src/hub/conformance/|.*${tests})`,
    values: [
      '^examples/server/',
      anyOf(sdkModel, sdkRules),
      npmBut('xstate', '@xstate/react', ...react, ...leaflet, ...storybook),
      nodeItself,
    ],
    types: [anyOf(sdkWire)],
  }),
  // What `npm start` runs: it starts the two examples as they are.
  ...room('start', {
    from: '^examples/start(?:\\.ts$|/)',
    values: [
      '^examples/start(?:\\.ts$|/)',
      '^examples/(?:console/vite|server/src/simulator)/',
      npm(...testTools),
      nodeItself,
    ],
  }),

  // Tests from outside.
  ...room('tests-contract', {
    from: '^tests/contract/',
    values: [
      '^tests/contract/',
      anyOf(sdkModel, sdkRules, sdkClient, sdkTesting),
      npm('@microsoft/signalr', 'ws', '@types/ws', ...testTools),
      nodeItself,
    ],
    types: [anyOf(sdkWire)],
  }),
  ...room('tests-e2e', {
    from: '^tests/e2e/',
    values: [
      '^tests/(?:e2e/|run/chromium\\.ts$)',
      npm('@playwright/test', 'playwright', 'axe-core', 'pdfjs-dist'),
      nodeItself,
    ],
  }),
  // What partners install: the tools that judge it, and what is built; its sources are imported by nobody here.
  ...room('tests-packages', {
    from: '^tests/packages/',
    values: [
      '^tests/packages/',
      sheets,
      npm(
        '@microsoft/api-extractor',
        '@size-limit/file',
        'size-limit',
        'publint',
        'typescript',
        '@typescript/typescript6',
        ...testTools,
      ),
      nodeItself,
    ],
  }),
  ...room('tests-embed', {
    from: '^tests/embed/',
    values: [
      '^tests/(?:embed/|e2e/(?:product|models/(?:office|phone))\\.ts$|proof/proof\\.ts$|run/chromium\\.ts$)',
      npm('playwright'),
      nodeItself,
    ],
  }),
  ...room('tests-repository', {
    from: '^tests/(repository|run)/',
    values: ['^tests/$1/', npm('yaml', 'typescript', '@typescript/typescript6', ...testTools), nodeItself],
  }),

  // Benchmarks: the server has no public entry, so that its own bench measures it from inside.
  ...room('benchmarks-server', {
    from: '^benchmarks/server/',
    values: [
      '^benchmarks/',
      '^examples/server/src/',
      npm('drizzle-orm', 'fastify', 'pg', 'ws', 'socket\\.io(?:-client)?', '@microsoft/signalr', ...testTools),
      nodeItself,
    ],
    types: [anyOf(sdkWire)],
  }),
  ...room('benchmarks', {
    from: '^benchmarks/(?!server/)',
    values: [
      '^benchmarks/(?!server/)',
      '^tests/run/chromium\\.ts$',
      anyOf(components, sdkModel, sdkRules, sdkClient, machines),
      /* The peers of a measured page install by themselves; the page's own bundler finds them. */
      '^peer:',
      npm(
        'vite',
        '@vitejs/plugin-react',
        '@vanilla-extract/vite-plugin',
        'playwright',
        'xstate',
        ...react,
        ...leaflet,
        ...testTools,
      ),
      nodeItself,
    ],
  }),
];

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^peer:|\\.css\\?inline$' },
    },
    {
      name: 'packages-by-entry',
      comment: 'Another package is imported by its name, never by a path into it',
      severity: 'error',
      from: { path: '^((?:packages|examples|tests|benchmarks)/[^/]+)/' },
      to: { path: '^packages/', dependencyTypes: ['local'], pathNot: ['^$1/', sheets] },
    },
    {
      name: 'aria-by-entry',
      comment:
        'A host that builds with esbuild loads at first whatever stands behind the index of react-aria-components: each thing has an entry of its own',
      severity: 'error',
      from: { path: '^packages/react-components/src/' },
      to: { path: 'react-aria-components/dist/(?:types/)?exports/index\\.' },
    },
    {
      name: 'styles-reach-no-component',
      comment:
        'A style sheet that evaluates a component evaluates its styles too, and the build loses them now and then: what it needs of a component lives in a file of its own',
      severity: 'error',
      from: { path: '\\.css\\.ts$' },
      to: { reachable: true, path: '\\.tsx$' },
    },
    ...table,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // a partner's page is installed elsewhere, from the packed packages
    exclude: {
      path: '^(?:packages|examples)/[^/]+/dist/|^examples/console/public/|^tests/embed/(?:shared|vite|plain|next|webpack|elements)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['patrolkit:source', 'import', 'types', 'default'],
    },
  },
};
