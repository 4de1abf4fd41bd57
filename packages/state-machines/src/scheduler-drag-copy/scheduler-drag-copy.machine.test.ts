import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { EffectMissingError, resizedBy, type SchedulerDragCopyEmitted, schedulerDragCopyMachine } from './index.ts';
import {
  type DragCopyBench,
  hour,
  longItem,
  startDragCopy,
  threeCopies,
  times,
  twoDaysOn,
  utc,
  zagreb,
} from './scheduler-drag-copy.fixture.ts';

const failure = Object.assign(new Error('HTTP 500'), { status: 500 });
const shortResize = times('2026-11-23T08:00+01:00', '2026-11-24T07:59+01:00');

/** The toasts, in their order. */
const toasts = (emitted: readonly SchedulerDragCopyEmitted[]): string[] =>
  emitted.flatMap((event) => ('messageId' in event ? [event.messageId] : []));
const ids = (items: readonly { readonly occurrenceId: number }[]): number[] =>
  items.map(({ occurrenceId }) => occurrenceId);
const savedIds = (bench: DragCopyBench): number[] => ids(bench.saved.map((save) => save.occurrence));

describe('dragging', () => {
  test('the preview shows the dates that will be made, and follows', () => {
    const bench = startDragCopy();
    bench.send({ type: 'gesture.started', occurrence: hour });
    expect(bench.view()).toMatchObject({ preview: [], ignored: 'unchanged', canDrag: false });
    bench.send({ type: 'gesture.changed', ...threeCopies });
    expect(bench.view().gesture).toEqual({ occurrence: hour, ...threeCopies });
    expect(bench.view().preview).toEqual([
      { date: '2026-11-24', isOriginal: false, ...times('2026-11-24T07:00Z', '2026-11-24T08:00Z') },
      { date: '2026-11-25', isOriginal: false, ...times('2026-11-25T07:00Z', '2026-11-25T08:00Z') },
      { date: '2026-11-26', isOriginal: false, ...times('2026-11-26T07:00Z', '2026-11-26T08:00Z') },
    ]);
    expect(bench.view().ignored).toBeNull();
    bench.send({ type: 'gesture.changed', ...shortResize });
    expect(bench.view()).toMatchObject({ preview: [], ignored: 'tooShort' });
    expect(bench.saved).toEqual([]);
  });

  test('an item that moves shows itself on its new day before its copies; the dates are those of the zone', () => {
    const bench = startDragCopy({ timeZone: 'Pacific/Auckland' });
    bench.send({ type: 'gesture.started', occurrence: longItem });
    bench.send({ type: 'gesture.changed', ...twoDaysOn });
    const dates = bench.view().preview.map(({ date, isOriginal }) => [date, isOriginal]);
    expect(dates).toEqual([
      ['2026-11-25', true],
      ['2026-11-26', false],
    ]);
    const night = startDragCopy({ timeZone: 'Pacific/Auckland' });
    night.send({ type: 'gesture.started', occurrence: hour });
    night.send({ type: 'gesture.changed', ...times('2026-11-23T20:00Z', '2026-11-24T20:00Z') });
    expect(night.view().preview.map(({ date }) => date)).toEqual(['2026-11-24', '2026-11-25']);
  });

  test('Esc puts it back and saves nothing', () => {
    const bench = startDragCopy();
    bench.send({ type: 'gesture.started', occurrence: hour });
    bench.send({ type: 'gesture.changed', ...threeCopies });
    bench.send({ type: 'gesture.cancelled' });
    expect([bench.state(), bench.saved, bench.emitted]).toEqual(['idle', [], []]);
    expect(bench.view()).toMatchObject({ gesture: null, preview: [], canDrag: true });
    bench.send({ type: 'gesture.dropped' });
    expect(bench.saved).toEqual([]);
  });

  test('keys and menus drag as a mouse does: the same events, one step at a time', async () => {
    const bench = startDragCopy();
    bench.send({ type: 'gesture.started', occurrence: hour });
    for (const days of [1, 2, 3]) {
      bench.send({ type: 'gesture.changed', ...resizedBy(hour, 'end', { days }, zagreb) });
      expect(bench.view().preview).toHaveLength(days);
    }
    bench.send({ type: 'gesture.dropped' });
    await bench.answer('ok', 'ok', 'ok');
    expect(savedIds(bench)).toEqual([0, 0, 0]);
  });

  test('S4.32 D2 a span under 24 hours saves nothing, and the item snaps back', () => {
    const bench = startDragCopy();
    bench.drag(hour, shortResize);
    expect([bench.state(), bench.saved]).toEqual(['idle', []]);
    expect(bench.view().gesture).toBeNull();
    expect(bench.emitted).toEqual([{ type: 'gesture.ignored', reason: 'tooShort', occurrence: hour }]);
  });

  test("S4.32 D8 an hour that is moved snaps back; with shortMove 'move' it is saved where it was put", async () => {
    const nextWeek = times('2026-11-30T08:00+01:00', '2026-11-30T09:00+01:00');
    const ignoring = startDragCopy();
    ignoring.drag(hour, nextWeek);
    expect([ignoring.state(), ignoring.saved]).toEqual(['idle', []]);
    const moving = startDragCopy({ shortMove: 'move' });
    moving.drag(hour, nextWeek);
    await moving.answer('ok');
    expect(moving.state()).toBe('done');
    expect(moving.saved.map(({ occurrence }) => occurrence)).toEqual([{ ...hour, ...nextWeek }]);
  });

  test('a click on an item of more than a day makes nothing', () => {
    const bench = startDragCopy();
    bench.send({ type: 'gesture.started', occurrence: longItem });
    bench.send({ type: 'gesture.dropped' });
    expect([bench.state(), bench.saved]).toEqual(['idle', []]);
    expect(bench.emitted).toEqual([{ type: 'gesture.ignored', reason: 'unchanged', occurrence: longItem }]);
  });
});

