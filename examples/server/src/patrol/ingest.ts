import type { Scope } from '../auth/scope.ts';
import type { Clock } from '../clock.ts';
import type { Store } from '../db/repository.ts';
import type { Ingest } from '../devices/ingest.ts';
import { applyPatrolRules } from './apply-patrol-rules.ts';
import { isLiveReading, type SkewReading } from './clock-skew.ts';
import { type Coverage, type IngestOutcome, type StoredRequest, storeReports } from './store-reports.ts';

/**
 * Writes the reports of one authenticated guard; answers in their order, after the commit.
 * `bytes` is what the device sent for them, for the report on consumption (C9).
 */
export type IngestWriter = (
  guard: Scope,
  ingests: readonly Ingest[],
  bytes?: number,
) => Promise<readonly IngestOutcome[]>;

/** What the writer needs around it. */
export interface IngestSurroundings {
  readonly store: Store;
  readonly clock: Clock;
  readonly isCovered: Coverage;
  /** After the commit: the guard's last position has moved. */
  readonly onMoved: (tenantId: number, userId: number) => void;
  /** Hears why what follows from a report could not be done; the report itself is stored all the same. */
  readonly onError: (error: unknown) => void;
}

/* The newest of a batch is the one that has lain in the phone the shortest. */
function readSkew(ingests: readonly Ingest[], now: number): SkewReading | null {
  const times = ingests.flatMap(({ phoneAt }) => phoneAt ?? []);
  return times.length === 0 ? null : { skewMs: Math.max(...times) - now, receivedAt: now };
}

/** The one place that writes what devices report. */
export function createIngestWriter(surroundings: IngestSurroundings): IngestWriter {
  const { store, clock, isCovered, onMoved, onError } = surroundings;
  const readings = new Map<number, SkewReading>();

  /* milliseconds; null when the reading tells how late the report came, or there is none */
  const skewOf = (userId: number, reading: SkewReading | null): number | null => {
    if (!reading) return null;
    const isLive = isLiveReading(reading, readings.get(userId) ?? null);
    readings.set(userId, reading);
    return isLive ? reading.skewMs : null;
  };

  return async (guard, ingests, bytes = 0) => {
    const now = clock.now();
    const { userId, tenantId } = guard;
    const request = { guard, ingests, bytes, skewMs: skewOf(userId, readSkew(ingests, now)), now };
    const repository = store.for(guard);
    const finish = ({ hasMoved, outcomes }: StoredRequest): readonly IngestOutcome[] => {
      if (hasMoved) onMoved(tenantId, userId);
      return outcomes;
    };
    /* C7: a panic waits for no rule and falls with none: it is committed first, by itself. */
    if (!ingests.some(({ event }) => event?.type === 'GuardPanic')) {
      try {
        const stored = await repository.write(async (writer) => {
          const reports = await storeReports(writer, request, isCovered);
          await applyPatrolRules(writer, userId, { ...reports, isNew: true }, now);
          return reports;
        });
        return finish(stored);
      } catch (error) {
        onError(error);
      }
    }
    const stored = await repository.write((writer) => storeReports(writer, request, isCovered));
    const outcomes = finish(stored);
    await repository.write((writer) => applyPatrolRules(writer, userId, stored, now)).catch(onError);
    return outcomes;
  };
}
