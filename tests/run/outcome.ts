/** What a step of the check came to. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** Why it failed when no test says so. */
  readonly note?: string | undefined;
  /** Files and titles of the tests that failed, and of those that passed only when tried again. */
  readonly failures?: readonly string[] | undefined;
}

/** Outcome of a step that is one test by itself: its process ended well or not. */
export function outcomeOfExit(code: number): Outcome {
  return code === 0
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0, note: `ended with code ${code}` };
}

/**
 * Outcome of a test runner: what its report counts, and one failure more when the report is missing, counts no test at
 * all, or the runner ended badly although no test failed.
 */
export function outcomeOfRunner(code: number, counted: Outcome | undefined): Outcome {
  if (!counted) return { passed: 0, failed: 1, skipped: 0, note: `crashed with code ${code}, no report` };
  if (counted.failed > 0) return counted;
  if (counted.passed === 0) return { ...counted, failed: 1, note: 'ran no test' };
  return code === 0 ? counted : { ...counted, failed: 1, note: `ended with code ${code}` };
}
