import type { Wire } from '@patrolkit/sdk/wire';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partnerOperations } from '../auth/partner-operations.ts';
import { policiesOf } from '../auth/policy-table.ts';
import { location, user } from '../db/schema.ts';
import { makePartner } from '../testing/make-partner.ts';
import { sampleOf } from '../testing/request-of.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type ContractOperation, loadContract } from './contract.ts';
import type { JsonSchema } from './resolve.ts';
import { createSchemaCompiler } from './validator.ts';

const { operations } = loadContract();
const compiler = createSchemaCompiler();
const callers = [
  ...(['Administrator', 'Operator', 'Guard', 'no role'] as const),
  ...(['device credential', 'partner token', 'other tenant', 'anonymous'] as const),
] as const;
type Caller = (typeof callers)[number];

let server: TestServer;
const headers = new Map<Caller, Record<string, string>>();
let partner: Record<string, string>;
const everyDeed: Wire<'PartnerPolicy'>[] = [
  ...(['event.search', 'event.comment', 'event.edit', 'event.confirm'] as const),
  ...(['event.delete', 'intervention.send'] as const),
];

beforeAll(async () => {
  server = await startTestServer({ config: { operatorAccess: 'policy' } });
  const [known] = await server.db.select().from(user).where(eq(user.email, 'operator@demo.example'));
  const nobody = { tenantId: 1, name: 'No Role Yet', role: '' as const, email: 'nobody-yet@demo.example' };
  await server.db.insert(user).values({ ...nobody, passwordHash: known?.passwordHash ?? null });
  const places = await server.db.select().from(location).where(eq(location.tenantId, 1));
  const idCompanies = [...new Set(places.flatMap(({ companyId }) => companyId ?? []))];
  partner = { ...(await makePartner(server, { idCompanies, policies: everyDeed })).headers };
});
afterAll(() => server.close());

/* One session each, made anew for Logout, which ends it. */
async function headersOf(caller: Caller): Promise<Record<string, string>> {
  const people = { Administrator: 'administrator', Operator: 'operator', Guard: 'guard1' };
  const emails = { ...people, 'no role': 'nobody-yet', 'other tenant': 'second' };
  if (caller === 'anonymous') return {};
  if (caller === 'device credential') return { authorization: 'Bearer demo-guard-1' };
  if (caller === 'partner token') return partner;
  const known = headers.get(caller) ?? (await server.bearer(`${emails[caller]}@demo.example`));
  headers.set(caller, known);
  return known;
}

