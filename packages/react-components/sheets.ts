import { withBase, withOrder } from './stylesheets.ts';

/** The sheet that all others need, and that comes first. */
export const baseSheet = 'base';

/**
 * What each sheet is made of, by the beginnings of the names of its sources under `src`: one sheet for each thing, named
 * as its entry. A source of no sheet is an error of the build; one of two sheets holds tokens alone, which may come twice.
 */
export const sheets: Readonly<Record<string, readonly string[]>> = {
  [baseSheet]: [
    'theme/layer',
    'theme/themes',
    'icon/',
    'controls/controls',
    'controls/dialogs',
    'controls/fields',
    'controls/ticks',
    'state-view/',
    'data-grid/',
    'table-export/',
  ],
  'alarm-strip': ['theme/alarm-themes', 'alarm-strip/'],
  charts: ['theme/chart-themes'],
  'comment-thread': ['comment-thread/'],
  controls: ['controls/calendar'],
  'event-grid': ['theme/event-themes', 'event-grid/'],
  'event-images': ['event-images/'],
  'event-search': ['event-search/'],
  'guard-map': [
    'theme/map-themes',
    'guard-map/leaflet',
    'guard-map/guard-map',
    'guard-map/map-list',
    'guard-map/markers',
  ],
  'guard-replay': ['guard-map/guard-replay'],
  'location-picker': ['guard-map/location-picker'],
  'message-dialog': ['message-dialog/'],
  'routes-grid': ['theme/route-themes', 'routes-grid/'],
  'rrule-viewer': ['rrule-viewer/'],
  'scheduler-calendar': ['theme/check-themes', 'scheduler-calendar/'],
  'task-form': ['task-form/'],
  'workers-grid': ['theme/event-themes', 'workers-grid/'],
};

/** The rules of each source of a built stylesheet, by its path under `src` without the ending, in their order. */
export function rulesBySource(css: string): ReadonlyMap<string, string> {
  const rules = new Map<string, string>();
  // what the bundler writes over the rules of a source
  const [before = '', ...parts] = css.split(/^\/\* (?:vanilla-extract-css-ns:)?src\/([\w/-]+)\.css\S* \*\/$/m);
  if (before.trim() !== '') throw new Error('The stylesheet begins with rules of no source.');
  for (let at = 0; at < parts.length; at += 2) {
    const source = parts[at] ?? '';
    rules.set(source, (rules.get(source) ?? '') + (parts[at + 1] ?? ''));
  }
  return rules;
}

/** The sources of each sheet, in the order of the build. */
export function sourcesBySheet(sources: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const all = [...sources];
  const isIn = (names: readonly string[], source: string): boolean => names.some((name) => source.startsWith(name));
  const left = all.filter((source) => !Object.values(sheets).some((names) => isIn(names, source)));
  if (left.length > 0) throw new Error(`Styles in no sheet of sheets.ts: ${left.join(', ')}.`);
  return new Map(
    Object.entries(sheets).map(([sheet, names]) => {
      const found = all.filter((source) => isIn(names, source));
      if (found.length === 0) throw new Error(`The sheet ${sheet} of sheets.ts is empty.`);
      return [sheet, found];
    }),
  );
}

/** Every sheet by its file, from the folder of what is built, and the whole, which holds each source once. */
export function filesOf(css: string): ReadonlyMap<string, string> {
  const rules = rulesBySource(css);
  const bySheet = sourcesBySheet(rules.keys());
  const text = (sources: Iterable<string>): string => [...sources].map((source) => rules.get(source) ?? '').join('');
  const files = [...bySheet].map(([sheet, sources]): [string, string] => [
    `styles/${sheet}.css`,
    sheet === baseSheet ? withBase(text(sources)) : withOrder(text(sources)),
  ]);
  return new Map([['styles.css', withBase(text(new Set([...bySheet.values()].flat())))], ...files]);
}
