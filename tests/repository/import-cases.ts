/** A file that imports something, and the rule of .dependency-cruiser.cjs that refuses it; undefined when it is allowed. */
export interface ImportCase {
  readonly file: string;
  readonly code: string;
  readonly refusedBy: string | undefined;
}

const no = (refusedBy: string, file: string, code: string): ImportCase => ({ file, code, refusedBy });
const yes = (file: string, code: string): ImportCase => ({ file, code, refusedBy: undefined });

const components = 'packages/react-components/src';
const console = 'examples/console/src';

/** The table of docs/architecture.md, line by line: what is refused beside what is allowed. */
export const importCases: readonly ImportCase[] = [
  yes('packages/sdk/src/model/a.ts', "import type { x } from '../wire/index.ts'; export type A = typeof x;"),
  no('sdk-model-types', 'packages/sdk/src/model/b.ts', "import { x } from '../wire/index.ts'; export const b = x;"),
  no('sdk-model', 'packages/sdk/src/model/c.ts', "import { x } from '../index.ts'; export const c = x;"),
  no('sdk-model', 'packages/sdk/src/model/d.ts', "import { x } from 'openapi-fetch'; export const d = x;"),
  yes(
    'packages/sdk/src/rules/a.ts',
    "import { x } from '../model/index.ts'; import rrule from 'rrule'; export const a = [x, rrule];",
  ),
  no(
    'sdk-rules',
    'packages/sdk/src/rules/b.ts',
    "import type { x } from '../wire/index.ts'; export type B = typeof x;",
  ),
  yes('packages/sdk/src/live/a.ts', "import { x } from '../model/index.ts'; export const a = x;"),
  no('sdk-client', 'packages/sdk/src/live/b.ts', "import { x } from 'xstate'; export const b = x;"),
  no('sdk-client', 'packages/sdk/src/live/c.ts', "import { x } from 'react'; export const c = x;"),
  no('sdk-client', 'packages/sdk/src/live/d.ts', "import { x } from '../rules/index.ts'; export const d = x;"),
  no(
    'sdk-client',
    'packages/sdk/src/live/e.ts',
    "import { x } from '@patrolkit/state-machines/alarm'; export const e = x;",
  ),
  yes('packages/sdk/src/testing/a.ts', "import type { x } from '../live/index.ts'; export type A = typeof x;"),
  no('sdk-testing-types', 'packages/sdk/src/testing/b.ts', "import { x } from '../live/index.ts'; export const b = x;"),

  yes(
    'packages/state-machines/src/alarm/a.ts',
    "import { x } from '@patrolkit/sdk/model'; import { x as y } from 'xstate'; export const a = [x, y];",
  ),
  no(
    'state-machines',
    'packages/state-machines/src/alarm/b.ts',
    "import { x } from '@patrolkit/sdk'; export const b = x;",
  ),
  no(
    'state-machines',
    'packages/state-machines/src/alarm/c.ts',
    "import { x } from '../login/index.ts'; export const c = x;",
  ),
  no('state-machines', 'packages/state-machines/src/alarm/d.ts', "import { x } from 'react'; export const d = x;"),
  no(
    'state-machines',
    'packages/state-machines/src/alarm/e.ts',
    "import type { x } from '@patrolkit/sdk/wire'; export type E = typeof x;",
  ),
  no('state-machines', 'packages/state-machines/src/alarm/f.ts', "import { x } from 'vitest'; export const f = x;"),
  yes('packages/state-machines/src/alarm/g.test.ts', "import { x } from 'vitest'; export const g = x;"),
  no(
    'state-machines-tests',
    'packages/state-machines/src/alarm/h.test.ts',
    "import { x } from 'react'; export const h = x;",
  ),

  yes(
    `${components}/event-grid/a.ts`,
    "import { x } from '../data-grid/index.ts'; import type { x as y } from '@patrolkit/sdk'; export const a: typeof y = x;",
  ),
  no('components', `${components}/event-grid/b.ts`, "import { x } from '../alarm-strip/index.ts'; export const b = x;"),
  no('components-types', `${components}/event-grid/c.ts`, "import { x } from '@patrolkit/sdk'; export const c = x;"),
  no(
    'components-types',
    `${components}/event-grid/d.ts`,
    "import type { x } from '@patrolkit/sdk/live'; import { x as y } from '@patrolkit/sdk/live'; export const d: typeof x = y;",
  ),
  no('components', `${components}/event-grid/e.ts`, "import { x } from 'leaflet'; export const e = x;"),
  no(
    'components',
    `${components}/event-grid/f.ts`,
    "import type { x } from 'react-leaflet'; export type F = typeof x;",
  ),
  no('components', `${components}/event-grid/g.ts`, "import { x } from '@patrolkit/sdk/wire'; export const g = x;"),
  no(
    'packages-by-entry',
    `${components}/event-grid/h.ts`,
    "import { x } from '../../../sdk/src/model/index.ts'; export const h = x;",
  ),
  yes(
    `${components}/guard-map/a.ts`,
    "import { x } from 'leaflet'; import { x as y } from 'react-leaflet'; export const a = [x, y];",
  ),
  no('guard-map', `${components}/guard-map/b.ts`, "import { x } from '../event-grid/index.ts'; export const b = x;"),
  yes(
    `${components}/live/a.ts`,
    "import { x } from '@patrolkit/sdk/live'; import { x as y } from '../event-grid/index.ts'; export const a = [x, y];",
  ),
  no('components-live', `${components}/live/b.ts`, "import { x } from 'leaflet'; export const b = x;"),

  yes(`${console}/routes/a.ts`, "import { x } from '@patrolkit/react-components/event-grid'; export const a = x;"),
  no('console-types', `${console}/routes/b.ts`, "import { x } from '@patrolkit/sdk'; export const b = x;"),
  no('console', `${console}/routes/c.ts`, "import { x } from 'leaflet'; export const c = x;"),
  no('console', `${console}/routes/d.ts`, "import type { x } from '@patrolkit/sdk/wire'; export type D = typeof x;"),
  no(
    'packages-by-entry',
    `${console}/routes/e.ts`,
    "import { x } from '../../../../packages/react-components/src/event-grid/private.ts'; export const e = x;",
  ),
  yes(`${console}/services/a.ts`, "import { x } from '@patrolkit/sdk'; export const a = x;"),
  no(
    'console-services',
    `${console}/services/b.ts`,
    "import { x } from '../../../server/src/main.ts'; export const b = x;",
  ),

  yes(
    'examples/portal/src/a.ts',
    "import { x } from '@patrolkit/sdk/live'; import { x as y } from '@patrolkit/react-components/live'; export const a = [x, y];",
  ),
  no('partner-examples', 'examples/portal/src/b.ts', "import { x } from 'leaflet'; export const b = x;"),
  no('partner-examples', 'examples/headless/src/c.ts', "import { x } from '@patrolkit/sdk/wire'; export const c = x;"),
  no(
    'packages-by-entry',
    'examples/portal/src/d.ts',
    "import { x } from '../../../packages/react-components/src/event-grid/private.ts'; export const d = x;",
  ),

  yes(
    'examples/server/src/a.ts',
    "import { x } from '@patrolkit/sdk/model'; import { x as y } from 'fastify'; export const a = [x, y];",
  ),
  no('server', 'examples/server/src/b.ts', "import { x } from '@patrolkit/sdk'; export const b = x;"),
  no('server-types', 'examples/server/src/c.ts', "import { x } from '@patrolkit/sdk/wire'; export const c = x;"),
  no('server', 'examples/server/src/d.ts', "import { x } from 'react'; export const d = x;"),
  no('server', 'examples/server/src/e.ts', "import { x } from '@patrolkit/state-machines/alarm'; export const e = x;"),

  yes(
    'tests/contract/a.test.ts',
    "import { x } from '@patrolkit/sdk'; import { readFile } from 'node:fs'; export const a = [x, readFile];",
  ),
  no(
    'tests-contract',
    'tests/contract/b.test.ts',
    "import { x } from '@patrolkit/state-machines/alarm'; export const b = x;",
  ),
  no(
    'tests-contract',
    'tests/contract/c.test.ts',
    "import { x } from '../../examples/server/src/main.ts'; export const c = x;",
  ),
  yes('tests/e2e/a.spec.ts', "import { x } from '@playwright/test'; export const a = x;"),
  no('tests-e2e', 'tests/e2e/b.spec.ts', "import { x } from '@patrolkit/sdk/model'; export const b = x;"),

  yes(`${components}/icon/e.ts`, 'export const x = 1;'),
  yes(`${components}/icon/b.css.ts`, "import { x } from './e.ts'; export const b = x;"),
  yes(`${components}/icon/d.tsx`, 'export const x = 1;'),
  no('styles-reach-no-component', `${components}/icon/c.css.ts`, "import { x } from './d.tsx'; export const c = x;"),

  no('no-unresolvable', 'examples/server/src/f.ts', "import { x } from './nowhere.ts'; export const f = x;"),
  no('no-circular', 'examples/server/src/g.ts', "import { x } from './h.ts'; export const g = x;"),
];