async function call(operation: ContractOperation, caller: Caller) {
  const { url, method, body, foreign, isPersonal } = await sampleOf(operation, server);
  const own = await headersOf(caller);
  if (operation.operationId === 'user_logout') headers.delete(caller);
  const response = await server.app.inject({
    method: method as 'GET',
    url,
    headers: { ...own, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { response, foreign, isPersonal };
}

/* What the policy table says, written down once more from the contract's words. */
function expected({ operationId, policy }: ContractOperation, caller: Caller): 401 | 403 | 'served' {
  if (policy === 'public') return 'served';
  if (caller === 'anonymous') return 401;
  if (caller === 'device credential') return policy === 'device.use' ? 'served' : 401;
  if (caller === 'partner token') return partnerOperations.includes(operationId) ? 'served' : 403;
  if (policy === 'any') return 'served';
  const roleless = caller === 'no role' ? '' : caller;
  const role = roleless === 'other tenant' ? 'Administrator' : roleless;
  return policiesOf(role, 'policy').some((own) => own === policy) ? 'served' : 403;
}

function isValid(schema: JsonSchema, body: unknown): string {
  const validate = compiler.compile(schema, 'body');
  return validate(body) ? '' : JSON.stringify(validate.errors);
}

test('every operation has a policy that somebody here has', async () => {
  expect(operations.length).toBeGreaterThan(90);
  for (const operation of operations) {
    const { response } = await call(operation, operation.policy === 'device.use' ? 'Guard' : 'Administrator');
    expect(response.statusCode, operation.operationId).not.toBe(403);
    expect(response.statusCode, operation.operationId).toBeLessThan(500);
  }
});

describe.each(callers)('S6.10, S7.02, S7.75 as %s', (caller) => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', async (_, operation) => {
    const { response, foreign, isPersonal } = await call(operation, caller);
    const expectation = expected(operation, caller);
    const isError = response.statusCode >= 400;
    if (isError) {
      expect(response.headers['content-type']).toMatch(/^application\/problem\+json/);
      expect(response.json().requestId).toBe(response.headers['x-request-id']);
    }
    if (expectation !== 'served') {
      expect(response.statusCode).toBe(expectation);
      return expect(response.json().errors).toEqual(
        expectation === 403 ? [{ field: 'policy', code: 'forbidden', message: operation.policy }] : [],
      );
    }
    /* Another tenant names the first one's rows, or somebody a colleague's own: both get what a nobody's id gets. */
    const isForeign = ['other tenant', 'partner token'].includes(caller) || (isPersonal && caller !== 'Administrator');
    /* A partner may see what it names, or not. */
    if (caller === 'partner token' && response.statusCode < 300) return;
    if (isForeign && foreign !== undefined) {
      expect(response.statusCode).toBe(foreign);
      if (foreign === 400) expect(response.json().errors[0].code).toBe('unknownReference');
      return;
    }
    /* People have no limits of a partner's token. */
    if (operation.operationId === 'partnerToken_self') return expect(response.statusCode).toBe(404);
    /* Without a device's credential a phone's protocol has nobody to speak for. */
    if (operation.operationId === 'deviceProtocol_osmandPost') return expect(response.statusCode).toBe(400);
    if (operation.operationId === 'deviceProtocol_ownTracks') return expect(response.statusCode).toBe(401);
    const status = String(response.statusCode);
    expect(['200', '204']).toContain(status);
    const schema = operation.responses[status];
    if (operation.operationId === 'calendarLink_feed') return expect(response.body).toMatch(/^BEGIN:VCALENDAR\r\n/);
    if (schema) expect(isValid(schema, response.json())).toBe('');
    else expect(response.body).toBe('');
  });
});

test('lists of one tenant hold no row of another, and its ids are unknown', async () => {
  const { second } = server;
  const own = await headersOf('Administrator');
  const get = async (url: string) => (await server.app.inject({ url, headers: own })).json();
  const ids = (rows: Record<string, number>[], name: string) => rows.map((row) => row[name]);
  expect(ids(await get('/api/User/GetAllUsers'), 'idUser')).not.toContain(second.guardId);
  expect(ids(await get('/api/Location'), 'idLocation')).not.toContain(second.locationId);
  expect(ids(await get('/api/LocationTag'), 'idLocationTag')).not.toContain(second.locationTagId);
  expect(ids(await get(`/api/LocationTag?idLocation=${second.locationId}`), 'idLocationTag')).toEqual([]);
  expect(ids(await get('/api/Event/GetLastEvents/0?numberOfEvents=1000'), 'idEvent')).not.toContain(second.eventId);
  expect(await get(`/api/Event/GetLastEvents/${second.guardId}`)).toEqual([]);
  expect(ids(await get('/api/Event/OpenAlarms'), 'idEvent')).not.toContain(second.eventId);
  expect(ids(await get('/api/DeviceCredential'), 'idDeviceCredential')).not.toContain(second.deviceCredentialId);
  expect(ids(await get('/api/UserLocation'), 'idUser')).not.toContain(second.guardId);
  for (const [method, url] of [
    ['POST', `/api/Event/ConfirmEvent/${second.eventId}`],
    ['GET', `/api/LocationTag/GetById/${second.locationTagId}`],
    ['DELETE', `/api/DeviceCredential/${second.deviceCredentialId}`],
  ] as const) {
    expect((await server.app.inject({ method, url, headers: own })).statusCode, url).toBe(404);
  }
});
