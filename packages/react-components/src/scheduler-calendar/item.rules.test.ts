import { epochDay, formatClock, instantOfWall } from '@patrolkit/sdk/model';
import { movedBy } from '@patrolkit/state-machines/scheduler-drag-copy';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfterKey } from './calendar-keys.rules.ts';
import { sampleItem, sampleRule, sampleZone } from './calendar-samples.ts';
import { clockOf } from './calendar-texts.ts';
import { abilitiesOf, deltaOfKey, deltaOfPointer, timesOf } from './gesture.rules.ts';
import { itemActions } from './item-actions.rules.ts';
import { itemFacts, spanText } from './item-facts.ts';
import { countStates, inkOn, itemState, ownColor } from './item-state.rules.ts';
import { previewsOf } from './preview.rules.ts';

/* What one check is, shows and allows. */

test('a check is open while no read time exists, read as soon as one does, missed when the back end says so', () => {
  expect(itemState({ readAt: null, state: 'open' })).toBe('open');
  expect(itemState({ readAt: null, state: null })).toBe('open');
  expect(itemState({ readAt: null, state: 'missed' })).toBe('missed');
  expect(itemState({ readAt: 1, state: 'missed' })).toBe('read');
  expect(countStates([sampleItem(), sampleItem({ readAt: 1 }), sampleItem({ state: 'missed' })])).toEqual({
    open: 1,
    read: 1,
    missed: 1,
  });
});

test('a colour of its own is worn while the check is open; read and missed win', () => {
  const item = sampleItem({ color: '#7a1fa2' });
  expect(ownColor(item)).toBe('#7a1fa2');
  expect(ownColor({ ...item, readAt: 1 })).toBeNull();
  expect(ownColor({ ...item, state: 'missed' })).toBeNull();
  expect(ownColor({ ...item, color: 'red' })).toBeNull();
  expect(ownColor({ ...item, color: '#12345; background: url(x)' })).toBeNull();
});

test('A2 text on any colour of its own is read: black or white is at least 4.5 to 1', () => {
  const luminance = (color: string): number => {
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
      const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const color = `#${number.toString(16).padStart(6, '0')}`;
      const [light, dark] = [luminance(color), luminance(inkOn(color))].toSorted((a, b) => b - a);
      expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5);
    }),
  );
});

test('a check that says no is not moved and not resized; a read one only copied; without a save nothing', () => {
  expect(abilitiesOf(sampleItem(), true)).toEqual({ canMove: true, canResize: true, canCopy: true });
  expect(abilitiesOf(sampleItem({ isDraggable: false }), true).canMove).toBe(false);
  expect(abilitiesOf(sampleItem({ isResizable: false }), true)).toMatchObject({ canResize: false, canCopy: false });
  expect(abilitiesOf(sampleItem({ readAt: 1 }), true)).toEqual({ canMove: false, canResize: false, canCopy: true });
  expect(abilitiesOf(sampleItem(), false)).toEqual({ canMove: false, canResize: false, canCopy: false });
});

test('a menu leaves out what the host cannot do and greys what the check does not allow', () => {
  const all = { canEdit: true, canSave: true, canSkip: true, canDelete: true };
  const none = { canEdit: false, canSave: false, canSkip: false, canDelete: false };
  const can = abilitiesOf(sampleItem({ readAt: 1 }), true);
  expect(itemActions(can, all).map(({ id, isDisabled }) => [id, isDisabled])).toEqual([
    ['details', false],
    ['edit', false],
    ['move', true],
    ['resize', true],
    ['copy', false],
    ['skip', false],
    ['delete', false],
  ]);
  expect(itemActions(can, none).map(({ id }) => id)).toEqual(['details']);
});

test('the clock is that of the model in every language, and says which of two equal times it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_102_444_800_000 }), (at) => {
      expect(clockOf(sampleZone, at).slice(0, 5)).toBe(formatClock(at, sampleZone));
    }),
  );
  const shown = (which: 'earlier' | 'later', secondsOfDay: number): string =>
    clockOf(sampleZone, instantOfWall(sampleZone, { date: '2026-10-25', secondsOfDay }, which));
  expect([shown('earlier', 9000), shown('later', 9000)]).toEqual(['02:30 +02', '02:30 +01']);
  expect([shown('earlier', 7199), shown('earlier', 10_800)]).toEqual(['01:59', '03:00']);
});

test('arrows take what is held a day sideways, a week in a month, a quarter of an hour where hours are seen', () => {
  expect(deltaOfKey('ArrowRight', false, 'month', 'move')).toEqual({ days: 1, minutes: 0 });
  expect(deltaOfKey('ArrowUp', false, 'month', 'move')).toEqual({ days: -7, minutes: 0 });
  expect(deltaOfKey('ArrowDown', false, 'day', 'move')).toEqual({ days: 0, minutes: 15 });
  expect(deltaOfKey('ArrowUp', true, 'week', 'resizeEnd')).toEqual({ days: 0, minutes: -60 });
  expect(deltaOfKey('ArrowDown', false, 'week', 'copy')).toEqual({ days: 1, minutes: 0 });
  expect(deltaOfKey('Home', false, 'month', 'move')).toBeNull();
});

