import { panicRank } from './guard-state.ts';
import { LabelRoom } from './label-room.ts';
import { cutName, eventCircleMeters } from './map.rules.ts';
import type { Box, LabelStyle, MapLabel, Mark, Measure, SceneInput } from './map-scene.types.ts';
import { markRadius } from './mark-size.ts';
import type { View } from './mercator.ts';
import { streetNames } from './street-names.ts';

const nameMetersPerPixel = 3.4; /* zoom 15 in the middle of Europe: from there on places show their names unasked */
const lineHeight = 16; /* pixels */
const gap = 4; /* pixels between a marker and its name */
const radiusSign = 44; /* pixels: the width of '100 m' below the event's circle */
const ring = 9; /* pixels that the ring around what is chosen reaches beyond it */
const tip = 6; /* pixels that a drop reaches beyond its disc */

/**
 * Finds room for names, one pass for all of them: first for who calls for help, then for guards, places and streets.
 * A name stands right of its marker, left when there is no room; an alarm's name is never left out.
 * @internal
 */
export class SceneLabels {
  readonly #measure: Measure;
  readonly #cut = new Map<string, string>();

  constructor(measure: Measure) {
    this.#measure = measure;
  }

  place(
    marks: readonly Mark[],
    input: SceneInput,
    view: View,
    metersPerPixel: number,
    taken: readonly Box[],
  ): MapLabel[] {
    const { magnify } = input;
    const room = new LabelRoom(view.width, view.height);
    for (const { left, top, width, height } of taken) room.take(left, top, width, height);
    const [locations, guards, alarms]: [Mark[], Mark[], Mark[]] = [[], [], []];
    for (const mark of marks) {
      const radius = markRadius(mark) * magnify;
      const [left, top] = [mark.x * view.scale - view.left - radius, mark.y * view.scale - view.top - radius];
      room.take(left, top, 2 * radius, 2 * radius);
      if (mark.kind === 'event') {
        const below = top + radius + eventCircleMeters / metersPerPixel;
        room.take(left + radius - radiusSign / 2, below, radiusSign, lineHeight + 2);
      }
      if (isAlarm(mark)) alarms.push(mark);
      else if (mark.kind === 'guard') guards.push(mark);
      else if (mark.kind === 'location' || mark.kind === 'tag') locations.push(mark);
    }
    const labels: MapLabel[] = [];
    const put = (mark: Mark, text: string, style: LabelStyle, isNeeded: boolean): void => {
      const [x, y] = [mark.x * view.scale - view.left, mark.y * view.scale - view.top];
      const width = this.#measure(text, style) * magnify;
      const isDrop = mark.kind === 'guard' && mark.rank === 0;
      const isRinged = (mark.kind === 'guard' || mark.kind === 'location') && mark.isChosen;
      const radius = (markRadius(mark) + gap + (isRinged ? ring : isDrop ? tip : 0)) * magnify;
      const height = lineHeight * magnify;
      const below = radius + height / 2;
      const spots: [dx: number, dy: number][] = [
        [radius, 0],
        [-radius - width, 0],
      ];
      if (isNeeded) spots.push([-width / 2, below], [-width / 2, -below]);
      const spot =
        spots.find(([dx, dy]) => room.isFree(x + dx, y + dy - height / 2 + 1, width, height - 2)) ??
        (isNeeded
          ? (spots.find(([dx, dy]) => room.holds(x + dx, y + dy - height / 2, width, height)) ?? spots[0])
          : null);
      if (!spot) return;
      const [dx, dy] = spot;
      room.take(x + dx, y + dy - height / 2, width, height);
      const guardId = mark.kind === 'guard' ? mark.guard.fix.guardId : null;
      labels.push({ text, style, x: mark.x, y: mark.y, dx, dy, turn: 0, guardId });
    };
    for (const mark of alarms) put(mark, this.#wholeName(mark, input), 'alarm', true);
    const isChosen = (mark: Mark): boolean => mark.kind === 'guard' && mark.isChosen;
    const inTurn = [...guards.filter(isChosen), ...guards.filter((mark) => !isChosen(mark))];
    for (const mark of inTurn) put(mark, this.#guardName(mark, input), 'guard', isChosen(mark));
    for (const mark of locations) {
      if (mark.kind === 'tag') put(mark, this.#short(mark.checkpoint.name), 'location', false);
      if (mark.kind !== 'location') continue;
      if (mark.isChosen || metersPerPixel <= nameMetersPerPixel) {
        put(mark, this.#short(mark.location.name), 'location', mark.isChosen);
      }
    }
    labels.push(...streetNames(input.names, view, metersPerPixel, room, this.#measure, magnify));
    return labels;
  }

  #guardName(mark: Mark, input: SceneInput): string {
    if (mark.kind !== 'guard') return '';
    const name = this.#short(mark.guard.fix.name);
    return mark.age === 'stale' ? `${name} · ${input.ageOf(input.now - mark.guard.fix.recordedAt)}` : name;
  }

  /* The name of who calls for help is never cut off. */
  #wholeName(mark: Mark, input: SceneInput): string {
    if (mark.kind === 'alarm') return mark.event.source;
    if (mark.kind !== 'guard') return '';
    const { name, recordedAt } = mark.guard.fix;
    return mark.age === 'stale' ? `${name} · ${input.ageOf(input.now - recordedAt)}` : name;
  }

  #short(name: string): string {
    const known = this.#cut.get(name);
    if (known !== undefined) return known;
    const cut = cutName(name);
    this.#cut.set(name, cut);
    return cut;
  }
}

function isAlarm(mark: Mark): boolean {
  return mark.kind === 'alarm' || (mark.kind === 'guard' && mark.rank === panicRank);
}