describe('saving', () => {
  test('S4.30, S8.23 D1 three copies are saved one after another with id 0, each with its own Event saved', async () => {
    const bench = startDragCopy();
    bench.drag(hour, threeCopies);
    for (const count of [1, 2, 3]) {
      expect([bench.state(), bench.saved.length, bench.view().waitingCount]).toEqual(['saving', count, 4 - count]);
      expect(toasts(bench.emitted)).toHaveLength(count - 1);
      await bench.answer('ok');
    }
    expect(bench.state()).toBe('done');
    expect(savedIds(bench)).toEqual([0, 0, 0]);
    expect(toasts(bench.emitted)).toEqual(['eventSaved', 'eventSaved', 'eventSaved']);
    expect(ids(bench.view().made)).toEqual([101, 102, 103]);
    const { made } = bench.view();
    expect(bench.emitted.at(-1)).toEqual({ type: 'gesture.saved', made, moved: null, failedCount: 0 });
  });

  test('S4.31, S8.22 D6 the second save fails: Event saved, Event failed, Event saved, and the rest is kept', async () => {
    const bench = startDragCopy();
    bench.drag(hour, threeCopies);
    await bench.answer('ok', failure, 'ok');
    expect(bench.state()).toBe('partlyFailed');
    expect(toasts(bench.emitted)).toEqual(['eventSaved', 'eventFailed', 'eventSaved']);
    expect(bench.emitted[1]).toMatchObject({ type: 'occurrence.failed', error: failure });
    expect(ids(bench.view().made)).toEqual([101, 102]);
    expect(bench.view().failed.map(utc)).toEqual(['2026-11-25T07:00 2026-11-25T08:00']);
    expect(bench.view()).toMatchObject({ canRetry: true, canUndo: true, canDrag: false });
  });

  test('S4.29 D7 a moved item is saved first, under its own id, and its copies after it', async () => {
    const bench = startDragCopy();
    bench.drag(longItem, twoDaysOn);
    await bench.answer('ok', 'ok');
    expect(savedIds(bench)).toEqual([50, 0]);
    expect(toasts(bench.emitted)).toEqual(['eventSaved', 'eventSaved']);
    const { moved, made } = bench.actor.getSnapshot().context;
    expect(moved).toEqual({ before: longItem, after: { ...bench.saved[0]?.occurrence, version: 4 } });
    expect(bench.emitted.at(-1)).toEqual({ type: 'gesture.saved', made, moved, failedCount: 0 });
  });

  test('a retry saves what failed and only that, under the same keys', async () => {
    const bench = startDragCopy();
    bench.drag(hour, threeCopies);
    await bench.answer(failure, 'ok', failure);
    bench.send({ type: 'gesture.retry' });
    await bench.answer('ok', failure);
    expect(bench.state()).toBe('partlyFailed');
    bench.send({ type: 'gesture.retry' });
    await bench.answer('ok');
    expect(bench.state()).toBe('done');
    const keys = bench.saved.map(({ idempotencyKey }) => idempotencyKey);
    expect(keys).toEqual(['key 1', 'key 2', 'key 3', 'key 1', 'key 3', 'key 3']);
    for (const [again, first] of [
      [3, 0],
      [4, 2],
      [5, 2],
    ] as const)
      expect(bench.saved[again]).toEqual(bench.saved[first]);
    expect(bench.view().made).toHaveLength(3);
    expect(bench.emitted.filter(({ type }) => type === 'gesture.saved')).toHaveLength(3);
  });

  test('a moved item that failed first and is saved by the retry can be moved back', async () => {
    const bench = startDragCopy();
    bench.drag(longItem, twoDaysOn);
    await bench.answer(failure, 'ok');
    bench.send({ type: 'gesture.retry' });
    await bench.answer('ok');
    expect(bench.actor.getSnapshot().context.moved?.before).toEqual(longItem);
  });

  test('dismissing a failure keeps what was saved and gives up the rest', async () => {
    const bench = startDragCopy();
    bench.drag(hour, threeCopies);
    await bench.answer('ok', failure, 'ok');
    bench.send({ type: 'gesture.dismiss' });
    expect([bench.state(), bench.deleted, bench.saved.length]).toEqual(['idle', [], 3]);
    expect(bench.view()).toMatchObject({ failed: [], made: [], canUndo: false, canDrag: true });
  });

  test('while it saves, no other gesture begins and nothing is retried, undone or dismissed', () => {
    const bench = startDragCopy();
    bench.drag(hour, threeCopies);
    bench.drag(longItem, twoDaysOn);
    for (const type of ['gesture.retry', 'gesture.undo', 'gesture.dismiss', 'gesture.cancelled'] as const)
      bench.send({ type });
    expect([bench.state(), bench.saved.length, bench.view().waitingCount]).toEqual(['saving', 1, 3]);
  });

  test('after a failure no gesture begins before the person has decided', async () => {
    const bench = startDragCopy();
    bench.drag(hour, threeCopies);
    await bench.answer(failure, failure, failure);
    bench.drag(longItem, twoDaysOn);
    bench.send({ type: 'gesture.undo' });
    expect([bench.state(), bench.view().canUndo, bench.view().failed.length]).toEqual(['partlyFailed', false, 3]);
    bench.send({ type: 'gesture.dismiss' });
    bench.drag(longItem, twoDaysOn);
    expect(bench.state()).toBe('saving');
  });
});

