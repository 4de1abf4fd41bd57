import { expect, test } from 'vitest';
import { chosenSteps, steps } from './steps.ts';
import { isGood, type StepResult, summaryOf } from './summary.ts';

const result = (name: string, passed: number, failed: number, note?: string): StepResult => ({
  name,
  passed,
  failed,
  skipped: 1,
  seconds: 1.25,
  note,
});

test('the summary has a row per step and the sum as its very last line', () => {
  const lines = summaryOf([result('types', 1, 0), result('unit', 20, 2, 'ended with code 1')]).split('\n');
  expect(lines).toHaveLength(4);
  expect(lines[2]).toMatch(/^unit +20 +2 +1 +1\.3 {2}ended with code 1$/);
  expect(lines.at(-1)).toBe('21 passed, 2 failed');
});

test('what failed is named under the table, so that the end of a log is enough', () => {
  const failed = { ...result('unit', 20, 1), failures: ['a.test.ts › it rings'] };
  expect(summaryOf([failed]).split('\n').at(-2)).toBe('✗ unit: a.test.ts › it rings');
});

test('only a run in which every step passed something and failed nothing is good', () => {
  expect(isGood([result('types', 1, 0)])).toBe(true);
  expect(isGood([result('types', 1, 0), result('unit', 9, 1)])).toBe(false);
  expect(isGood([result('unit', 0, 0)])).toBe(false);
  expect(isGood([])).toBe(false);
});

test('--only chooses steps in their own order and refuses a name that is none', () => {
  expect(chosenSteps([])).toBe(steps);
  expect(chosenSteps(['--only', 'unit,types']).map(({ name }) => name)).toEqual(['types', 'unit']);
  expect(() => chosenSteps(['--only', 'types,lint'])).toThrow(/lint is none/);
  expect(() => chosenSteps(['--only'])).toThrow(/nothing is none/);
});
