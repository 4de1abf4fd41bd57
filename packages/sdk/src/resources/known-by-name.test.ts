import { expect, test } from 'vitest';
import { createPatrolClient, type PatrolClient } from '../index.ts';

const lines: string[] = [];
const client: PatrolClient = createPatrolClient({
  baseUrl: 'https://patrol.example',
  fetch: async ({ method, url }) => {
    lines.push(`${method} ${new URL(url).pathname}`);
    return method === 'DELETE' ? new Response(null, { status: 204 }) : Response.json([]);
  },
});
const period = { from: 0, to: 1 };
const sent = async (call: (client: PatrolClient) => Promise<unknown>): Promise<string | undefined> => {
  /* What is asked counts here; an answer of another shape is another test's. */
  await call(client).catch(() => undefined);
  return lines.at(-1);
};

test.each([
  ['S7.70 load companies', (c: PatrolClient) => c.company.getAll(), 'GET /api/Company'],
  ['S7.70 load categories', (c: PatrolClient) => c.category.getAll(), 'GET /api/Category'],
  ['S7.70 load locations', (c: PatrolClient) => c.location.getAll(), 'GET /api/Location'],
  ['S7.70 load location tags', (c: PatrolClient) => c.locationTag.getAll(), 'GET /api/LocationTag'],
  ['S7.70 load users', (c: PatrolClient) => c.user.getAll(), 'GET /api/User/GetAllUsers'],
  ['S7.71 fetch events', (c: PatrolClient) => c.event.getLast(), 'GET /api/Event/GetLastEvents/0'],
  ['S7.72 search events', (c: PatrolClient) => c.event.report(period), 'GET /api/event/Report'],
  ['S7.72 search events, the older way', (c: PatrolClient) => c.event.search(period), 'GET /api/Event/Search'],
  ['S7.73 delete a scheduler item', (c: PatrolClient) => c.scheduler.delete(7), 'DELETE /api/Scheduler/7'],
  ['S7.74 get rules', (c: PatrolClient) => c.rRule.getAll({ timeZone: 'UTC' }), 'GET /api/RRule/GetRRules'],
  ['S7.74 delete a rule', (c: PatrolClient) => c.rRule.delete(7), 'DELETE /api/RRule/7'],
] as const)('%s', async (_, call, line) => {
  expect(await sent(call)).toBe(line);
});

const guard = { guardId: 7, guardName: 'Ana', securityGuardId: 7, locationId: 1, locationName: 'x' };

test('S7.73 create a scheduler item', async () => {
  const texts = { title: 'x', kind: 'manual' as const, color: null, state: null, checkpointName: null };
  const flags = { isDraggable: true, isResizable: true, isMissReported: true };
  const rest = { occurrenceId: 0, checkpointId: null, ruleId: null, readAt: null, version: 0 };
  const occurrence = { ...guard, ...texts, ...flags, ...rest, startsAt: 0, endsAt: 1 };
  expect(await sent((c) => c.scheduler.save(occurrence))).toBe('POST /api/Scheduler');
});

test('S7.74 save a rule', async () => {
  const times = { fromTime: 0, toTime: 3600, intervalMinutes: 60, toleranceMinutes: 30, timeZone: 'UTC' };
  const days = { startDate: '2026-11-23', endDate: '2026-11-24', rrule: 'x', checkpointIds: [] };
  const rule = { ruleId: 0, ...guard, ...times, ...days, title: 'x', isMissReported: true, version: 0 };
  expect(await sent((c) => c.rRule.save(rule, { timeZone: 'UTC' }))).toBe('POST /api/RRule');
});

test('S7.03 there is no host but the one that was given', async () => {
  const hosts = new Set<string>();
  const own = createPatrolClient({
    baseUrl: 'https://other.example',
    fetch: async ({ url }) => {
      hosts.add(new URL(url).host);
      return Response.json([]);
    },
  });
  await Promise.allSettled([own.company.getAll(), own.event.getLast(), own.config.get(), own.user.hubTicket()]);
  expect([...hosts]).toEqual(['other.example']);
  // @ts-expect-error a client without an address is not made
  expect(() => createPatrolClient({})).toThrow();
});
