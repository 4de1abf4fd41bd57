import { localDate, wallOf, weekdayOf, weekdays } from '../../model/index.ts';
import { stateOf } from '../planning/check-to-wire.ts';
import { checksOf, eventsOf, type Question } from './subject.ts';

/** What is counted (C9). @internal */
export interface Counts {
  readonly planned: number;
  readonly done: number;
  readonly missed: number;
  readonly open: number;
  readonly notCheckable: number;
  readonly panics: number;
  readonly exceptions: number;
  readonly notMoving: number;
  readonly notConnected: number;
}

/** One thing that counts, with what it belongs to. @internal */
export interface Fact {
  readonly counts: Partial<Counts>;
  /** Local date `YYYY-MM-DD`. */
  readonly date: string;
  /** ISO weekday of the local day, Monday is 1. */
  readonly weekday: number;
  readonly hour: number;
  readonly userId: number | null;
  readonly locationId: number | null;
}

const nothing: Counts = {
  planned: 0,
  done: 0,
  missed: 0,
  open: 0,
  notCheckable: 0,
  panics: 0,
  exceptions: 0,
  notMoving: 0,
  notConnected: 0,
};
const eventCounts = {
  GuardPanic: 'panics',
  Exception: 'exceptions',
  NotMoving: 'notMoving',
  NotConnected: 'notConnected',
} as const;

/** Checks by their planned start and events by when they happened, each as one fact. @internal */
export function factsOf(question: Question): Fact[] {
  const { timeZone } = question.state.installation;
  const place = (at: number, row: Pick<Fact, 'userId' | 'locationId'>): Omit<Fact, 'counts'> => {
    const date = localDate(timeZone, at);
    const hour = Math.floor(wallOf(timeZone, at).secondsOfDay / 3600);
    const weekday = weekdays.indexOf(weekdayOf(date)) + 1;
    return { date, weekday, hour, userId: row.userId, locationId: row.locationId };
  };
  const checks = checksOf(question).map((row): Fact => {
    const counts = row.locationTagId === null ? { notCheckable: 1 } : { planned: 1, [stateOf(row, question.now)]: 1 };
    return { counts, ...place(row.startsAt, row) };
  });
  const events = eventsOf(question).flatMap((row): Fact[] => {
    const what = Object.entries(eventCounts).find(([type]) => type === row.type)?.[1];
    return what ? [{ counts: { [what]: 1 }, ...place(row.occurredAt, row) }] : [];
  });
  return [...checks, ...events];
}

function add(sum: Counts, counts: Partial<Counts>): Counts {
  const names = Object.keys(nothing) as (keyof Counts)[]; // its own keys
  return Object.assign({}, nothing, ...names.map((name) => ({ [name]: sum[name] + (counts[name] ?? 0) })));
}

/** Facts summed up by a key; those without one are left out. @internal */
export function sumBy<Key>(facts: readonly Fact[], keyOf: (fact: Fact) => Key | null): Map<Key, Counts> {
  const sums = new Map<Key, Counts>();
  for (const fact of facts) {
    const key = keyOf(fact);
    if (key !== null) sums.set(key, add(sums.get(key) ?? nothing, fact.counts));
  }
  return sums;
}

/** All facts in one. @internal */
export function sumOf(facts: readonly Fact[]): Counts {
  return facts.reduce((sum, { counts }) => add(sum, counts), nothing);
}
