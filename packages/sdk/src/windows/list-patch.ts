import type { LiveSnapshot } from '../live/live-feed.types.ts';
import type { GuardPosition } from '../model/guard-position.ts';
import type { AlarmEvent, PatrolEvent } from '../model/patrol-event.ts';
import type { PatrolRoute } from '../model/patrol-route.ts';

/** How one list became another: its order by id, and the rows that are not as they were. @internal */
export interface ListPatch<Row> {
  readonly ids: readonly number[];
  readonly changed: readonly Row[];
}

/** The lists of a snapshot. @internal */
export type Lists = Pick<LiveSnapshot, 'events' | 'openAlarms' | 'positions' | 'routes'>;

/** The lists that changed. @internal */
export interface ListPatches {
  readonly events?: ListPatch<PatrolEvent>;
  readonly openAlarms?: ListPatch<AlarmEvent>;
  readonly positions?: ListPatch<GuardPosition>;
  readonly routes?: ListPatch<PatrolRoute>;
}

const eventId = (event: PatrolEvent): number => event.eventId;
const guardId = (position: GuardPosition): number => position.guardId;
const routeId = (route: PatrolRoute): number => route.routeId;

/** What has to be told of the lists to somebody who knows `before`; everything when that is null. @internal */
export function patchesOf(before: Lists | null, after: Lists): ListPatches {
  return {
    ...patchOf('events', before?.events, after.events, eventId),
    ...patchOf('openAlarms', before?.openAlarms, after.openAlarms, eventId),
    ...patchOf('positions', before?.positions, after.positions, guardId),
    ...patchOf('routes', before?.routes, after.routes, routeId),
  };
}

/** The lists after the patches; null when a row is missing that was told of before. Unchanged rows stay the same objects. @internal */
export function patched(before: Lists, patches: ListPatches): Lists | null {
  const events = apply(before.events, patches.events, eventId);
  const openAlarms = apply(before.openAlarms, patches.openAlarms, eventId);
  const positions = apply(before.positions, patches.positions, guardId);
  const routes = apply(before.routes, patches.routes, routeId);
  return events && openAlarms && positions && routes && { events, openAlarms, positions, routes };
}

function patchOf<Name extends string, Row>(
  name: Name,
  before: readonly Row[] | undefined,
  after: readonly Row[],
  idOf: (row: Row) => number,
): { [Key in Name]?: ListPatch<Row> } {
  if (before === after) return {};
  const known = new Set(before);
  const patch: ListPatch<Row> = { ids: after.map(idOf), changed: after.filter((row) => !known.has(row)) };
  return { [name]: patch } as { [Key in Name]: ListPatch<Row> }; // the one name
}

function apply<Row>(
  before: readonly Row[],
  patch: ListPatch<Row> | undefined,
  idOf: (row: Row) => number,
): readonly Row[] | null {
  if (!patch) return before;
  const known = new Map(before.map((row) => [idOf(row), row]));
  const told = new Map(patch.changed.map((row) => [idOf(row), row]));
  const after: Row[] = [];
  for (const id of patch.ids) {
    const [was, is] = [known.get(id), told.get(id)];
    /* A list that is told in full brings rows that were known already. */
    const row = was && is && JSON.stringify(was) === JSON.stringify(is) ? was : (is ?? was);
    if (!row) return null;
    after.push(row);
  }
  return after;
}
