import { beforeEach, describe, expect, test } from 'vitest';
import { createPatrolClient, type PatrolClient } from '../../index.ts';
import { type RecurrenceRule, ROUTE_ACTIVE, ROUTE_INACTIVE } from '../../model/index.ts';
import { createTestBackend, type TestBackend } from '../index.ts';

const minute = 60_000;
const hour = 60 * minute;
const [guardId, locationId, checkpointId] = [3, 1, 1];
const options = { timeZone: 'Europe/Zagreb', hasExtras: true };

/* Friday 20 November 2026, 22:00 to 06:00, each hour, half an hour early or late (contract.md C2, E2). */
const night: RecurrenceRule = {
  ruleId: 0,
  ...{ guardId, guardName: '', securityGuardId: guardId, locationId, locationName: '', checkpointIds: [checkpointId] },
  rrule: 'DTSTART:20261120T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=FR',
  ...{ startDate: '2026-11-20', endDate: '2026-11-21', fromTime: 22 * 3600, toTime: 6 * 3600, intervalMinutes: 60 },
  ...{ toleranceMinutes: 30, timeZone: 'Europe/Zagreb', title: 'Noć', isMissReported: true, version: 0 },
};
const whole = { from: Date.parse('2026-10-01T00:00:00Z'), to: Date.parse('2027-05-01T00:00:00Z') };

let backEnd: TestBackend;
let client: PatrolClient;

const startAt = (now: string): void => {
  backEnd = createTestBackend({ past: 'quiet', now: Date.parse(now) });
  client = createPatrolClient(backEnd.clientOptions());
};
const starts = async (): Promise<string[]> =>
  (await client.scheduler.get(whole)).rows.map(({ startsAt }) => new Date(startsAt).toISOString().slice(8, 16));

beforeEach(() => startAt('2026-11-20T12:00:00Z'));

describe('a rule', () => {
  test('plans its checks and its route by the rules that the server plans by', async () => {
    await client.rRule.save(night, options);
    expect(await starts()).toEqual([
      ...['20T21:00', '20T22:00', '20T23:00', '21T00:00', '21T01:00', '21T02:00', '21T03:00', '21T04:00'],
    ]);
    const [route, ...others] = await client.route.get(whole);
    expect(others).toEqual([]);
    expect(route).toMatchObject({ startsAt: Date.parse('2026-11-20T21:00:00Z'), guardId, companyId: 1 });
  });

  test('has nine checks in the long night', async () => {
    startAt('2026-10-20T12:00:00Z');
    const rrule = 'DTSTART:20261024T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=SA';
    await client.rRule.save({ ...night, rrule, startDate: '2026-10-24', endDate: '2026-10-25' }, options);
    expect(await starts()).toHaveLength(9);
  });

  test('that is edited in the night keeps what has begun and replaces the rest (E15)', async () => {
    const saved = await client.rRule.save(night, options);
    backEnd.advance(Date.parse('2026-11-20T22:40:00Z') - backEnd.now());
    await client.rRule.save({ ...saved, intervalMinutes: 120 }, options);
    expect(await starts()).toEqual(['20T21:00', '20T22:00', '20T23:00', '21T01:00', '21T03:00']);
  });

  test('that is deleted takes away what nobody has begun, and a check moved by hand stays', async () => {
    const saved = await client.rRule.save(night, options);
    const [, second] = (await client.scheduler.get(whole)).rows;
    if (!second) throw new Error('The rule has planned nothing');
    const moved = await client.scheduler.save({ ...second, endsAt: second.endsAt + hour });
    expect(moved).toMatchObject({ kind: 'manual', ruleId: saved.ruleId });
    await client.rRule.delete(saved.ruleId);
    expect(await starts()).toEqual(['20T22:00']);
    expect(await client.route.get(whole)).toEqual([]);
  });
});

describe('a check', () => {
  test('that was read is done and cannot be moved', async () => {
    await client.rRule.save(night, options);
    backEnd.advance(9 * hour + 10 * minute);
    backEnd.raise({ type: 'TagRead', guardId, checkpointId });
    const [first] = (await client.scheduler.get(whole)).rows;
    if (!first) throw new Error('The rule has planned nothing');
    expect(first).toMatchObject({ state: 'done', readAt: backEnd.now() });
    await expect(client.scheduler.save({ ...first, startsAt: first.startsAt + minute })).rejects.toMatchObject({
      status: 409,
      fieldErrors: [{ field: 'startDateTime', code: 'alreadyRead' }],
    });
  });

  test('is counted by its local day, and by guard when that is asked for', async () => {
    await client.rRule.save(night, options);
    backEnd.advance(12 * hour);
    const days = await client.scheduler.getDays({ ...whole, by: 'guard' });
    expect(days.map(({ date, guardId: of, planned, missed }) => [date, of, planned, missed])).toEqual([
      ['2026-11-20', guardId, 2, 2],
      ['2026-11-21', guardId, 6, 1],
    ]);
  });
});

test('a route is active in its time until its guard says that he stops (C5)', async () => {
  await client.rRule.save(night, options);
  const code = async () => (await client.route.get(whole))[0]?.code;
  expect(await code()).toBe(ROUTE_INACTIVE);
  backEnd.advance(9 * hour);
  expect(await code()).toBe(ROUTE_ACTIVE);
  backEnd.raise({ type: 'Stop', guardId });
  expect(await code()).toBe(ROUTE_INACTIVE);
  backEnd.advance(10 * minute);
  backEnd.raise({ type: 'Start', guardId });
  expect(await code()).toBe(ROUTE_ACTIVE);
  backEnd.advance(8 * hour);
  expect(await code()).toBe(ROUTE_INACTIVE);
});
