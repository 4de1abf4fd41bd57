/* A table: what each thing that a partner imports may weigh. docs/quality.md sets the bars, docs/sizes.md has the figures. */

/** One thing that a partner imports, and what it may weigh. */
export interface Budget {
  /** What is imported, as docs/sizes.md names it. */
  readonly name: string;
  /** Entry, as a partner writes it. */
  readonly specifier: string;
  /** The one export that is imported; everything when it is not given. */
  readonly only?: string;
  /** Late chunks that a server cannot render but a page always shows, by a part of their name: they count. */
  readonly shown?: readonly string[];
  /** Bytes of the minified bundle after gzip, other packages left to the host. */
  readonly limit: number;
}

const entry = (specifier: string, limit: number): Budget => ({
  name: specifier,
  specifier: `@patrolkit/${specifier}`,
  limit,
});
const components = (name: string, limit: number): Budget => entry(`react-components/${name}`, limit);
const one = (name: string, path: string, limit: number, shown: readonly string[] = []): Budget => ({
  name,
  specifier: `@patrolkit/react-components/${path}`,
  only: name,
  shown,
  limit,
});

/** The bars of docs/quality.md. */
export const bars: readonly Budget[] = [
  entry('sdk', 14_000),
  entry('sdk/model', 14_000),
  entry('sdk/rules', 14_000),
  entry('sdk/realtime', 14_000),
  entry('sdk/live', 14_000),
  entry('sdk/wire', 14_000),
  entry('state-machines/alarm', 8_000),
  entry('state-machines/login', 8_000),
  entry('state-machines/message-dialog', 8_000),
  entry('state-machines/scheduler-drag-copy', 8_000),
  one('EventGrid', 'event-grid', 25_000),
  one('GuardMap', 'guard-map', 20_000, ['map-view']),
  one('SchedulerCalendar', 'scheduler-calendar', 30_000),
  one('RRuleViewer', 'rrule-viewer', 12_000),
];

/** Entries without a bar in docs/quality.md: what they weighed when they were made, and a tenth more. */
export const kept: readonly Budget[] = [
  // a whole back end, for tests and stories: no page loads it
  entry('sdk/testing', 45_000),
  components('provider', 1_000),
  components('icon', 3_400),
  components('theme', 5_800),
  components('controls', 11_800),
  components('alarm-strip', 9_300),
  components('data-grid', 19_500),
  components('event-grid', 25_000),
  components('guard-map', 1_300),
  components('message-dialog', 11_400),
  components('comment-thread', 8_500),
  components('event-images', 7_500),
  components('event-search', 27_700),
  components('routes-grid', 21_100),
  components('workers-grid', 20_500),
  components('scheduler-calendar', 30_000),
  components('task-form', 18_900),
  components('rrule-viewer', 13_700),
  components('table-export', 6_100),
  components('live', 44_900),
  components('live-map', 12_300),
  components('live-search', 28_900),
  // one script with React, the SDK, grid, strip and messages, their styles and the texts of six languages
  entry('elements', 330_000),
];

/** Stylesheets that a page loads together, and what they may weigh as one. */
export interface StylesBudget {
  readonly name: string;
  /** Files under the package's `dist`, without the ending. */
  readonly files: readonly string[];
  readonly limit: number;
}

/** The bar of docs/quality.md for a page with the grid, and for one with grid and map; the whole has none. */
export const styles: readonly StylesBudget[] = [
  { name: 'base+event-grid', files: ['styles/base', 'styles/event-grid'], limit: 12_000 },
  { name: 'base+event-grid+guard-map', files: ['styles/base', 'styles/event-grid', 'styles/guard-map'], limit: 12_000 },
  { name: 'styles.css', files: ['styles'], limit: 23_800 },
];
