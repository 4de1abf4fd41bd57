import type { Occurrence } from '@patrolkit/sdk/model';

/** A calendar that shows a month of planned checks, on the page that is measured. */
export interface Contender {
  /** Goes on by so many months. */
  go(months: number): void;
  /** Shows the checks of one guard only; null for all. */
  filter(guardId: number | null): void;
  /** A check and the days it can be dragged over, in the order of the page; null where nothing can be dragged. */
  draggable(): { readonly item: Element; readonly days: readonly Element[] } | null;
}

/** Makes a contender in an element that has a size. Resolves when the month is drawn. */
export type MakeContender = (box: HTMLElement, items: readonly Occurrence[]) => Promise<Contender>;

/** Names of the contenders; the first is the floor, the second ours. */
export const contenderNames = [
  'buckets and a CSS grid',
  'SchedulerCalendar',
  'FullCalendar',
  'Schedule-X',
  'react-big-calendar',
] as const;

/** Name of a contender. */
export type ContenderName = (typeof contenderNames)[number];

/** A place on the page, pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What the page offers to who measures it. */
export interface SchedulerBench {
  mount(name: ContenderName, count: number): Promise<void>;
  go(months: number): void;
  filter(guardId: number | null): void;
  /** Where a check is taken up, and where it is dragged then; empty where nothing can be dragged. */
  dragPath(): readonly Point[];
}
