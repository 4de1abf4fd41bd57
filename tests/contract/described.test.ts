import { createPatrolClient, type PatrolClient } from '@patrolkit/sdk';
import { createLiveFeed, type LiveFeed } from '@patrolkit/sdk/live';
import { createCommentExchange, createHub, type Hub } from '@patrolkit/sdk/realtime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DescribedServer } from './described-server.ts';
import { until } from './until.ts';

const server = new DescribedServer();
const warnings: string[] = [];
let client: PatrolClient;
let hub: Hub;
let feed: LiveFeed;

beforeAll(async () => {
  await server.start();
  client = createPatrolClient({ baseUrl: server.url, logger: { warn: (message) => warnings.push(message) } });
  await client.user.authenticate({ email: 'administrator@demo.example', password: 'demo-patrol' });
  hub = createHub({ client });
  feed = createLiveFeed({ client, hub, pollIntervalMs: 200 });
  feed.start();
  await until('the first list', () => feed.getSnapshot().status === 'ready');
  await until('the hub', () => hub.getState().status === 'connected');
});
afterAll(() => {
  feed.stop();
  server.stop();
});

const hour = 3_600_000;
const day = { from: Date.now() - 24 * hour, to: Date.now() + hour };

describe('against a server that answers nothing but the product description', () => {
  test('the socket is opened with the session’s token and idUser in its query', () => {
    const [query] = server.hub.opened;
    expect(query?.get('access_token')).toBe(client.session.current()?.token);
    expect(query?.get('idUser')).toBe(String(client.session.current()?.userId));
  });

  test('the feed shows events, positions and routes, sounds and silences by the fetched events alone', async () => {
    expect(feed.getSnapshot().events.length).toBeGreaterThan(10);
    expect(feed.getSnapshot().positions.length).toBeGreaterThan(0);
    await until('routes', () => feed.getSnapshot().routesAt !== null);
    const [first, second] = [
      server.backEnd.raise({ type: 'GuardPanic' }),
      server.backEnd.raise({ type: 'GuardPanic' }),
    ];
    await until('both panics', () => feed.getSnapshot().openAlarms.length === 2);
    await feed.confirm(first);
    expect(feed.getSnapshot().openAlarms.map((event) => event.eventId)).toEqual([second]);
    await client.event.delete(second);
    await until('quiet', () => feed.getSnapshot().openAlarms.length === 0);
    expect(feed.getSnapshot()).toMatchObject({ link: 'live', status: 'ready', error: null, routesError: null });
  });

  test('a comment goes over the socket and is answered', async () => {
    const eventId = server.backEnd.raise({ type: 'GuardMessage' });
    await createCommentExchange({ client, hub }).send({ eventId, text: 'Vidim' });
    expect(server.hub.messages.at(-1)).toMatchObject({
      MessageType: 0,
      Message: { IdEvent: eventId, Comments: 'Vidim' },
    });
  });

  test('a message of the hub that is not in the contract is a hint to ask at once', async () => {
    feed.stop();
    feed = createLiveFeed({ client, hub, pollIntervalMs: 600_000, hubMethods: { changes: 'SomethingHappened' } });
    feed.start();
    await until('the first list', () => feed.getSnapshot().status === 'ready');
    await until('the hub', () => hub.getState().status === 'connected');
    const eventId = server.backEnd.raise({ type: 'TagRead' });
    server.hub.push('SomethingHappened', 'an event');
    await until('the event', () => feed.getSnapshot().events.some((event) => event.eventId === eventId));
  });

  test('a report of a company is a search, because the described report does not know companies', async () => {
    const [company] = await client.company.getAll();
    const companyId = company?.companyId ?? 0;
    const before = server.backEnd.requests().length;
    const report = await client.event.report({ ...day, companyId });
    expect(server.backEnd.requests().slice(before).join()).toMatch(/^GET \/api\/Event\/Search\?.*idCompany=/);
    const search = await client.event.search({ ...day, companyId });
    expect(report.rows.map((row) => row.eventId)).toEqual(search.rows.map((event) => event.eventId));
    const [row] = report.rows;
    expect(row).toMatchObject({ startsAt: row?.occurredAt, code: row?.type });
    await client.event.report(day);
    expect(server.backEnd.requests().at(-1)).toMatch(/^GET \/api\/event\/Report\?/);
  });

  test('everything else of it can be read and written too', async () => {
    const [users, locations, checkpoints] = await Promise.all([
      client.user.getAll(),
      client.location.getAll(),
      client.locationTag.getAll(),
    ]);
    expect(users[0]).toMatchObject({ userId: client.session.current()?.userId, isActive: true });
    const checkpoint = await client.locationTag.getById(checkpoints[0]?.checkpointId ?? 0);
    expect(checkpoint).toEqual(checkpoints[0]);
    const rules = await client.rRule.getAll({ timeZone: 'Europe/Zagreb' });
    const checks = await client.scheduler.get(day);
    expect([locations.length, rules.length, checks.rows.length].every((count) => count > 0)).toBe(true);
    const [rule] = rules;
    if (!rule) throw new Error('no rule');
    const startDate = new Date(day.to + 48 * hour).toISOString().slice(0, 10);
    const saved = await client.rRule.save({ ...rule, ruleId: 0, startDate }, { timeZone: 'Europe/Zagreb' });
    expect(saved).toMatchObject({ guardId: rule.guardId, fromTime: rule.fromTime, timeZone: 'Europe/Zagreb' });
    await client.rRule.delete(saved.ruleId);
    const { rows } = await client.scheduler.search(day);
    expect(rows.length).toBe(checks.rows.length);
    expect(await client.user.requestPasswordReset('operator@demo.example')).toBe(60);
    const numbers = await client.report.getMachineReport({ type: 'ReportMachineStatus' });
    expect(numbers.columns.length).toBeGreaterThan(0);
    for (const list of [
      client.city.getOfCountry(191),
      client.risk.getAll(),
      client.shift.getAll(),
      client.category.getAll(),
    ]) {
      expect((await list).length).toBeGreaterThan(0);
    }
    expect((await client.userGroup.getAll()).length + (await client.rolePolicy.getAll()).length).toBeGreaterThan(0);
    expect((await client.userLocation.getAll()).length).toBeGreaterThan(0);
  });

  test('what is not served is asked for once, not with every poll, and nothing is broken by it', async () => {
    const polls = () => server.backEnd.requests().filter((line) => line.includes('GetLastEvents')).length;
    const before = polls();
    for (let poll = 0; poll < 3; poll += 1) {
      feed.tryNow();
      await until('a poll', () => polls() > before + poll);
    }
    const asked = new Map<string, number>();
    for (const line of server.unserved) asked.set(line, (asked.get(line) ?? 0) + 1);
    expect(asked.get('GET /api/Event/OpenAlarms') ?? 0).toBeLessThanOrEqual(1);
    expect(asked.get('POST /api/User/HubTicket') ?? 0).toBeLessThanOrEqual(1);
    expect(asked.has('GET /api/Changes')).toBe(false);
    expect(warnings).toEqual([]);
  });

  test('a log-out ends the session here, and says nothing of a call that is not served', async () => {
    feed.stop();
    await client.user.logout();
    expect(client.session.current()).toBeNull();
  });
});
