import { describe, expect, test } from 'vitest';
import { type ExistingCheck, matchWindow, type PatrolRule, planRuleEdit, slotsToMake } from './index.ts';

const minuteMs = 60_000;
/** E2: Friday 2026-11-20, 22:00-06:00 in Zagreb, hourly, tolerance 30 minutes. */
const night: PatrolRule = {
  days: { startDate: '2026-11-20', weekdays: ['FR'], until: null },
  startDate: '2026-11-20',
  endDate: '2026-11-21',
  fromTime: 22 * 3600,
  toTime: 6 * 3600,
  intervalMs: 60 * minuteMs,
  toleranceMs: 30 * minuteMs,
  timeZone: 'Europe/Zagreb',
  checkpointIds: [31],
};
const longBefore = Date.UTC(2026, 10, 19);
const at2340 = Date.UTC(2026, 10, 20, 22, 40);

/** The checks a rule has once it was saved long before, ids from 1. */
const savedChecks = (rule: PatrolRule): ExistingCheck[] =>
  slotsToMake(rule, longBefore).map((check, index) => ({
    id: index + 1,
    slotAt: check.startsAt,
    checkpointId: check.checkpointId,
    opensAt: matchWindow('rule', check, rule.toleranceMs).opensAt,
    isRead: false,
    isDetached: false,
  }));
const localHours = (checks: readonly { startsAt: number }[]): number[] =>
  checks.map(({ startsAt }) => (new Date(startsAt).getUTCHours() + 1) % 24);

describe('an edit of a rule', () => {
  test('E15 edited at 23:40 to 120 minutes: 22, 23 and 00 stay, 02 and 04 are new', () => {
    const existing = savedChecks(night);
    const edit = planRuleEdit(existing, { ...night, intervalMs: 120 * minuteMs }, at2340);
    const kept = existing.filter((check) => !edit.removedIds.includes(check.id));
    expect(localHours(kept.map(({ slotAt }) => ({ startsAt: slotAt })))).toEqual([22, 23, 0]);
    expect(localHours(edit.made)).toEqual([2, 4]);
    expect(kept.length + edit.made.length).toBe(5);
  });

  test('E16 edited at 22:45 so that tonight is included: 22:00 is not made, its deadline 22:31 has passed', () => {
    const { removedIds, made } = planRuleEdit([], night, Date.UTC(2026, 10, 20, 21, 45));
    expect(removedIds).toEqual([]);
    expect(localHours(made)).toEqual([23, 0, 1, 2, 3, 4, 5]);
  });

  test('a slot is made up to its deadline and not after it', () => {
    const deadline = Date.UTC(2026, 10, 20, 21, 31);
    expect(localHours(slotsToMake(night, deadline))[0]).toBe(22);
    expect(localHours(slotsToMake(night, deadline + 1))[0]).toBe(23);
  });

  test('a check goes until its window opens and stays from then on', () => {
    const opensAt = Date.UTC(2026, 10, 20, 22, 30); // of midnight
    const removed = (now: number): number => planRuleEdit(savedChecks(night), null, now).removedIds.length;
    expect([removed(opensAt - 1), removed(opensAt)]).toEqual([6, 5]);
  });

  test('what was read early or moved by hand stays, and its slot is not made again', () => {
    const existing = savedChecks(night).map((check) => ({
      ...check,
      isRead: check.id === 5,
      isDetached: check.id === 6,
    }));
    const edit = planRuleEdit(existing, night, at2340);
    expect(edit.removedIds).toEqual([4, 7, 8]);
    expect(localHours(edit.made)).toEqual([1, 4, 5]);
  });

  test('saving a rule again as it is changes nothing but the rows that may be replaced', () => {
    const edit = planRuleEdit(savedChecks(night), night, longBefore);
    expect(edit.removedIds).toHaveLength(8);
    expect(localHours(edit.made)).toEqual([22, 23, 0, 1, 2, 3, 4, 5]);
  });

  test('a checkpoint added to a window that is open gets its own check, the others stay', () => {
    const at2320 = Date.UTC(2026, 10, 20, 22, 20);
    const { removedIds, made } = planRuleEdit(savedChecks(night), { ...night, checkpointIds: [31, 32] }, at2320);
    expect(removedIds).toEqual([3, 4, 5, 6, 7, 8]);
    expect(made.slice(0, 3).map(({ startsAt, checkpointId }) => [...localHours([{ startsAt }]), checkpointId])).toEqual(
      [
        [23, 32],
        [0, 31],
        [0, 32],
      ],
    );
  });

  test('deleting a rule removes what an edit would replace and makes nothing', () => {
    expect(planRuleEdit(savedChecks(night), null, at2340)).toEqual({ removedIds: [4, 5, 6, 7, 8], made: [] });
  });
});
