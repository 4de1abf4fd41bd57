import { expect, test } from 'vitest';
import { type Outcome, outcomeOfExit, outcomeOfRunner } from './outcome.ts';
import { readPlaywrightReport, readVitestReport } from './read-report.ts';

test('a vitest report gives its counts, and one failure for a file that did not load', () => {
  const report = {
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      {
        name: 'a/one.test.ts',
        status: 'failed',
        assertionResults: [{ status: 'failed', fullName: 'it rings' }, { status: 'passed' }],
      },
      { name: 'a/two.test.ts', status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
    ],
  };
  expect(readVitestReport(JSON.stringify(report))).toEqual({
    passed: 5,
    failed: 2,
    skipped: 3,
    failures: ['a/one.test.ts › it rings', 'a/two.test.ts did not load'],
  });
});

test('a Playwright report gives its counts, a test that passed on a retry among the passed', () => {
  const spec = (title: string, status: string) => ({ file: 'a.spec.ts', line: 4, title, tests: [{ status }] });
  const report = {
    stats: { expected: 7, flaky: 1, unexpected: 2, skipped: 3 },
    errors: [{ message: 'no server' }],
    suites: [
      { specs: [spec('good', 'expected')], suites: [{ specs: [spec('bad', 'unexpected'), spec('so so', 'flaky')] }] },
    ],
  };
  expect(readPlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 8,
    failed: 3,
    skipped: 3,
    failures: ['a.spec.ts:4 › bad', 'a.spec.ts:4 › so so (passed when tried again)'],
  });
});

test.each(['', 'null', '[]', '{"stats": 1}', '{"testResults":'])('%j is no report', (text) => {
  expect(readVitestReport(text)).toBeUndefined();
  expect(readPlaywrightReport(text)).toBeUndefined();
});

const counts = (passed: number, failed: number): Outcome => ({ passed, failed, skipped: 0 });
test.each<[number, Outcome | undefined, number, number]>([
  [0, counts(3, 0), 3, 0],
  [1, counts(3, 2), 3, 2],
  [0, counts(0, 0), 0, 1],
  [1, counts(3, 0), 3, 1],
  [0, undefined, 0, 1],
  [1, undefined, 0, 1],
])('a runner that ends with %i and reports %j passed %i and failed %i', (code, report, passed, failed) => {
  expect(outcomeOfRunner(code, report)).toMatchObject({ passed, failed });
});

test('a step without a report is one test', () => {
  expect(outcomeOfExit(0)).toMatchObject({ passed: 1, failed: 0 });
  expect(outcomeOfExit(2)).toMatchObject({ passed: 0, failed: 1, note: 'ended with code 2' });
});
