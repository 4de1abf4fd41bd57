import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { exception, panic, patrolEvent, startAlarm } from './alarm.fixture.ts';
import { alarmMachine, alarmView, EffectMissingError, openAlarms } from './index.ts';

describe('sounding', () => {
  test('S4.09 sounds while an alarm is open, from either source, the guard panic before the exception', () => {
    for (const [list, fetched] of [
      [[panic(2)], []],
      [[], [patrolEvent(3), panic(2)]],
    ] as const) {
      const bench = startAlarm();
      bench.send({ type: 'alarms.changed', open: openAlarms(list, fetched) });
      expect(bench.state()).toBe('sounding');
      expect(bench.effects).toEqual(['setMuted false', 'startSound GuardPanic']);
    }
    const both = startAlarm();
    both.open(exception(3));
    both.open(exception(3), panic(2));
    expect(both.effects).toEqual(['setMuted false', 'startSound Exception', 'startSound GuardPanic']);
    both.open(exception(3));
    expect(both.effects.at(-1)).toBe('startSound Exception');
  });

  test('S4.10 stops when the last alarm is confirmed', () => {
    const bench = startAlarm();
    bench.open(panic(2), exception(1));
    bench.open(exception(1));
    expect(bench.state()).toBe('sounding');
    bench.open();
    expect(bench.state()).toBe('calm');
    expect(bench.effects.at(-1)).toBe('stopSound');
  });

  test('a poll that changes nothing, a further alarm and a tick do not start the sound again', () => {
    const bench = startAlarm();
    bench.open(panic(2));
    bench.send({ type: 'sound.started', alarmType: 'GuardPanic' });
    bench.open(panic(2));
    bench.open(panic(3), panic(2));
    bench.wait(1000);
    expect(bench.effects).toEqual(['setMuted false', 'startSound GuardPanic']);
  });

  test('each alarm is raised once, oldest first, however often it is fetched', () => {
    const bench = startAlarm({ lastEventId: 9 });
    bench.open(exception(7), panic(5));
    bench.open(exception(7));
    bench.open(panic(8), exception(7), panic(5));
    expect(bench.raised).toEqual([5, 7, 8]);
  });

  test('ids of alarms that are long over are not kept for ever', () => {
    const bench = startAlarm();
    for (let id = 1; id <= 30_000; id += 1000) {
      bench.open(...Array.from({ length: 1000 }, (_, index) => exception(id + index)));
    }
    expect(bench.raised).toHaveLength(30_000);
    expect(bench.actor.getSnapshot().context.seenEventIds.size).toBeLessThanOrEqual(10_000);
  });
});

describe('mute', () => {
  test('S4.11 a muted alarm is in the state sounding, and unmuting starts nothing again', () => {
    const bench = startAlarm({ isMuted: true });
    bench.open(panic(2));
    expect(bench.state()).toBe('sounding');
    expect(alarmView(bench.actor.getSnapshot())).toMatchObject({ sound: 'muted', isSounding: true });
    bench.send({ type: 'mute.set', isMuted: false });
    expect(bench.state()).toBe('sounding');
    expect(alarmView(bench.actor.getSnapshot()).sound).toBe('on');
    expect(bench.effects).toEqual(['setMuted true', 'startSound GuardPanic', 'setMuted false']);
  });
});

