import type { PatrolEvent } from '@patrolkit/sdk/model';

/** Which way a column orders the rows. */
export type Direction = 'ascending' | 'descending';

/** A table of events, 25 a page, on the page that is measured. */
export interface Contender {
  /** Gives it another list, newest first, as a poll does: all but a few events are the same objects. */
  show(events: readonly PatrolEvent[]): void;
  /** Gives it a list of which one event is another, by the way that costs it least. */
  change(events: readonly PatrolEvent[], changed: PatrolEvent): void;
  /** Shows the events that hold a word; '' for all. */
  filter(word: string): void;
  /** Orders the rows by their source. */
  sort(direction: Direction): void;
  /** The rows that are drawn, from top to bottom. */
  rows(): readonly Element[];
}

/** Makes a contender in an element that has a size. */
export type MakeContender = (box: HTMLElement, events: readonly PatrolEvent[]) => Contender;

/** Names of the contenders; the first is the floor, the second ours. */
export const contenderNames = [
  'plain React table',
  'EventGrid',
  'TanStack Table',
  'MUI X DataGrid',
  'AG Grid',
] as const;

/** Name of a contender. */
export type ContenderName = (typeof contenderNames)[number];

/** Rows a page has. */
export const pageSize = 25;

/** The zone in which times are shown. */
export const timeZone = 'Europe/Zagreb';

/** The language in whose order texts stand. */
export const language = 'en';

/** What can be done to a table. */
export type Step = 'mount' | 'poll' | 'stream' | 'filter' | 'clear' | 'sort';

/** What the page offers to who measures it. */
export interface EventGridBench {
  /** Makes the events and loads the code of a contender: neither is measured. */
  load(name: ContenderName, count: number): Promise<void>;
  /** Makes ready what the step needs, and what must be seen after it: not measured. */
  prepare(step: Step, turn: number): void;
  /** Does the step. Resolves when the right rows are drawn; rejects when that does not come true. */
  act(): Promise<void>;
}
