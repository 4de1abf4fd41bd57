import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAuditChain } from '../audit/verify-chain.ts';
import { audit } from '../db/schema.ts';
import { sampleOf } from '../testing/request-of.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type ContractOperation, loadContract } from './contract.ts';

/* What changes nothing that somebody would ask about later, or is a record of its own. */
const notAudited: Readonly<Record<string, string>> = {
  user_authenticate: 'an address nobody has leaves no trace; others are held by the tests of signing in',
  user_hubTicket: 'opens a connection',
  user_consoleState: 'a state that comes every half minute',
  event_alarmTrace: 'times of the alarm itself',
  clientError_report: 'the server’s log',
  report_machine: 'reads',
  device_events: 'an event is its own record',
  device_positions: 'a track is its own record',
  device_heartbeat: 'a contact is its own record',
  device_inboxSeen: 'a receipt is its own record',
  deviceProtocol_osmandPost: 'an event is its own record',
  deviceProtocol_ownTracks: 'an event is its own record',
  user_requestPasswordResetMail: 'an address nobody has leaves no trace',
  user_resetPassword: 'a secret nobody was given leaves no trace',
};
const mutating = loadContract().operations.filter(({ method }) => method !== 'GET');
const audited = mutating.filter(({ operationId }) => !(operationId in notAudited));

let server: TestServer;
let own: Record<string, string>;
let guard: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  own = await server.bearer('administrator@demo.example');
  guard = await server.bearer('guard1@demo.example');
});
afterAll(() => server.close());

const rows = async (): Promise<number> => server.db.$count(audit);

async function send(operation: ContractOperation, headers: Record<string, string>) {
  const { url, method, body } = await sampleOf(operation, server);
  const options = body === undefined ? {} : { payload: JSON.stringify(body) };
  const before = await rows();
  const request = {
    method: method as 'POST',
    url,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...options,
  };
  return { before, request, response: await server.app.inject(request) };
}

test('what is not audited is told why, and nothing else is left out', () => {
  const known = mutating.map(({ operationId }) => operationId);
  expect(Object.keys(notAudited).filter((id) => !known.includes(id as (typeof known)[number]))).toEqual([]);
  expect(audited.length).toBeGreaterThan(30);
});

describe('C11 leaves exactly one row', () => {
  test.each(audited.map((operation) => [operation.operationId, operation] as const))('%s', async (_, operation) => {
    const { before, response } = await send(operation, operation.policy === 'device.use' ? guard : own);
    if (operation.operationId === 'user_logout') own = await server.bearer('administrator@demo.example');
    expect(response.statusCode, response.body).toBeLessThan(300);
    /* signing in again after the log-out leaves a row of its own */
    expect((await rows()) - before).toBe(operation.operationId === 'user_logout' ? 2 : 1);
  });
});

describe('C11 leaves none', () => {
  test('a request that its Idempotency-Key has answered before', async () => {
    const headers = { ...own, 'idempotency-key': 'audited-once' };
    const operation = audited.find(({ operationId }) => operationId === 'category_save');
    if (!operation) throw new Error('category_save is not audited');
    const { before, request, response } = await send(operation, headers);
    const again = await server.app.inject(request);
    expect([again.statusCode, again.body]).toEqual([response.statusCode, response.body]);
    expect((await rows()) - before).toBe(1);
  });

  test('a change that fails', async () => {
    const before = await rows();
    const payload = { name: 'x', idCity: 999_999 };
    const response = await server.app.inject({ method: 'POST', url: '/api/Company', headers: own, payload });
    expect(response.statusCode).toBe(400);
    expect(await rows()).toBe(before);
  });
});

test('C11 the chain holds after all of them', async () => {
  const [newest] = (await server.db.execute(sql`select count(*)::int as n from audit where hash <> ''`)).rows;
  expect(Number(newest?.n)).toBeGreaterThan(audited.length);
  for (const verdict of await verifyAuditChain(server.db)) expect(verdict).toMatchObject({ fault: null });
});
