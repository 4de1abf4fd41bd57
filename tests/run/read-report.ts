import { relative, resolve } from 'node:path';
import type { Outcome } from './outcome.ts';

type Fields = { readonly [key: string]: unknown };
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const fields = (value: unknown): Fields => (isFields(value) ? value : {});
const list = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.map(fields) : []);
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);
const word = (value: unknown): string => (typeof value === 'string' ? value : '');
const fileName = (path: unknown): string => relative(process.cwd(), resolve(word(path)));

function parsed(text: string): Fields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : undefined;
  } catch {
    // a runner that died while writing: there is no report
    return undefined;
  }
}

/** Counts of vitest's JSON report; a file that failed outside its tests counts as one. Undefined when it is none. */
export function readVitestReport(text: string): Outcome | undefined {
  const report = parsed(text);
  if (!report || !Array.isArray(report.testResults)) return undefined;
  const brokenFiles = list(report.testResults).filter(
    (file) => file.status === 'failed' && !list(file.assertionResults).some(({ status }) => status === 'failed'),
  );
  return {
    passed: count(report.numPassedTests),
    failed: count(report.numFailedTests) + brokenFiles.length,
    skipped: count(report.numPendingTests) + count(report.numTodoTests),
    failures: [
      ...list(report.testResults).flatMap((file) =>
        list(file.assertionResults)
          .filter(({ status }) => status === 'failed')
          .map(({ fullName }) => `${fileName(file.name)} › ${word(fullName)}`),
      ),
      ...brokenFiles.map(({ name }) => `${fileName(name)} did not load`),
    ],
  };
}

/** Counts of Playwright's JSON report; errors outside tests count as one each. Undefined when it is none. */
export function readPlaywrightReport(text: string): Outcome | undefined {
  const report = parsed(text);
  if (!report || !isFields(report.stats)) return undefined;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return {
    passed: count(expected) + count(flaky),
    failed: count(unexpected) + list(report.errors).length,
    skipped: count(skipped),
    failures: list(report.suites).flatMap((suite) => badSpecs(suite)),
  };
}

/* Suites are nested: files, describes, tests. */
function badSpecs(suite: Fields): string[] {
  const own = list(suite.specs).flatMap((spec) =>
    list(spec.tests)
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status }) => {
        const title = `${word(spec.file)}:${count(spec.line)} › ${word(spec.title)}`;
        return status === 'flaky' ? `${title} (passed when tried again)` : title;
      }),
  );
  return [...own, ...list(suite.suites).flatMap((inner) => badSpecs(inner))];
}