describe('silence', () => {
  test('S4.12 selecting a newer row silences, an older one does not; a newer alarm and the end of the silence sound again', () => {
    const bench = startAlarm({ lastEventId: 3 });
    bench.open(panic(5));
    for (const eventId of [3, 2, 0, Number.NaN, Number.POSITIVE_INFINITY]) {
      bench.send({ type: 'row.selected', eventId });
      expect(bench.state(), String(eventId)).toBe('sounding');
    }
    bench.send({ type: 'row.selected', eventId: 5 });
    expect(bench.state()).toBe('silenced');
    expect(bench.effects.slice(2)).toEqual(['storeLastEventId 5', 'stopSound']);
    bench.open(exception(6), panic(5));
    expect(bench.state()).toBe('sounding');
    expect(bench.effects.at(-1)).toBe('startSound Exception');
    bench.send({ type: 'row.selected', eventId: 6 });
    bench.wait(59_999);
    expect(bench.state()).toBe('silenced');
    bench.wait(1);
    expect(bench.state()).toBe('sounding');
    expect(bench.effects.at(-1)).toBe('startSound GuardPanic');
  });

  test('rearmAfterMs 0 keeps silent until a newer alarm', () => {
    const bench = startAlarm({ rearmAfterMs: 0 });
    bench.open(panic(5));
    bench.send({ type: 'alarm.silence' });
    bench.wait(86_400_000);
    expect(bench.state()).toBe('silenced');
    expect(alarmView(bench.actor.getSnapshot()).silencedUntil).toBeNull();
    bench.open(exception(6), panic(5));
    expect(bench.state()).toBe('sounding');
  });

  test('silence covers everything open, stores the newest id, and can be repeated after it ended', () => {
    const bench = startAlarm({ rearmAfterMs: 10_000 });
    bench.open(exception(4), panic(7), panic(5));
    bench.send({ type: 'alarm.silence' });
    expect(bench.state()).toBe('silenced');
    expect(bench.effects).toContain('storeLastEventId 7');
    expect(alarmView(bench.actor.getSnapshot()).silencedUntil).toBe(1_010_000);
    bench.wait(10_000);
    expect(bench.state()).toBe('sounding');
    bench.send({ type: 'alarm.silence' });
    expect(bench.state()).toBe('silenced');
    expect(alarmView(bench.actor.getSnapshot()).silencedUntil).toBe(1_020_000);
  });

  test('an older alarm that stays newer than the selected row keeps sounding', () => {
    const bench = startAlarm();
    bench.open(panic(9), exception(4));
    bench.send({ type: 'row.selected', eventId: 6 });
    expect(bench.state()).toBe('sounding');
  });

  test('rows selected during a silence do not make it longer', () => {
    const bench = startAlarm();
    bench.open(panic(5));
    bench.send({ type: 'alarm.silence' });
    bench.wait(40_000);
    bench.send({ type: 'row.selected', eventId: 8 });
    bench.send({ type: 'alarm.silence' });
    bench.wait(20_000);
    expect(bench.state()).toBe('sounding');
  });

  test('a silence in another window is one here too, up to what was open there, and is stored there', () => {
    const bench = startAlarm({ rearmAfterMs: 60_000 });
    bench.open(panic(2), exception(1));
    bench.send({ type: 'alarm.silencedElsewhere', eventId: 1 });
    expect(bench.state()).toBe('sounding');
    bench.send({ type: 'alarm.silencedElsewhere', eventId: 2 });
    expect(bench.state()).toBe('silenced');
    bench.wait(60_000);
    expect(bench.state()).toBe('sounding');
    bench.send({ type: 'alarm.silencedElsewhere', eventId: 2 });
    expect(bench.state()).toBe('silenced');
    bench.open(panic(3), panic(2));
    bench.send({ type: 'alarm.silencedElsewhere', eventId: Number.NaN });
    expect(bench.state()).toBe('sounding');
    expect(bench.effects.filter((effect) => effect.startsWith('storeLastEventId'))).toEqual([]);
  });

  test('a clock set back by ten minutes does not make a silence ten minutes longer', () => {
    const bench = startAlarm();
    bench.open(panic(5));
    bench.send({ type: 'alarm.silence' });
    bench.wait(-600_000);
    expect(bench.state()).toBe('silenced');
    bench.wait(60_000);
    expect(bench.state()).toBe('sounding');
  });

  test('an alarm that arrives late, with an id below the selected row, is heard', () => {
    const bench = startAlarm();
    bench.send({ type: 'row.selected', eventId: 50 });
    expect(bench.effects).toContain('storeLastEventId 50');
    bench.open(panic(49));
    expect(bench.state()).toBe('sounding');
  });

  test('a silence from before a reload is kept, and ends', () => {
    const bench = startAlarm({ lastEventId: 5 });
    bench.open(panic(5));
    expect(bench.state()).toBe('silenced');
    expect(bench.raised).toEqual([5]);
    bench.wait(60_000);
    expect(bench.state()).toBe('sounding');
  });

  test('a silenced alarm that is confirmed leaves calm', () => {
    const bench = startAlarm({ lastEventId: 5 });
    bench.open(panic(5));
    bench.open();
    expect(bench.state()).toBe('calm');
  });

  test('spoilt values from storage never keep silent', () => {
    for (const lastEventId of [Number.NaN, -1, 2.5, Number.POSITIVE_INFINITY]) {
      const bench = startAlarm({ lastEventId, rearmAfterMs: Number.NaN });
      bench.open(panic(1));
      expect(bench.state(), String(lastEventId)).toBe('sounding');
      bench.send({ type: 'alarm.silence' });
      bench.wait(60_000);
      expect(bench.state()).toBe('sounding');
    }
  });
});

