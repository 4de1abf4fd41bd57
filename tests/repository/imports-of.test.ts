import { expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';

test.each([
  ["import { a } from 'xstate';", ['xstate']],
  ["import {\n  a,\n  b,\n} from '@xstate/react/x';", ['@xstate/react']],
  ["import 'leaflet/dist/leaflet.css';", ['leaflet']],
  ['export * from "react"; const m = await import(\'rrule\');', ['react', 'rrule']],
  ["import type { A } from 'react'; export type { B } from 'xstate';", []],
  ["import { a } from './a.ts'; import fs from 'node:fs';", []],
  ["// import { a } from 'rrule';\n/* import 'leaflet'; */", []],
  ['const text = "import \'rrule\'";', []],
])('imports of %s', (source, names) => {
  expect(importsOf(source)).toEqual(names);
});
