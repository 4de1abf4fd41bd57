import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMissionTable } from './mission-rows.ts';

const table = (rows: string): string =>
  `# Table\n\n## Part 1: what\n\n| id | says | where | test |\n|---|---|---|---|\n${rows}\n`;

test('a row gives id, part, fact and the kinds of test it asks for', () => {
  const [part] = readMissionTable(table("| S1.30 | starts 'dark'\\|'light' | rc theme | U exact text; E: a Case, C |"));
  expect(part).toEqual({
    number: 1,
    title: 'what',
    rows: [{ id: 'S1.30', part: 1, says: "starts 'dark'\\|'light'", asks: 'UEC' }],
  });
});

test('a table after the last part adds no row', () => {
  const text = `${table('| S1.01 | a | b | E |')}\n## Paired readings\n\n| S1.01 | x | y | z |\n`;
  expect(readMissionTable(text).flatMap(({ rows }) => rows)).toHaveLength(1);
});

test('an id written twice is refused by name', () => {
  expect(() => readMissionTable(table('| S1.01 | a | b | E |\n| S1.01 | c | d | U |'))).toThrow(/S1\.01 twice/);
});

test('the mission table of the project has 545 rows in nine parts', () => {
  const parts = readMissionTable(readFileSync(new URL('../../docs/spec/mission-table.md', import.meta.url), 'utf8'));
  expect(parts.map(({ rows }) => rows.length)).toEqual([44, 125, 137, 36, 27, 10, 79, 28, 59]);
});
