import { expect, test } from 'vitest';
import { planOf } from './plan.ts';

test('a plan is the same in every run, and every day of its twelve weeks is as full as the next', () => {
  const plan = planOf(2016);
  expect(plan).toEqual(planOf(2016));
  expect(new Set(plan.map(({ occurrenceId }) => occurrenceId)).size).toBe(2016);
  const perDay = new Map<number, number>();
  for (const { startsAt } of plan) {
    const day = Math.floor((startsAt + 3_600_000) / 86_400_000);
    perDay.set(day, (perDay.get(day) ?? 0) + 1);
  }
  expect([...perDay.values()]).toEqual(Array.from({ length: 84 }, () => 24));
});

test('checks of the past are read or missed, those to come are open', () => {
  const states = planOf(420).map(({ state, readAt }) => `${state} ${readAt === null ? 'unread' : 'read'}`);
  expect(new Set(states)).toEqual(new Set(['done read', 'missed unread', 'open unread']));
});
