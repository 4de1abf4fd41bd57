import type { Outcome } from './outcome.ts';

/** A step that has run. */
export interface StepResult extends Outcome {
  readonly name: string;
  readonly seconds: number;
}

const widths = [14, 8, 8, 9, 9];
const line = (texts: readonly string[]): string =>
  texts.map((text, index) => (index === 0 ? text.padEnd(widths[0] ?? 0) : text.padStart(widths[index] ?? 0))).join('');

/** Whether everything passed, and something was run at all. */
export function isGood(results: readonly StepResult[]): boolean {
  return results.length > 0 && results.every(({ passed, failed }) => failed === 0 && passed > 0);
}

/** A table of the steps, the tests that failed by name, and, as its last line, `N passed, N failed`. */
export function summaryOf(results: readonly StepResult[]): string {
  const rows = results.map(({ name, passed, failed, skipped, seconds, note }) => {
    const row = line([name, String(passed), String(failed), String(skipped), seconds.toFixed(1)]);
    return note ? `${row}  ${note}` : row;
  });
  const sum = (of: (result: StepResult) => number): number => results.reduce((total, result) => total + of(result), 0);
  return [
    line(['step', 'passed', 'failed', 'skipped', 'seconds']),
    ...rows,
    ...results.flatMap(({ name, failures = [] }) => failures.map((failure) => `✗ ${name}: ${failure}`)),
    `${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ].join('\n');
}
