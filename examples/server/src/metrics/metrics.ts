import type { Metric } from './exposition.ts';
import { createCounter, createHistogram } from './instruments.ts';

/** What this process has counted since it started. */
export interface Metrics {
  /** A request was answered. @param operation of the contract, or `other` */
  answered(operation: string, status: number, seconds: number): void;
  /** A statement of the database has ended, well or badly. */
  stated(seconds: number): void;
  /** @param at milliseconds since 1970 */
  jobSucceeded(job: string, at: number): void;
  jobFailed(job: string): void;
  read(): Metric[];
}

const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 30];

/** Makes the counters of one process. */
export function createMetrics(): Metrics {
  const requests = createCounter({
    name: 'patrolkit_http_requests_total',
    help: 'Requests answered, by operation and status.',
  });
  const durations = createHistogram(
    { name: 'patrolkit_http_request_duration_seconds', help: 'From the first byte of a request to its answer.' },
    requestBounds,
  );
  const statements = createHistogram(
    { name: 'patrolkit_database_statement_seconds', help: 'Time of a statement, with its wait for a turn.' },
    statementBounds,
  );
  const failures = createCounter({ name: 'patrolkit_job_failures_total', help: 'Runs of a job that failed.' });
  const successes = new Map<string, number>();
  return {
    answered: (operation, status, seconds) => {
      requests.add({ operation, status: String(status) });
      durations.observe({ operation }, seconds);
    },
    stated: (seconds) => statements.observe({}, seconds),
    jobSucceeded: (job, at) => void successes.set(job, at),
    jobFailed: (job) => failures.add({ job }),
    read: () => [
      requests.read(),
      durations.read(),
      statements.read(),
      failures.read(),
      {
        name: 'patrolkit_job_last_success_timestamp_seconds',
        help: 'When a job last ran well in this process, seconds since 1970.',
        type: 'gauge',
        samples: [...successes].map(([job, at]) => ({ labels: { job }, value: at / 1000 })),
      },
    ],
  };
}
