import { fold } from '../controls/fold.rules.ts';
import { panicRank } from './guard-state.ts';
import type { MapModel } from './map-model.ts';
import type { PlacedLocation } from './map-scene.types.ts';
import type { MapTarget } from './map-target.ts';
import { searchScore } from './place-search.rules.ts';

/** One line of the list of markers. @internal */
export interface ListRow {
  readonly key: string;
  readonly target: MapTarget;
  /** Rank of a guard's state. */
  readonly rank: number;
  readonly risk: number | null;
}

/** The markers in the order of the list; rows are made when they are looked at. @internal */
export interface MarkerList {
  readonly count: number;
  rowAt(index: number): ListRow | null;
}

/**
 * Orders markers: open alarms first, then guards, then places, each by name. Names hardly ever change, so that their
 * order is kept from call to call.
 * @internal
 */
export class ListOrder {
  readonly #compare: Intl.Collator;
  readonly #folded = new Map<string, string>();
  #names: readonly string[] = [];
  #order: readonly number[] = [];
  #places: readonly PlacedLocation[] = [];
  #placeOrder: readonly number[] = [];

  constructor(locale: string) {
    this.#compare = new Intl.Collator(locale);
  }

  /** `query` as it was typed; `only` leaves out everything but these guards. */
  list(model: MapModel, query: string, only: ReadonlySet<number> | null): MarkerList {
    const { guards, ranks, locations, alarms, selected } = model;
    const rows: (() => ListRow)[] = alarms.map(
      ({ event }) =>
        () =>
          eventRow(event),
    );
    const isSelectedApart = selected !== null && !alarms.some(({ event }) => event.eventId === selected.event.eventId);
    const add = (index: number): void => {
      rows.push(() => guardRow(model, index));
    };
    const order = this.#guardOrder(guards.map(({ fix }) => fix.name));
    for (const index of order) if (ranks[index] === panicRank) add(index);
    if (isSelectedApart) rows.push(() => eventRow(selected.event));
    for (const index of order) if (ranks[index] !== panicRank) add(index);
    for (const index of this.#locationOrder(locations)) rows.push(() => locationRow(locations[index], index));
    const wanted = fold(query.trim());
    const found = only ? rows.filter((row) => isOneOf(row(), only)) : wanted === '' ? rows : this.#search(rows, wanted);
    return { count: found.length, rowAt: (index) => found[index]?.() ?? null };
  }

  #search(rows: readonly (() => ListRow)[], wanted: string): (() => ListRow)[] {
    const scored = rows.flatMap((row) => {
      const score = searchScore(this.#fold(searchedName(row().target)), wanted);
      return score === null ? [] : [{ row, score }];
    });
    return scored.sort((a, b) => a.score - b.score).map(({ row }) => row);
  }

  #guardOrder(names: readonly string[]): readonly number[] {
    if (names.length !== this.#names.length || names.some((name, index) => name !== this.#names[index])) {
      this.#names = names;
      this.#order = names.map((_, index) => index).sort(this.#byName((index) => names[index] ?? ''));
    }
    return this.#order;
  }

  #locationOrder(locations: readonly PlacedLocation[]): readonly number[] {
    if (locations !== this.#places) {
      this.#places = locations;
      const name = (index: number): string => locations[index]?.location.name ?? '';
      this.#placeOrder = locations.map((_, index) => index).sort(this.#byName(name));
    }
    return this.#placeOrder;
  }

  #byName(name: (index: number) => string): (a: number, b: number) => number {
    return (a, b) => this.#compare.compare(name(a), name(b)) || a - b;
  }

  #fold(name: string): string {
    const known = this.#folded.get(name);
    if (known !== undefined) return known;
    const folded = fold(name);
    this.#folded.set(name, folded);
    return folded;
  }
}

function guardRow({ guards, ranks, alarmOfGuard }: MapModel, index: number): ListRow {
  const fix = guards[index]?.fix;
  if (!fix) throw new RangeError(`There is no guard ${index} on the map.`);
  const target: MapTarget = { kind: 'guard', fix, alarm: alarmOfGuard.get(fix.guardId) ?? null };
  return { key: `guard ${fix.guardId}`, target, rank: ranks[index] ?? 0, risk: null };
}

function eventRow(event: Extract<MapTarget, { kind: 'event' }>['event']): ListRow {
  return { key: `event ${event.eventId}`, target: { kind: 'event', event }, rank: 0, risk: null };
}

function locationRow(placed: PlacedLocation | undefined, index: number): ListRow {
  if (!placed) throw new RangeError(`There is no place ${index} on the map.`);
  const { location, risk } = placed;
  return { key: `location ${location.locationId}`, target: { kind: 'location', location }, rank: 0, risk };
}

function isOneOf({ target }: ListRow, only: ReadonlySet<number>): boolean {
  return target.kind === 'guard' && only.has(target.fix.guardId);
}

/* A place is also found by its address. */
function searchedName(target: MapTarget): string {
  if (target.kind === 'guard') return target.fix.name;
  if (target.kind === 'event') return target.event.source;
  return `${target.location.name} ${target.location.address ?? ''}`;
}