test('a pointer counts whole days in a month, and quarters of an hour where hours are seen', () => {
  const [from, to] = [
    { day: 10, minutes: 61 },
    { day: 12, minutes: 100 },
  ];
  expect(deltaOfPointer(from, to)).toEqual({ days: 2, minutes: 45 });
  expect(deltaOfPointer({ ...from, minutes: null }, to)).toEqual({ days: 2, minutes: 0 });
});

test('a copy stretches the check by whole days, a resize takes its edge, a move all of it', () => {
  const item = sampleItem();
  const hour = 3_600_000;
  const delta = { days: 1, minutes: 30 };
  expect(timesOf(item, 'move', delta, sampleZone)).toEqual(movedBy(item, delta, sampleZone));
  expect(timesOf(item, 'copy', { days: 3, minutes: 0 }, sampleZone)).toEqual({
    startsAt: item.startsAt,
    endsAt: item.endsAt + 72 * hour,
  });
  expect(timesOf(item, 'resizeStart', { days: 0, minutes: -30 }, sampleZone).startsAt).toBe(item.startsAt - hour / 2);
});

test('A4 keys lead through the days by the grid pattern', () => {
  const day = epochDay('2026-11-14');
  expect(dayAfterKey('month', day, 'ArrowDown')).toBe(day + 7);
  expect(dayAfterKey('week', day, 'ArrowDown')).toBeNull();
  expect(dayAfterKey('agenda', day, 'ArrowUp')).toBe(day - 1);
  expect(dayAfterKey('month', day, 'Home')).toBe(epochDay('2026-11-09'));
  expect(dayAfterKey('month', day, 'End')).toBe(epochDay('2026-11-15'));
  expect(dayAfterKey('month', day, 'PageDown')).toBe(epochDay('2026-12-14'));
  expect(dayAfterKey('day', day, 'PageUp')).toBe(day - 1);
  expect(dayAfterKey('month', day, 'x')).toBeNull();
});

const words = { text: (id: string, values?: object) => (values ? `${id} ${JSON.stringify(values)}` : id) };

test("C3 details say until when a read counts: the tolerance around a rule's check, the whole of one made by hand", () => {
  const facts = (item: Parameters<typeof itemFacts>[1], rule = sampleRule()): Record<string, string> =>
    Object.fromEntries(
      itemFacts(words, item, rule, sampleZone).map(({ label, value }) => [
        label.replace('schedulerCalendar.', ''),
        value,
      ]),
    );
  const byRule = facts(sampleItem({ kind: 'rule', ruleId: 4 }));
  expect(byRule.counted).toBe('23/11/2026 07:30 – 08:30');
  expect(byRule.toleranceOf).toContain('30');
  expect(byRule.planned).toBe('23/11/2026 08:00 – 09:00');
  const byHand = facts(sampleItem({ readAt: Date.parse('2026-11-23T08:04+01:00') }));
  expect(byHand.counted).toBe('23/11/2026 08:00 – 09:00');
  expect(byHand.readAt).toBe('23/11/2026 08:04');
  expect(byHand.toleranceOf).toBeUndefined();
  expect(facts(sampleItem({ checkpointId: null, checkpointName: null })).counted).toBeUndefined();
});

test('a span names its second day only when there is one', () => {
  const [from, to] = [Date.parse('2026-11-23T22:00+01:00'), Date.parse('2026-11-24T06:00+01:00')];
  expect(spanText(from, to, sampleZone)).toBe('23/11/2026 22:00 – 24/11/2026 06:00');
});

test('what is held is shown where it is, and each copy on its day; what saves nothing as a ghost only', () => {
  const item = sampleItem();
  const day = epochDay('2026-11-23');
  const view = { preview: [], ignored: null, canDrag: false, isSaving: false, isUndoing: false, waitingCount: 0 };
  const rest = { made: [], failed: [], canUndo: false, canRetry: false };
  const previews = (endsAt: number, preview: Parameters<typeof previewsOf>[0]['preview'] = []): unknown =>
    [
      ...previewsOf(
        { ...view, ...rest, preview, gesture: { occurrence: item, startsAt: item.startsAt, endsAt } },
        sampleZone,
      ),
    ].map(([on, pieces]) => [on, pieces.map(({ kind }) => kind)]);
  expect(previews(item.endsAt)).toEqual([]);
  expect(previews(item.endsAt + 60_000)).toEqual([[day, ['ghost']]]);
  const copy = {
    date: '2026-11-24',
    isOriginal: false,
    startsAt: item.startsAt + 86_400_000,
    endsAt: item.endsAt + 86_400_000,
  };
  expect(previews(item.endsAt + 86_400_000, [copy])).toEqual([[day + 1, ['copy']]]);
});
