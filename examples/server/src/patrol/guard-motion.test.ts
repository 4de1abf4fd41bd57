import { describe, expect, test } from 'vitest';
import { followMotion, type Motion, type MotionSign, notMovingSince } from './guard-motion.ts';
import { isSilentSinceStart, notConnectedSince } from './guard-silence.ts';

const minute = 60_000;
/* about 111 m of latitude in a thousandth of a degree */
const north = (meters: number) => ({ latitude: 50 + meters / 111_195, longitude: 4 });
const position = (minutes: number, meters = 0, accuracyMeters: number | null = 5): MotionSign => ({
  kind: 'position',
  at: minutes * minute,
  place: north(meters),
  accuracyMeters,
});
const act = (minutes: number, meters: number | null = 0): MotionSign => ({
  kind: 'act',
  at: minutes * minute,
  place: meters === null ? null : north(meters),
  accuracyMeters: null,
});
const follow = (signs: readonly MotionSign[], motion: Motion | null = null) => followMotion(motion, signs, 50);

describe('C6 where a guard stands', () => {
  test('the first position is the anchor, those nearby count', () => {
    expect(follow([position(0), position(1, 49), position(2, -30)])).toEqual({
      motion: { anchorAt: 0, anchor: north(0), positionsSince: 2 },
      movedAt: null,
    });
    expect(follow([])).toEqual({ motion: null, movedAt: null });
  });

  test('a position farther than the limit moves it, by the first such one', () => {
    expect(follow([position(0), position(1), position(2, 51), position(3, 120)])).toEqual({
      motion: { anchorAt: 3 * minute, anchor: north(120), positionsSince: 0 },
      movedAt: 2 * minute,
    });
  });

  test('a fix that is 100 m off counts, one that is farther off says nothing', () => {
    expect(follow([position(0), position(1, 0, 101), position(2, 900, 101), position(3, 0, 100)]).motion).toMatchObject(
      {
        anchorAt: 0,
        positionsSince: 1,
      },
    );
    expect(follow([position(0), position(1, 0, null)]).motion).toMatchObject({ positionsSince: 1 });
  });

  test('a read or a start moves it, nearby too; one without a place takes the place of the next fix', () => {
    expect(follow([position(0), position(1), act(2)])).toMatchObject({
      motion: { anchorAt: 2 * minute, positionsSince: 0 },
      movedAt: 2 * minute,
    });
    expect(follow([act(2, null), position(3, 500), position(4, 510)]).motion).toEqual({
      anchorAt: 2 * minute,
      anchor: north(500),
      positionsSince: 1,
    });
  });

  test('signs come in any order, and what is older than the anchor changes nothing', () => {
    const signs = [position(0), position(1), position(2, 80), position(3, 85)];
    expect(follow([...signs].reverse())).toEqual(follow(signs));
    const { motion } = follow(signs);
    expect(follow([position(1, 900), act(1)], motion)).toEqual({ motion, movedAt: null });
    /* the fix of a read is no position since it */
    expect(follow([act(5), position(5)]).motion).toMatchObject({ anchorAt: 5 * minute, positionsSince: 0 });
  });

  test('one batch is as good as one report after the other', () => {
    const signs = [position(0), position(1, 20), position(2, 90), position(3, 60), act(4, 60), position(5, 70)];
    const single = signs.reduce<Motion | null>((motion, sign) => follow([sign], motion).motion, null);
    expect(single).toEqual(follow(signs).motion);
  });

  test('he does not move from fifteen minutes after the anchor on, when three positions say so', () => {
    const motion = { anchorAt: 0, anchor: north(0), positionsSince: 3 };
    expect(notMovingSince(motion, 900, 15 * minute - 1)).toBeNull();
    expect(notMovingSince(motion, 900, 20 * minute)).toBe(15 * minute);
    expect(notMovingSince({ ...motion, positionsSince: 2 }, 900, 20 * minute)).toBeNull();
    expect(notMovingSince(motion, 300, 20 * minute)).toBe(5 * minute);
  });
});

describe('C6 silence', () => {
  const silence = { lastContactAt: 0, steadySince: 0, activeSince: 0 };

  test('is measured from the last contact, but not from before the server ran or the route began', () => {
    expect(notConnectedSince(silence, 300, 5 * minute - 1)).toBeNull();
    expect(notConnectedSince(silence, 300, 9 * minute)).toBe(5 * minute);
    expect(notConnectedSince({ ...silence, steadySince: 3 * minute }, 300, 8 * minute)).toBe(8 * minute);
    expect(notConnectedSince({ ...silence, activeSince: 4 * minute }, 300, 8 * minute)).toBeNull();
    expect(notConnectedSince({ ...silence, lastContactAt: null }, 300, 5 * minute)).toBe(5 * minute);
  });

  test('since the start of a route is worth a warning after half that time', () => {
    const since = { ...silence, activeSince: 10 * minute };
    expect(isSilentSinceStart(since, 300, 12.5 * minute - 1)).toBe(false);
    expect(isSilentSinceStart(since, 300, 12.5 * minute)).toBe(true);
    expect(isSilentSinceStart({ ...since, lastContactAt: 10 * minute }, 300, 14 * minute)).toBe(false);
  });
});
