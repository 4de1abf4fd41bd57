import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { machineDocuments } from './diagrams.ts';

const folder = new URL('../../../docs/machines/', import.meta.url);
const isMachineFolder = (name: string): boolean =>
  readdirSync(new URL(name, import.meta.url)).some((file) => file.endsWith('.machine.ts'));
const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && isMachineFolder(entry.name))
  .map((entry) => `${entry.name}.md`);

test('every machine has its document, and there is none of a machine that is gone', () => {
  expect([...machineDocuments.keys()].toSorted()).toEqual(folders.toSorted());
  expect(readdirSync(folder).toSorted()).toEqual(folders.toSorted());
});

test.each([...machineDocuments])(
  '%s shows the machine as it is: else run `pnpm --filter @patrolkit/state-machines diagrams`',
  (name, document) => {
    expect(readFileSync(new URL(name, folder), 'utf8')).toBe(document);
  },
);
