import type { IngestWriter } from '../patrol/ingest.ts';
import type { RequestLimit } from './request-limit.ts';

/** Counts what phones send, and refuses too much of it with 429; what holds a panic is neither counted nor refused. */
export function limitedIngest(ingest: IngestWriter, limit: RequestLimit): IngestWriter {
  return async (scope, ingests, bytes) => {
    if (!ingests.some(({ event }) => event?.type === 'GuardPanic')) limit.take(scope);
    return ingest(scope, ingests, bytes);
  };
}