describe('undo', () => {
  test('the copies are deleted, newest first, and the moved item gets its old times back', async () => {
    const bench = startDragCopy();
    bench.drag(longItem, { ...twoDaysOn, endsAt: twoDaysOn.endsAt + 86_400_000 });
    await bench.answer('ok', 'ok', 'ok');
    bench.send({ type: 'gesture.undo' });
    expect([bench.state(), bench.view().isUndoing, bench.view().canUndo]).toEqual(['deleting', true, false]);
    await bench.answer('ok', 'ok');
    expect(ids(bench.deleted)).toEqual([102, 101]);
    expect(bench.state()).toBe('restoring');
    await bench.answer('ok');
    expect(bench.saved.at(-1)?.occurrence).toEqual({ ...longItem, version: 4 });
    expect(bench.saved.at(-1)?.idempotencyKey).toBe('key 4');
    expect(bench.state()).toBe('idle');
    expect(toasts(bench.emitted.slice(4))).toEqual(['itemDeleted', 'itemDeleted', 'eventSaved']);
    expect(bench.emitted.at(-1)).toEqual({ type: 'gesture.undone' });
    expect(bench.view().made).toEqual([]);
  });

  test('an item that only moved is moved back, with nothing to delete', async () => {
    const bench = startDragCopy({ shortMove: 'move' });
    bench.drag(hour, times('2026-11-30T08:00+01:00', '2026-11-30T09:00+01:00'));
    await bench.answer('ok');
    bench.send({ type: 'gesture.undo' });
    await bench.answer('ok');
    expect([bench.state(), bench.deleted]).toEqual(['idle', []]);
    expect(bench.saved.map(({ occurrence }) => utc(occurrence)).at(-1)).toBe(utc(hour));
  });

  test('after a partial failure what was saved is undone, and what failed is given up', async () => {
    const bench = startDragCopy();
    bench.drag(hour, threeCopies);
    await bench.answer('ok', failure, 'ok');
    bench.send({ type: 'gesture.undo' });
    await bench.answer('ok', 'ok');
    expect([bench.state(), ids(bench.deleted), bench.saved.length]).toEqual(['idle', [102, 101], 3]);
  });

  test('a failed deletion stops neither the others nor the move back; a retry undoes the rest', async () => {
    const bench = startDragCopy();
    bench.drag(longItem, { ...twoDaysOn, endsAt: twoDaysOn.endsAt + 86_400_000 });
    await bench.answer('ok', 'ok', 'ok');
    bench.send({ type: 'gesture.undo' });
    await bench.answer(failure, 'ok', failure);
    expect(bench.state()).toBe('undoFailed');
    expect(toasts(bench.emitted.slice(4))).toEqual(['eventFailed', 'itemDeleted', 'eventFailed']);
    expect(ids(bench.view().made)).toEqual([102]);
    expect(bench.view()).toMatchObject({ canRetry: true, canUndo: false, canDrag: false });
    bench.drag(hour, threeCopies);
    expect(bench.state()).toBe('undoFailed');
    bench.send({ type: 'gesture.retry' });
    await bench.answer('ok', 'ok');
    expect([bench.state(), ids(bench.deleted)]).toEqual(['idle', [102, 101, 102]]);
    expect(bench.saved.at(-1)?.occurrence).toEqual({ ...longItem, version: 4 });
  });

  test('a failed undo can be dismissed', async () => {
    const bench = startDragCopy();
    bench.drag(hour, threeCopies);
    await bench.answer('ok', failure, failure);
    bench.send({ type: 'gesture.undo' });
    await bench.answer(failure);
    bench.send({ type: 'gesture.dismiss' });
    expect([bench.state(), bench.view().made, bench.view().canDrag]).toEqual(['idle', [], true]);
  });

  test('it stays possible after a gesture that came to nothing, and ends with the next that saves, or when dismissed', async () => {
    const bench = startDragCopy();
    bench.drag(hour, threeCopies);
    await bench.answer('ok', 'ok', 'ok');
    bench.drag(longItem, longItem);
    expect([bench.state(), bench.view().canUndo, bench.view().gesture]).toEqual(['done', true, null]);
    bench.send({ type: 'gesture.started', occurrence: longItem });
    bench.send({ type: 'gesture.cancelled' });
    expect([bench.state(), ids(bench.view().made)]).toEqual(['done', [101, 102, 103]]);
    bench.drag(longItem, twoDaysOn);
    await bench.answer('ok', 'ok');
    expect(ids(bench.view().made)).toEqual([104]);
    bench.send({ type: 'gesture.dismiss' });
    bench.send({ type: 'gesture.undo' });
    expect([bench.state(), bench.deleted, bench.view().canUndo]).toEqual(['idle', [], false]);
  });
});

