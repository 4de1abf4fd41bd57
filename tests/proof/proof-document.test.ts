import { expect, test } from 'vitest';
import { percentile } from './proof.ts';
import { withResult } from './proof-document.ts';

const head = '# Proof\n\n| id | promise | kept | found | date | machine |\n|---|---|---|---|---|---|\n';
const result = (id: string, text: string) => ({
  id,
  title: 't',
  date: '2026-11-21',
  machine: 'm',
  text,
  isKept: true,
});

test('a new result takes the place of the older one of its promise, and rows keep their order', () => {
  const first = withResult(withResult(head, result('R2', 'old')), result('R1', 'a|b'));
  expect(withResult(first, result('R2', 'new'))).toBe(
    `${head}| R1 | t | kept | a\\|b | 2026-11-21 | m |\n| R2 | t | kept | new | 2026-11-21 | m |\n`,
  );
});

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0, 0.5, 0.95, 1].map((share) => percentile(values, share))).toEqual([1, 50, 95, 100]);
  expect(() => percentile([], 0.5)).toThrow(RangeError);
});
