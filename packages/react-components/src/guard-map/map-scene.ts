import { fixAge } from './fix-age.rules.ts';
import { coveredReach, crowdedReach, type GroupReach, GuardGrouper } from './guard-groups.ts';
import { panicRank } from './guard-state.ts';
import type { Box, Mark, Measure, Scene, SceneInput } from './map-scene.types.ts';
import { type View, type WorldPoint, worldMeters } from './mercator.ts';
import { SceneLabels } from './scene-labels.ts';

const tagMetersPerPixel = 2; /* coarser than that tags are only dots upon dots */
const margin = 40; /* pixels: the largest marker half outside is still drawn */
const leastAccuracy = 16; /* pixels: smaller circles lie under the marker */
const mostAccuracies = 200; /* more guards in view would hide the map behind circles */

/** Decides what is drawn: which guards alone and which as a group, which places, and which names have room. @internal */
export class SceneMaker {
  readonly #grouper = new GuardGrouper();
  readonly #labels: SceneLabels;

  constructor(measure: Measure) {
    this.#labels = new SceneLabels(measure);
  }

  /** `taken`: parts of the view that something else lies over. */
  make(input: SceneInput, view: View, taken: readonly Box[] = []): Scene {
    const marks: Mark[] = [];
    const isIn = ({ x, y }: WorldPoint): boolean => {
      const [left, top] = [x * view.scale - view.left, y * view.scale - view.top];
      return left > -margin && top > -margin && left < view.width + margin && top < view.height + margin;
    };
    const meters = worldMeters((view.top + view.height / 2) / view.scale) / view.scale;
    if (meters <= tagMetersPerPixel) {
      for (const tag of input.tags) if (isIn(tag)) marks.push({ ...tag, kind: 'tag' });
    }
    for (const location of input.locations) {
      const isChosen = location.location.locationId === input.namedLocationId;
      if (isIn(location)) marks.push({ ...location, kind: 'location', isChosen });
    }
    if (input.selected && isIn(input.selected)) marks.push({ ...input.selected, kind: 'event' });
    this.#addGuards(marks, input, view, meters);
    for (const alarm of input.alarms) if (isIn(alarm)) marks.push({ ...alarm, kind: 'alarm' });
    return { view, marks, labels: this.#labels.place(marks, input, view, meters, taken) };
  }

  /** Indices of the guards of a group of the last scene. */
  membersOf(group: number): number[] {
    return this.#grouper.membersOf(group);
  }

  #addGuards(marks: Mark[], input: SceneInput, view: View, meters: number): void {
    const { guards, ranks, chosen, clusterFrom, magnify } = input;
    const { groups, apart } = this.#grouper.group(
      guards,
      ranks,
      view,
      magnified(guards.length >= clusterFrom ? crowdedReach : coveredReach, magnify),
      (guardId, rank) => rank === panicRank || chosen.has(guardId),
    );
    const hasAccuracies = groups.length + apart.length <= mostAccuracies;
    const add = (index: number): void => {
      const guard = guards[index];
      if (!guard) return;
      const { accuracyMeters, recordedAt } = guard.fix;
      const isWide = accuracyMeters !== null && accuracyMeters / meters >= leastAccuracy * magnify;
      marks.push({
        kind: 'guard',
        x: guard.x,
        y: guard.y,
        guard,
        rank: ranks[index] ?? 0,
        age: fixAge(recordedAt, input.now),
        accuracy: isWide && hasAccuracies ? accuracyMeters : null,
        isChosen: chosen.has(guard.fix.guardId),
      });
    };
    for (const [index, group] of groups.entries()) {
      if (group.count > 1) marks.push({ kind: 'cluster', x: group.x, y: group.y, group, index });
      else add(group.first);
    }
    /* Last, so that nobody lies over who calls for help. */
    for (const index of apart.toSorted((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0))) add(index);
  }
}

function magnified({ cell, single, disc }: GroupReach, magnify: number): GroupReach {
  return { cell: cell * magnify, single: single * magnify, disc: disc * magnify };
}
