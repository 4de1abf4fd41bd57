import type { AlarmEvent, AlarmType } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import {
  neighbour,
  nextAnnounced,
  nextShown,
  nothingAnnounced,
  nothingShown,
  orderAlarms,
  stripState,
} from './alarm-strip.rules.ts';
import type { LinkStatus, SoundState } from './alarm-strip.types.ts';
import { durationText, leftText } from './duration.rules.ts';
import { type PressedKey, shortcutLetters, shortcutOf } from './shortcut.rules.ts';

function alarm(eventId: number, type: AlarmType = 'GuardPanic'): AlarmEvent {
  return { eventId, type, occurredAt: eventId * 1000 } as AlarmEvent; // the rules read nothing else
}

describe('which state wins', () => {
  const panic = [alarm(1)];
  const exception = [alarm(2, 'Exception')];
  const cases: [AlarmEvent[], SoundState, LinkStatus['state'], string][] = [
    [panic, 'blocked', 'lost', 'panic'],
    [[...exception, ...panic], 'on', 'live', 'panic'],
    [exception, 'blocked', 'lost', 'blocked'],
    [[], 'blocked', 'live', 'blocked'],
    [exception, 'muted', 'lost', 'exception'],
    [[], 'muted', 'lost', 'lost'],
    [[], 'muted', 'waiting', 'waiting'],
    [[], 'muted', 'connecting', 'connecting'],
    [[], 'muted', 'live', 'muted'],
    [[], 'on', 'live', 'calm'],
  ];
  test.each(cases)('%# of the order of states', (alarms, sound, state, expected) => {
    expect(stripState({ alarms, sound, link: { state } })).toBe(expected);
  });
});

describe('which alarm is shown', () => {
  test('panics come before exceptions, otherwise the newest stays first', () => {
    const ordered = orderAlarms([alarm(5, 'Exception'), alarm(4), alarm(3, 'Exception'), alarm(2)]);
    expect(ordered.map(({ eventId }) => eventId)).toEqual([4, 2, 5, 3]);
  });

  test('a newer alarm of the same kind does not take the place of the one that is read', () => {
    const first = nextShown(nothingShown, [alarm(1)]);
    const second = nextShown(first, [alarm(2), alarm(1)]);
    expect([first.eventId, second.eventId]).toEqual([1, 1]);
    expect(nextShown(second, [alarm(2), alarm(1)])).toBe(second);
  });

  test('a new panic takes the place of an exception, an old one does not take it back', () => {
    const first = nextShown(nothingShown, [alarm(1, 'Exception')]);
    const second = nextShown(first, [alarm(2), alarm(1, 'Exception')]);
    expect(second.eventId).toBe(2);
    const chosen = { ...second, eventId: 1 };
    expect(nextShown(chosen, [alarm(2), alarm(1, 'Exception')]).eventId).toBe(1);
  });

  test('when the shown one is confirmed the gravest that is left follows, and then none', () => {
    const first = nextShown(nothingShown, [alarm(1)]);
    expect(nextShown(first, [alarm(3), alarm(2, 'Exception')]).eventId).toBe(3);
    expect(nextShown(first, []).eventId).toBeNull();
  });

  test('steps go around both ends', () => {
    const ordered = [alarm(3), alarm(2), alarm(1)];
    expect([neighbour(ordered, 3, -1), neighbour(ordered, 3, 1), neighbour(ordered, 1, 1)]).toEqual([1, 2, 3]);
  });
});

describe('what is announced', () => {
  test('each alarm once, however often the list comes', () => {
    const first = nextAnnounced(nothingAnnounced, [alarm(1)], 0);
    expect(first.events.map(({ eventId }) => eventId)).toEqual([1]);
    expect(nextAnnounced(first, [{ ...alarm(1) }], 1000)).toBe(first);
    expect(nextAnnounced(first, [alarm(2), alarm(1)], 2000).events.map(({ eventId }) => eventId)).toEqual([2]);
  });

  test('an alarm that leaves the list for a moment is not announced again', () => {
    const first = nextAnnounced(nothingAnnounced, [alarm(1)], 0);
    const gone = nextAnnounced(first, [], 1000);
    expect(gone.events).toEqual([]);
    expect(nextAnnounced(gone, [alarm(1)], 2000).events).toEqual([]);
  });

  test('a flood of 60 alarms in a minute is announced at most 6 times, and nothing is left out', () => {
    let announced = nothingAnnounced;
    const alarms = Array.from({ length: 10 }, (_, i) => alarm(i));
    let times = 0;
    for (let second = 0; second < 60; second += 1) {
      alarms.push(alarm(100 + second));
      const next = nextAnnounced(announced, alarms, second * 1000);
      if (next !== announced) times += 1;
      announced = next;
    }
    expect(times).toBe(6);
    expect(nextAnnounced(announced, alarms, 60_000).ids.size).toBe(70);
  });
});

describe('lengths of time', () => {
  test('are said in the units that matter', () => {
    expect(durationText(-5)).toEqual({ id: 'alarmStrip.seconds', values: { seconds: 0 } });
    expect(durationText(59_999).values).toEqual({ seconds: 59 });
    expect(durationText(72_000, 'fine').values).toEqual({ minutes: 1, seconds: 12 });
    expect(durationText(72_000)).toEqual({ id: 'alarmStrip.minutes', values: { minutes: 1 } });
    expect(durationText(3_900_000, 'fine').values).toEqual({ hours: 1, minutes: 5 });
  });

  test('time left is rounded up and never negative', () => {
    expect(leftText(30_001, 0).values).toEqual({ seconds: 31 });
    expect(leftText(0, 5000).values).toEqual({ seconds: 0 });
  });
});

describe('keys', () => {
  const plain: PressedKey = {
    key: 'c',
    code: 'KeyC',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    defaultPrevented: false,
  };
  test('letters count, also in capitals, also by their place on a Cyrillic keyboard', () => {
    expect(shortcutOf(plain)).toBe('C');
    expect(shortcutOf({ ...plain, key: 'L', code: 'KeyP' })).toBe('L');
    expect(shortcutOf({ ...plain, key: 'л', code: 'KeyL' })).toBe('L');
    expect(shortcutOf({ ...plain, key: 'x', code: 'KeyC' })).toBeNull();
    expect(shortcutOf({ ...plain, key: 'Enter', code: 'Enter' })).toBeNull();
  });

  test('combinations, held keys and keys that somebody has used already do not count', () => {
    for (const field of ['ctrlKey', 'metaKey', 'altKey', 'repeat', 'defaultPrevented'] as const) {
      expect(shortcutOf({ ...plain, [field]: true }), field).toBeNull();
    }
  });
});

describe('U3 other letters for the answers', () => {
  const pressed: PressedKey = {
    key: 'p',
    code: 'KeyP',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    repeat: false,
    defaultPrevented: false,
  };

  test('a chosen letter does what the usual one did, which is then free', () => {
    const letters = shortcutLetters({ C: 'p' });
    expect(shortcutOf(pressed, letters)).toBe('C');
    expect(shortcutOf({ ...pressed, key: 'c', code: 'KeyC' }, letters)).toBeNull();
    expect(shortcutOf({ ...pressed, key: 'l', code: 'KeyL' }, letters)).toBe('L');
  });

  test('keys that are off answer nothing', () => {
    expect(shortcutOf({ ...pressed, key: 'c', code: 'KeyC' }, shortcutLetters(false))).toBeNull();
  });
});
