import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, tenantSettings } from '../../db/schema.ts';
import { type Answer, type Send, sender } from '../../testing/send.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let admin: Record<string, string>;
let send: Send;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.bearer('administrator@demo.example');
  send = sender(server, admin);
});
afterAll(() => server.close());

const save = (body: object, headers = admin): Promise<Answer> => send('POST', '/api/Settings', body, headers);
const read = async () => (await send('GET', '/api/Settings')).body;
const step = (afterSeconds: number, more: object = {}) => ({ afterSeconds, emails: ['a@b.hr'], webhooks: [], ...more });

const defaults = {
  escalation: [],
  escalateExceptions: false,
  hasWebhookSecret: false,
  thresholds: { notMovingMeters: 50, notMovingSeconds: 900, notConnectedSeconds: 300 },
  anyGuardMatches: false,
  positions: 'always',
  retention: { positionDays: 90, imageDays: 365, eventDays: 730, auditDays: 730 },
  version: 0,
};

test('A7 before anybody has set anything the defaults count', async () => {
  expect(await read()).toEqual(defaults);
});

test('A7 what a body names is set, the rest stays, and what no contract knows is not stored', async () => {
  const escalation = [step(0), step(60, { webhooks: ['https://example.com/alarm'] })];
  await save({ escalation: escalation.map((one) => ({ ...one, other: 1 })), thresholds: { notMovingSeconds: 600 } });
  const after = await save({
    positions: 'shift',
    retention: { auditDays: 365 },
    thresholds: { notMovingMeters: 80 },
    x: 1,
  });
  expect(after.body).toEqual({
    ...defaults,
    escalation,
    positions: 'shift',
    thresholds: { ...defaults.thresholds, notMovingSeconds: 600, notMovingMeters: 80 },
    retention: { ...defaults.retention, auditDays: 365 },
    version: 2,
  });
  expect(await read()).toEqual(after.body);
  const second = sender(server, await server.bearer('second@demo.example'));
  expect((await second('GET', '/api/Settings')).body).toEqual(defaults);
});

test('C11 the key of the webhooks is stored and never answered, and the log knows only that there is one', async () => {
  const webhookSecret = 'sixteen characters';
  const { body } = await save({ webhookSecret });
  expect(body.hasWebhookSecret).toBe(true);
  expect(JSON.stringify([body, await read()])).not.toContain(webhookSecret);
  const [row] = await server.db.select().from(tenantSettings).where(eq(tenantSettings.tenantId, 1));
  expect(row?.settings.webhookSecret).toBe(webhookSecret);
  await save({ escalateExceptions: true });
  expect(await read()).toMatchObject({ hasWebhookSecret: true, escalateExceptions: true });
  const rows = await server.db.select().from(audit).where(eq(audit.action, 'settings.save'));
  expect(JSON.stringify(rows)).not.toContain(webhookSecret);
  expect(rows.find(({ after }) => JSON.stringify(after).includes('webhookSecretChanged'))).toMatchObject({
    before: { hasWebhookSecret: false },
    after: { hasWebhookSecret: true, webhookSecretChanged: true },
  });
});

test('A1 a stale If-Match is 412; of two who save at once both count', async () => {
  const { version } = await read();
  const headers = { ...admin, 'if-match': `"${version}"` };
  expect((await save({ positions: 'route' }, headers)).status).toBe(200);
  expect((await save({ positions: 'always' }, headers)).status).toBe(412);
  await Promise.all([save({ anyGuardMatches: true }), save({ positions: 'always' })]);
  expect(await read()).toMatchObject({ anyGuardMatches: true, positions: 'always', version: Number(version) + 3 });
});

test.each([
  ['steps out of order', { escalation: [step(60), step(30)] }, 'escalation.1.afterSeconds', 'minimum'],
  ['two steps at once', { escalation: [step(60), step(60)] }, 'escalation.1.afterSeconds', 'minimum'],
  ['a step that calls nobody', { escalation: [step(0, { emails: [] })] }, 'escalation.0', 'required'],
  ['six steps', { escalation: [0, 1, 2, 3, 4, 5].map((n) => step(n)) }, 'escalation', 'tooManyItems'],
  ['an address that is none', { escalation: [step(0, { emails: ['a'] })] }, 'escalation.0.emails.0', 'format'],
  [
    'a webhook that is no web address',
    { escalation: [step(0, { webhooks: ['https://'] })] },
    'escalation.0.webhooks.0',
    'format',
  ],
  [
    'a webhook of a file',
    { escalation: [step(0, { webhooks: ['ftp://a.hr/'] })] },
    'escalation.0.webhooks.0',
    'format',
  ],
  [
    'a webhook with a password in it',
    { escalation: [step(0, { webhooks: ['https://a:b@example.com/'] })] },
    'escalation.0.webhooks.0',
    'format',
  ],
  ['a short key', { webhookSecret: 'short' }, 'webhookSecret', 'required'],
  ['another rule for positions', { positions: 'never' }, 'positions', 'format'],
  ['an audit log of a week', { retention: { auditDays: 7 } }, 'retention.auditDays', 'minimum'],
  ['a guard who moves within a metre', { thresholds: { notMovingMeters: 1 } }, 'thresholds.notMovingMeters', 'minimum'],
])('%s is refused and changes nothing', async (_, body, field, code) => {
  const before = await read();
  const answer = await save(body);
  expect(answer.status).toBe(400);
  expect(answer.errors).toContainEqual(expect.objectContaining({ field, code }));
  expect(await read()).toEqual(before);
});

test('an address by http and of the own network is taken: a siren in the next room has no certificate', async () => {
  const escalation = [step(0, { webhooks: ['http://192.168.1.20:8080/siren'] })];
  expect((await save({ escalation })).body.escalation).toEqual(escalation);
});
