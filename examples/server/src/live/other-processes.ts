import { randomUUID } from 'node:crypto';
import type { ProcessChannel } from '../db/database-client.ts';
import { changesChannel } from '../db/writer.ts';
import { createBundle } from './bundle.ts';
import type { Coverage } from './coverage.ts';
import { createOtherCoverage } from './other-coverage.ts';
import { readProcessMessage } from './process-message.ts';

const movedChannel = 'patrolkit_moved';
const coverageChannel = 'patrolkit_coverage';
/* What fits into one message with room to spare. Companies beyond that count as not covered, which is the safe side. */
const mostIds = 500;
const lookMs = 1000;

/** This process among those on the same database. */
export interface OtherProcesses {
  /** Tells that a guard's last position has moved, at most once a second and tenant. */
  moved(tenantId: number, userId: number): void;
  /** Tells what the supervisors connected here have in scope; to be called every two seconds. */
  covers(coverage: ReadonlyMap<number, Coverage>): void;
  /** Whether a supervisor connected to another process has this company in scope. */
  isCovered(tenantId: number, companyId: number | null): boolean;
  stop(): Promise<void>;
}

/** What is done with what others tell. */
export interface OtherProcessesOptions {
  /** null when there are no others. */
  readonly processes: ProcessChannel | null;
  /** Number of each tenant's newest change. */
  readonly readNewest: () => Promise<ReadonlyMap<number, number>>;
  /** A tenant's feed has come to a number, also by a commit of this process, and more than once. */
  readonly onCommitted: (tenantId: number, to: number) => void;
  /** A guard's last position has moved, by another process. */
  readonly onMoved: (tenantId: number, userId: number) => void;
  readonly onError: (error: unknown) => void;
}

const alone: OtherProcesses = {
  moved: () => undefined,
  covers: () => undefined,
  isCovered: () => false,
  stop: async () => undefined,
};

/**
 * Follows the other processes (part E): what they tell is heard at once, and the feeds' numbers are looked at every
 * second besides, so that a message that is lost costs a second and nothing more.
 */
export function followOtherProcesses(options: OtherProcessesOptions): OtherProcesses {
  const { processes, readNewest, onCommitted, onMoved, onError } = options;
  if (!processes) return alone;
  const own = randomUUID();
  const others = createOtherCoverage();
  const tell = (channel: string, message: object): void =>
    void processes.tell(channel, JSON.stringify({ from: own, ...message })).catch(onError);

  const moves = createBundle(lookMs, (tenantId, userIds) => {
    for (let start = 0; start < userIds.length; start += mostIds) {
      tell(movedChannel, { tenantId, userIds: userIds.slice(start, start + mostIds) });
    }
  });

  let isLooking = false;
  let hasFailed = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      for (const [tenantId, to] of await readNewest()) onCommitted(tenantId, to);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) onError(error);
      hasFailed = true;
    } finally {
      isLooking = false;
    }
  };

  const hear = (channel: string, text: string): void => {
    const message = readProcessMessage(text);
    if (!message || message.from === own) return;
    const { from, tenantId, to, userIds, coverage } = message;
    if (channel === changesChannel) onCommitted(tenantId, to);
    else if (channel === movedChannel) for (const userId of userIds) onMoved(tenantId, userId);
    else others.heard(from, tenantId, coverage);
  };
  const leave = processes.listen([changesChannel, movedChannel, coverageChannel], hear, () => void look());
  const timer = setInterval(() => void look(), lookMs).unref();

  let told: ReadonlyMap<number, Coverage> = new Map();
  return {
    moved: moves.add,
    covers: (coverage) => {
      const nothing: Coverage = { isAll: false, companyIds: [] };
      for (const tenantId of new Set([...told.keys(), ...coverage.keys()])) {
        const { isAll, companyIds } = coverage.get(tenantId) ?? nothing;
        tell(coverageChannel, { tenantId, isAll, companyIds: isAll ? [] : companyIds.slice(0, mostIds) });
      }
      told = coverage;
    },
    isCovered: others.isCovered,
    stop: async () => {
      clearInterval(timer);
      moves.stop();
      others.stop();
      await leave();
    },
  };
}
