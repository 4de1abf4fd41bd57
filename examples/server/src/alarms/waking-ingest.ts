import type { IngestWriter } from '../patrol/ingest.ts';

/** C12: after the commit of a panic the escalation is looked at without waiting for the clock. */
export function wakingIngest(write: IngestWriter, wake: () => void): IngestWriter {
  return async (guard, ingests, ...more) => {
    const outcomes = await write(guard, ingests, ...more);
    if (ingests.some(({ event }) => event?.type === 'GuardPanic')) wake();
    return outcomes;
  };
}
