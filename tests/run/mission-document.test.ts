import { expect, test } from 'vitest';
import { missionDocument, provedIn } from './mission-document.ts';
import { missionProblems } from './mission-problems.ts';
import { collectProofs, kindOf } from './mission-proofs.ts';
import { readMissionTable } from './mission-rows.ts';

const parts = readMissionTable(
  '## Part 1: what\n\n| S1.01 | first \\| fact | x | U |\n| S1.02 | second | x | E |\n| S1.03 | third | x | E, U |\n',
);
const files = [
  { path: 'packages/b.test.ts', source: "test('S1.01 it', f); test('S1.03', f)" },
  { path: 'packages/a.test.ts', source: "test('S1.01 too', f)" },
];
const proofs = collectProofs(files);
const document = missionDocument(parts, proofs);

test('proofs name each test file once, by path', () => {
  expect([...proofs]).toEqual([
    ['S1.01', ['packages/a.test.ts', 'packages/b.test.ts']],
    ['S1.03', ['packages/b.test.ts']],
  ]);
});

test('the document counts, and tells proved rows with their tests from open ones', () => {
  expect(document).toContain('**2 of 3 rows proved, 1 open.** 1 of the proved lack a kind');
  expect(document).toContain('| S1.01 | first \\| fact | U |  | packages/a.test.ts<br>packages/b.test.ts |');
  expect(document).toContain('| S1.03 | third | EU | E | packages/b.test.ts |');
  expect(document).toContain('| S1.02 | second | E |\n');
  expect(provedIn(document)).toEqual(['S1.01', 'S1.03']);
});

test.each([
  ['tests/e2e/alarm.spec.ts', 'E'],
  ['tests/contract/hub.test.ts', 'C'],
  ['packages/react-components/src/x.test.tsx', 'S'],
  ['examples/server/src/x.test.ts', 'U'],
])('%s is a test of kind %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});

test('a fresh document has no problem', () => {
  expect(missionProblems({ parts, proofs, document, committed: document })).toEqual([]);
  expect(missionProblems({ parts, proofs, document, committed: undefined })).toEqual([]);
});

test('an id that is not in the table is named with its file', () => {
  const more = collectProofs([...files, { path: 'packages/c.test.ts', source: "it('S1.99 none', f)" }]);
  expect(missionProblems({ parts, proofs: more, document, committed: document })).toEqual([
    'packages/c.test.ts: S1.99 is not in docs/spec/mission-table.md',
  ]);
});

test('a proved row that lost its last test is named, even after the document was written anew', () => {
  const fewer = collectProofs(files.slice(1));
  const lost = 'S1.03 was proved and no test carries it any more: bring its test back';
  const stale = 'docs/mission.md is not fresh: run `pnpm generate` and commit it';
  expect(missionProblems({ parts, proofs: fewer, document, committed: undefined })).toEqual([lost, stale]);
  const anew = missionDocument(parts, fewer);
  expect(missionProblems({ parts, proofs: fewer, document: anew, committed: document })).toEqual([lost]);
});

test('a missing document is not fresh', () => {
  expect(missionProblems({ parts, proofs, document: undefined, committed: undefined })).toHaveLength(1);
});
