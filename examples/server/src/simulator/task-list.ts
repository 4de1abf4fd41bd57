import type { Wire } from '@patrolkit/sdk/wire';
import { waypoints } from '../demo-network/network.ts';

/** A check that a simulated guard knows of; instants in milliseconds since 1970. */
export interface SimulatedTask {
  readonly id: number;
  /** Id of the waypoint whose chip is to be read. */
  readonly waypointId: string;
  /** When he sets out for it, at the earliest. */
  readonly opensAt: number;
  readonly closesAt: number;
}

/** What one guard's phone knows of his checks. */
export interface TaskList {
  /** Those that are not read yet, by their start. */
  readonly tasks: readonly SimulatedTask[];
  /** Asks the server again, when the last answer is some minutes old. Never rejects; without an answer the old ones stay. */
  refresh(now: number): Promise<void>;
}

/** What a list is made of. */
export interface TaskListOptions {
  readonly baseUrl: string;
  readonly credential: string;
  readonly fetch: typeof globalThis.fetch;
  /** Ends a request under way. */
  readonly signal: AbortSignal;
}

const minuteMs = 60_000;
const askEveryMs = 5 * minuteMs;
const horizonMs = 60 * minuteMs;
const answerWithinMs = 10_000;
const ofRule = 2;

/* The demo's rules take a read half an hour early or late; some minutes are kept back for the way the phones go. */
const [earlyMs, lateMs] = [25 * minuteMs, 30 * minuteMs];

const byName: ReadonlyMap<string, string> = new Map(waypoints.map(({ id, name }) => [name, id]));

function taskOf(item: Wire<'SchedulerItem'>): SimulatedTask[] {
  const waypointId = byName.get(item.tagName ?? '');
  if (waypointId === undefined || item.state !== 'open') return [];
  const [startsAt, endsAt] = [Date.parse(item.startDateTime), Date.parse(item.endDateTime)];
  const isOfRule = item.schedulerTypeEnumCode === ofRule;
  const opensAt = isOfRule ? startsAt - earlyMs : startsAt;
  return [{ id: item.idScheduler, waypointId, opensAt, closesAt: isOfRule ? startsAt + lateMs : endsAt }];
}

/** Makes a list that has not asked yet. */
export function createTaskList({ baseUrl, credential, fetch, signal }: TaskListOptions): TaskList {
  let tasks: readonly SimulatedTask[] = [];
  let askedAt: number | null = null;
  return {
    get tasks() {
      return tasks;
    },
    refresh: async (now) => {
      if (askedAt !== null && now - askedAt < askEveryMs) return;
      askedAt = now;
      const url = new URL('/api/Device/Tasks', baseUrl);
      url.searchParams.set('startDateTime', new Date(now - horizonMs).toISOString());
      url.searchParams.set('endDateTime', new Date(now + horizonMs).toISOString());
      try {
        const response = await fetch(url, {
          headers: { authorization: `Bearer ${credential}` },
          signal: AbortSignal.any([signal, AbortSignal.timeout(answerWithinMs)]),
        });
        if (!response.ok) return;
        tasks = ((await response.json()) as Wire<'SchedulerItem'>[]).flatMap(taskOf); // the contract of this operation
      } catch {
        /* no network, no server: he goes on with what he knows */
      }
    },
  };
}