test('a host that forgot an actor hears of it, and the person reads no wrong toast', async () => {
  const actor = createActor(schedulerDragCopyMachine, { input: { timeZone: zagreb, newKey: () => 'key' } });
  const emitted: unknown[] = [];
  const failed = new Promise((resolve) => actor.subscribe({ error: resolve }));
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  actor.send({ type: 'gesture.started', occurrence: hour });
  actor.send({ type: 'gesture.changed', ...threeCopies });
  actor.send({ type: 'gesture.dropped' });
  expect(await failed).toBeInstanceOf(EffectMissingError);
  expect(emitted).toEqual([]);
});

test('an actor that turns out to be missing during an undo is heard of too, at each of its steps', async () => {
  const missing = new EffectMissingError('schedulerDragCopy', 'deleteOccurrence', []);
  for (const answers of [[missing], ['ok', missing]] as const) {
    const bench = startDragCopy();
    const failed = new Promise((resolve) => bench.actor.subscribe({ error: resolve }));
    bench.drag(longItem, twoDaysOn);
    await bench.answer('ok', 'ok');
    bench.send({ type: 'gesture.undo' });
    await bench.answer(...answers);
    expect(await failed).toBe(missing);
    expect(toasts(bench.emitted)).not.toContain('eventFailed');
  }
});
