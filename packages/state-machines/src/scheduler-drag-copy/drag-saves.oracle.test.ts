import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DragGesture, movedBy, type ShortMove, savesOf } from './index.ts';
import { occurrence, utc } from './scheduler-drag-copy.fixture.ts';

/* Part D written down with Node's own Temporal, apart from the code it judges. TypeScript has no types for Temporal yet:
   here is the little that is asked of it. */
interface Plain {
  add(span: { days?: number; seconds?: number }): Plain;
  until(other: Plain, options: { largestUnit: 'second' }): { readonly seconds: number };
  toZonedDateTime(zone: string): { readonly epochMilliseconds: number };
  toPlainDate(): { toString(): string };
}
declare const Temporal: {
  readonly Instant: {
    fromEpochMilliseconds(at: number): { toZonedDateTimeISO(zone: string): { toPlainDateTime(): Plain } };
  };
};

const day = 86_400;
const seconds = (from: Plain, to: Plain): number => from.until(to, { largestUnit: 'second' }).seconds;

function expectedSaves(
  { occurrence: item, startsAt, endsAt }: DragGesture,
  zone: string,
  shortMove: ShortMove,
): string[] {
  const wall = (at: number): Plain =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
  if (endsAt <= startsAt || (startsAt === item.startsAt && endsAt === item.endsAt)) return [];
  const span = seconds(wall(startsAt), wall(endsAt));
  if (span < day) return shortMove === 'move' ? [`50 ${utc({ startsAt, endsAt })}`] : [];
  const wallLength = seconds(wall(item.startsAt), wall(item.endsAt));
  let length = wallLength > 0 ? wallLength : (item.endsAt - item.startsAt) / 1000;
  if (length >= day) {
    length = span;
    while (length > day) length -= day;
  }
  const saves: string[] = [];
  for (let index = 0; index * day <= span; index++) {
    const start = wall(startsAt).add({ days: index });
    const pieceStart = index === 0 ? startsAt : start.toZonedDateTime(zone).epochMilliseconds;
    const pieceEnd = wall(pieceStart).add({ seconds: length }).toZonedDateTime(zone).epochMilliseconds;
    const times = { startsAt: pieceStart, endsAt: pieceEnd > pieceStart ? pieceEnd : pieceStart + length * 1000 };
    if (index > 0) saves.push(`0 ${utc(times)}`);
    else if (`${wall(startsAt).toPlainDate()}` !== `${wall(item.startsAt).toPlainDate()}`)
      saves.push(`50 ${utc(times)}`);
  }
  return saves;
}

const minuteMs = 60_000;
/* Days around a clock change and a common one, where each zone's clock does something of its own. */
const nights: readonly (readonly [string, string])[] = [
  ['Europe/Zagreb', '2026-10-25'],
  ['Europe/Zagreb', '2027-03-28'],
  ['Europe/Zagreb', '2026-11-23'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['America/Santiago', '2026-09-06'],
  ['Pacific/Apia', '2011-12-30'],
];
const shortMove = fc.constantFrom<ShortMove>('ignore', 'move');
const night = fc.constantFrom(...nights);
const minute = fc.integer({ min: -3 * 1440, max: 3 * 1440 });
const length = fc.oneof(fc.integer({ min: 1, max: 1439 }), fc.integer({ min: 1440, max: 5 * 1440 }));

test('whatever is dragged wherever, what is saved is what part D says', () => {
  let copied = 0;
  fc.assert(
    fc.property(night, minute, length, minute, length, shortMove, ([zone, date], from, long, to, toLong, option) => {
      const at = (minutes: number): number => Date.parse(`${date}T00:00Z`) + minutes * minuteMs;
      const item = occurrence({ startsAt: at(from), endsAt: at(from + long) });
      const gesture = { occurrence: item, startsAt: at(to), endsAt: at(to + toLong) };
      const saves = savesOf(gesture, zone, option);
      expect(saves.map((save) => `${save.occurrenceId} ${utc(save)}`)).toEqual(expectedSaves(gesture, zone, option));
      if (saves.length > 1) copied += 1;
    }),
    { numRuns: 2000 },
  );
  expect(copied).toBeGreaterThan(300);
});

test('whatever is moved by whatever distance, it keeps its time of day and its length on the wall', () => {
  fc.assert(
    fc.property(night, minute, length, fc.integer({ min: -9, max: 9 }), ([zone, date], from, long, days) => {
      const wall = (at: number): Plain =>
        Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDateTime();
      const startsAt = Date.parse(`${date}T00:00Z`) + from * minuteMs;
      const item = { startsAt, endsAt: startsAt + long * minuteMs };
      const moved = movedBy(item, { days }, zone);
      const start = days === 0 ? startsAt : wall(startsAt).add({ days }).toZonedDateTime(zone).epochMilliseconds;
      expect(moved.startsAt).toBe(start);
      expect(moved.endsAt).toBeGreaterThan(moved.startsAt);
      const onWall = seconds(wall(item.startsAt), wall(item.endsAt));
      const end = wall(start).add({ seconds: onWall }).toZonedDateTime(zone).epochMilliseconds;
      if (days !== 0 && onWall > 0 && end > start) expect(moved.endsAt).toBe(end);
    }),
    { numRuns: 1000 },
  );
});
