import { panicRank } from './guard-state.ts';
import type { TrackedGuard } from './guard-track.ts';
import type { View } from './mercator.ts';

/** Guards drawn as one: a single one, or several that stand too near to one another. @internal */
export interface GuardGroup {
  /** Middle of its guards on the flat world. */
  readonly x: number;
  readonly y: number;
  readonly count: number;
  /** Rank of the gravest state among them; an open panic is one of those that are drawn apart. */
  readonly rank: number;
  /** Index of its first guard. */
  readonly first: number;
}

/** What is drawn of all guards. @internal */
export interface GuardGroups {
  readonly groups: readonly GuardGroup[];
  /** Indices of those who are drawn by themselves whatever stands beside them: in alarm, followed, pointed at. */
  readonly apart: readonly number[];
}

/** How near guards are when they are drawn as one, pixels. @internal */
export interface GroupReach {
  /** Edge of the squares that guards are sorted into. */
  readonly cell: number;
  /** Two single guards nearer than that are one group. */
  readonly single: number;
  /** A group takes in what is nearer than that. */
  readonly disc: number;
}

/** Markers that would cover one another. @internal */
export const coveredReach: GroupReach = { cell: 8, single: 12, disc: 21 };
/** Towns full of guards. @internal */
export const crowdedReach: GroupReach = { cell: 64, single: 52, disc: 52 };

const margin = 60; /* pixels around the view: a group keeps its guards while it is half outside */

type Sum = { -readonly [Key in keyof GuardGroup]: GuardGroup[Key] };

/**
 * Sorts guards into squares that lie still on the ground, then joins what is near. One pass over the guards, two over
 * the used squares; the tables are kept from call to call.
 * @internal
 */
export class GuardGrouper {
  #cells = new Int32Array(0); // per square: place of its sum + 1, or 0
  #sumOfGuard = new Int32Array(0); // per guard: place of its sum + 1, or 0
  #groupOfSum: readonly number[] = [];

  group(
    guards: readonly TrackedGuard[],
    ranks: Uint8Array,
    view: View,
    reach: GroupReach,
    isApart: (guardId: number, rank: number) => boolean,
  ): GuardGroups {
    const { sums, apart } = this.#sort(guards, ranks, view, reach.cell, isApart);
    const [single, disc] = [reach.single / view.scale, reach.disc / view.scale];
    /* Twice: what the first pass has joined is wider than what it was joined of. */
    const once = joined(sums, single, disc);
    const order = once.groups
      .map((_, place) => place)
      .sort((a, b) => countAt(once.groups, b) - countAt(once.groups, a));
    const twice = joined(
      order.flatMap((place) => once.groups[place] ?? []),
      single,
      disc,
    );
    const later = new Map(order.map((place, index) => [place, twice.groupOf[index] ?? 0]));
    this.#groupOfSum = once.groupOf.map((place) => later.get(place) ?? 0);
    for (const index of apart) if (ranks[index] === panicRank) noteAlarm(guards[index], twice.groups, disc);
    return { groups: twice.groups, apart };
  }

  /** Indices of the guards of a group of the last call. */
  membersOf(group: number): number[] {
    const members: number[] = [];
    for (const [index, sum] of this.#sumOfGuard.entries()) {
      if (sum > 0 && this.#groupOfSum[sum - 1] === group) members.push(index);
    }
    return members;
  }

  #sort(
    guards: readonly TrackedGuard[],
    ranks: Uint8Array,
    view: View,
    cell: number,
    isApart: (guardId: number, rank: number) => boolean,
  ): { sums: Sum[]; apart: number[] } {
    const perWorld = view.scale / cell;
    const firstColumn = Math.floor(((view.left - margin) / view.scale) * perWorld);
    const firstRow = Math.floor(((view.top - margin) / view.scale) * perWorld);
    const columns = Math.ceil((view.width + 2 * margin) / cell) + 1;
    const rows = Math.ceil((view.height + 2 * margin) / cell) + 1;
    this.#cells = cleared(this.#cells, columns * rows);
    this.#sumOfGuard = cleared(this.#sumOfGuard, guards.length);
    const [cells, sumOfGuard] = [this.#cells, this.#sumOfGuard];
    const sums: Sum[] = [];
    const apart: number[] = [];
    for (let index = 0; index < guards.length; index += 1) {
      const guard = guards[index];
      if (!guard) continue;
      const column = Math.floor(guard.x * perWorld) - firstColumn;
      const row = Math.floor(guard.y * perWorld) - firstRow;
      if (column < 0 || column >= columns || row < 0 || row >= rows) continue;
      const rank = ranks[index] ?? 0;
      if (isApart(guard.fix.guardId, rank)) {
        apart.push(index);
        continue;
      }
      const square = row * columns + column;
      const known = sums[(cells[square] ?? 0) - 1];
      if (known) take(known, guard.x, guard.y, 1, rank);
      else cells[square] = sums.push({ x: guard.x, y: guard.y, count: 1, rank, first: index });
      sumOfGuard[index] = cells[square] ?? 0;
    }
    return { sums, apart };
  }
}

function cleared(table: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  return table.length === size ? table.fill(0) : new Int32Array(size);
}

function countAt(groups: readonly GuardGroup[], place: number): number {
  return groups[place]?.count ?? 0;
}

function take(group: Sum, x: number, y: number, count: number, rank: number): void {
  const all = group.count + count;
  group.x += ((x - group.x) * count) / all;
  group.y += ((y - group.y) * count) / all;
  group.count = all;
  if (rank > group.rank) group.rank = rank;
}

/* Joins what is near, in the order given; `groupOf` tells where each has gone. Distances in parts of the world. */
function joined(
  sums: readonly GuardGroup[],
  single: number,
  disc: number,
): { groups: GuardGroup[]; groupOf: readonly number[] } {
  const groups: Sum[] = [];
  const buckets = new Map<number, number[]>();
  const bucketOf = (column: number, row: number): number => column * 67_108_864 + row; // 2 to the 26: rows are fewer
  const groupOf = sums.map((sum) => {
    const [column, row] = [Math.floor(sum.x / disc), Math.floor(sum.y / disc)];
    for (let dx = -1; dx <= 1; dx += 1) {
      for (let dy = -1; dy <= 1; dy += 1) {
        for (const place of buckets.get(bucketOf(column + dx, row + dy)) ?? []) {
          const group = groups[place];
          if (!group) continue;
          const reach = group.count > 1 || sum.count > 1 ? disc : single;
          if (Math.hypot(group.x - sum.x, group.y - sum.y) >= reach) continue;
          take(group, sum.x, sum.y, sum.count, sum.rank);
          return place;
        }
      }
    }
    const place = groups.push({ ...sum }) - 1;
    const bucket = bucketOf(column, row);
    const others = buckets.get(bucket);
    if (others) others.push(place);
    else buckets.set(bucket, [place]);
    return place;
  });
  return { groups, groupOf };
}

/* Who calls for help is drawn by himself, and the group he would be in shows that somebody there does. */
function noteAlarm(guard: TrackedGuard | undefined, groups: Sum[], reach: number): void {
  if (!guard) return;
  const group = groups.find(({ count, x, y }) => count > 1 && Math.hypot(x - guard.x, y - guard.y) < reach);
  if (group) take(group, group.x, group.y, 1, panicRank);
}
