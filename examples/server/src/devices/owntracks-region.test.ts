import { describe, expect, test } from 'vitest';
import { enteredRegion, regionChanges, type WatchedCheckpoint, waypointOf } from './owntracks-region.ts';

const gate: WatchedCheckpoint = {
  id: 31,
  code: '04A1',
  name: 'Gate',
  latitude: 45.81,
  longitude: 15.98,
  radiusMeters: 50,
};
const entered = (fields: object) => enteredRegion({ _type: 'transition', event: 'enter', ...fields });

describe('a checkpoint as a region', () => {
  test('has a name, a moment and a mark of its own, and its circle', () => {
    expect(waypointOf(gate)).toEqual({
      _type: 'waypoint',
      desc: 'Gate [04A1]',
      tst: 1_000_000_031,
      rid: 'checkpoint-31',
      lat: 45.81,
      lon: 15.98,
      rad: 50,
    });
    expect(waypointOf({ ...gate, radiusMeters: null }).rad).toBe(100);
  });

  test.each([
    ['Gate: north|2|1', 'Gate north 2 1 [04A1]'],
    ['+follow', 'follow [04A1]'],
    ['Two\nlines', 'Two lines [04A1]'],
    ['x'.repeat(300), `${'x'.repeat(100)} [04A1]`],
  ])('loses the signs that an iPhone would take for more than a name: %j', (name, desc) => {
    expect(waypointOf({ ...gate, name }).desc).toBe(desc);
  });

  test('is read back by its moment, and by its name where there is none', () => {
    const { desc, tst } = waypointOf(gate);
    expect(entered({ desc, wtst: tst })).toEqual({ checkpointId: 31, code: '04A1' });
    expect(entered({ desc })).toEqual({ checkpointId: null, code: '04A1' });
    expect(entered({ wtst: String(tst) })).toEqual({ checkpointId: 31, code: null });
    expect(entered({ desc: 'The [old] Gate [04a1]' })?.code).toBe('04A1');
  });

  test.each([[1_790_000_000], [1_000_000_000], [1_000_000_000.5], ['soon'], [null], [{}]])(
    'a region made at %j is no checkpoint',
    (wtst) => {
      expect(entered({ desc: 'Home', wtst })).toEqual({ checkpointId: null, code: null });
    },
  );

  test.each([
    [null],
    ['enter'],
    [[]],
    [{}],
    [{ _type: 'transition', event: 'leave' }],
    [{ _type: 'location', event: 'enter' }],
  ])('%j enters nothing', (body) => {
    expect(enteredRegion(body)).toBeNull();
  });
});

describe('what a phone is told', () => {
  const [first, second] = [waypointOf(gate), waypointOf({ ...gate, id: 32, code: '04A2' })];

  test('everything at first, then what is new or other, and nothing when nothing is', () => {
    expect(regionChanges([], [first, second])).toEqual([first, second]);
    expect(regionChanges([first], [first, second])).toEqual([second]);
    expect(regionChanges([first, second], [second, first])).toEqual([]);
    const moved = { ...first, lat: 45.9 };
    expect(regionChanges([first, second], [moved, second])).toEqual([moved]);
  });

  test('what it no longer needs, with coordinates that no place has', () => {
    const [gone, ...more] = regionChanges([first, second], [second]);
    expect(more).toEqual([]);
    expect(gone).toMatchObject({ tst: first.tst, rid: first.rid, desc: first.desc });
    expect(Math.abs(gone?.lat ?? 0)).toBeGreaterThan(90);
  });
});