describe('another database, another user', () => {
  test('the last seen id is dropped when the server knows only older events, and not otherwise', () => {
    const bench = startAlarm({ lastEventId: 900 });
    bench.open(panic(3));
    bench.send({ type: 'newest.known', eventId: 900 });
    expect(bench.state()).toBe('silenced');
    bench.send({ type: 'newest.known', eventId: 3 });
    expect(bench.state()).toBe('sounding');
    expect(bench.effects).toContain('storeLastEventId 0');
    bench.open(panic(3));
    expect(bench.raised).toEqual([3, 3]);
  });

  test('an alarm silenced by one supervisor sounds for the next', () => {
    const bench = startAlarm();
    bench.open(panic(3));
    bench.send({ type: 'alarm.silence' });
    bench.send({ type: 'user.changed' });
    expect(bench.state()).toBe('sounding');
    expect(bench.effects.slice(-2)).toEqual(['storeLastEventId 0', 'startSound GuardPanic']);
  });
});

describe('what the player reports', () => {
  test('S4.14 a type without a sound is logged once, and the alarm goes on', () => {
    const bench = startAlarm();
    bench.open(exception(1));
    for (let times = 0; times < 3; times++) bench.send({ type: 'sound.missing', alarmType: 'Exception' });
    expect(bench.effects.filter((effect) => effect.startsWith('log'))).toEqual([
      'log There is no sound for Exception: these alarms are shown only.',
    ]);
    expect(bench.state()).toBe('sounding');
    bench.open(panic(2), exception(1));
    expect(bench.effects.at(-1)).toBe('startSound GuardPanic');
    bench.send({ type: 'sound.missing', alarmType: 'GuardPanic' });
    expect(bench.effects.filter((effect) => effect.startsWith('log'))).toHaveLength(2);
  });

  test('S4.15 a blocked sound is dropped without a retry loop; the next alarm and the click try again', () => {
    const bench = startAlarm();
    const starts = () => bench.effects.filter((effect) => effect.startsWith('startSound')).length;
    const sound = () => alarmView(bench.actor.getSnapshot()).sound;
    bench.open(panic(1));
    bench.send({ type: 'sound.blocked', alarmType: 'GuardPanic' });
    for (let times = 0; times < 5; times++) bench.wait(1000);
    bench.open(panic(1));
    expect([bench.state(), sound(), starts()]).toEqual(['sounding', 'blocked', 1]);
    bench.open(panic(2), panic(1));
    expect([sound(), starts()]).toEqual(['blocked', 2]);
    bench.send({ type: 'sound.blocked', alarmType: 'GuardPanic' });
    expect(starts()).toBe(2);
    bench.send({ type: 'sound.unlock' });
    expect([sound(), starts()]).toEqual(['on', 3]);
    bench.send({ type: 'sound.started', alarmType: 'GuardPanic' });
    expect([bench.state(), sound(), starts()]).toEqual(['sounding', 'on', 3]);
  });

  test('blocked stays visible after the alarm is over, until a sound starts', () => {
    const bench = startAlarm({ isMuted: true });
    bench.open(panic(1));
    bench.send({ type: 'sound.blocked', alarmType: 'GuardPanic' });
    bench.open();
    expect(alarmView(bench.actor.getSnapshot())).toMatchObject({
      isSounding: false,
      sound: 'blocked',
      soundType: null,
    });
    bench.open(exception(2));
    expect(bench.effects.at(-1)).toBe('startSound Exception');
    bench.send({ type: 'sound.started', alarmType: 'Exception' });
    expect(alarmView(bench.actor.getSnapshot()).sound).toBe('muted');
  });

  test('a click on the strip without an alarm starts nothing', () => {
    const bench = startAlarm();
    bench.send({ type: 'sound.blocked', alarmType: 'GuardPanic' });
    bench.send({ type: 'sound.unlock' });
    expect(bench.effects).toEqual(['setMuted false']);
    expect(alarmView(bench.actor.getSnapshot()).sound).toBe('on');
  });

  test('a late report about the sound before says nothing about the one that plays', () => {
    const bench = startAlarm();
    bench.open(exception(1));
    bench.open(panic(2), exception(1));
    bench.send({ type: 'sound.blocked', alarmType: 'Exception' });
    expect(alarmView(bench.actor.getSnapshot()).sound).toBe('on');
    bench.send({ type: 'sound.blocked', alarmType: 'GuardPanic' });
    bench.send({ type: 'sound.started', alarmType: 'Exception' });
    expect(alarmView(bench.actor.getSnapshot()).sound).toBe('blocked');
  });
});

test('a machine without its effects says so at the start, and names them', () => {
  const actor = createActor(alarmMachine, { input: { lastEventId: 0, isMuted: false, now: () => 0 } });
  let failure: unknown;
  actor.subscribe({ error: (error) => (failure = error) });
  actor.start();
  expect(failure).toBeInstanceOf(EffectMissingError);
  expect(String(failure)).toContain('startSound, stopSound, setMuted, storeLastEventId, log');
});
