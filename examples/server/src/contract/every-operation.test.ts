import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policiesOf } from '../auth/policy-table.ts';
import { notYetServed } from '../features/not-yet.ts';
import { sampleOf } from '../testing/request-of.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { type ContractOperation, loadContract } from './contract.ts';
import type { JsonSchema } from './resolve.ts';
import { createSchemaCompiler } from './validator.ts';

const { operations } = loadContract();
const served = operations.filter(({ operationId }) => !notYetServed.some((id) => id === operationId));
const compiler = createSchemaCompiler();
const callers = ['Administrator', 'Operator', 'Guard', 'device credential', 'other tenant', 'anonymous'] as const;
type Caller = (typeof callers)[number];

let server: TestServer;
const headers = new Map<Caller, Record<string, string>>();

beforeAll(async () => {
  server = await startTestServer({ config: { operatorAccess: 'policy' } });
});
afterAll(() => server.close());

/* One session each, made anew for Logout, which ends it. */
async function headersOf(caller: Caller): Promise<Record<string, string>> {
  const emails = { Administrator: 'administrator', Operator: 'operator', Guard: 'guard1', 'other tenant': 'second' };
  if (caller === 'anonymous') return {};
  if (caller === 'device credential') return { authorization: 'Bearer demo-guard-1' };
  const known = headers.get(caller) ?? (await server.bearer(`${emails[caller]}@demo.example`));
  headers.set(caller, known);
  return known;
}

async function call(operation: ContractOperation, caller: Caller) {
  const { path, method, body } = await sampleOf(operation, server);
  const own = await headersOf(caller);
  if (operation.operationId === 'user_logout') headers.delete(caller);
  const response = await server.app.inject({
    method: method as 'GET',
    url: path,
    headers: { ...own, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return response;
}

/* What the policy table says, written down once more from the contract's words. */
function expected({ policy }: ContractOperation, caller: Caller): 401 | 403 | 'served' {
  if (policy === 'public') return 'served';
  if (caller === 'anonymous') return 401;
  if (caller === 'device credential') return policy === 'device.use' ? 'served' : 401;
  if (policy === 'any') return 'served';
  const role = caller === 'other tenant' ? 'Administrator' : caller;
  return policiesOf(role, 'policy').some((own) => own === policy) ? 'served' : 403;
}

function isValid(schema: JsonSchema, body: unknown): string {
  const validate = compiler.compile(schema, 'body');
  return validate(body) ? '' : JSON.stringify(validate.errors);
}

test('every operation has a policy this server knows, and the list of those not served is exact', async () => {
  const unserved: string[] = [];
  for (const operation of operations) {
    const response = await call(operation, operation.policy === 'device.use' ? 'Guard' : 'Administrator');
    expect(response.statusCode, operation.operationId).not.toBe(403);
    if (response.statusCode === 501) unserved.push(operation.operationId);
  }
  expect(unserved.sort()).toEqual([...notYetServed].sort());
});

describe.each(callers)('%s', (caller) => {
  test.each(operations.map((operation) => [operation.operationId, operation] as const))('%s', async (_, operation) => {
    const response = await call(operation, caller);
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
    if (!served.includes(operation)) return expect(response.statusCode).toBe(501);
    /* Another tenant asks for the first one's ids: it gets what a nobody's id gets. */
    if (caller === 'other tenant' && /\{id(Event)?\}/.test(operation.path) && operation.method !== 'GET') {
      return expect(response.statusCode).toBe(404);
    }
    if (caller === 'other tenant' && operation.operationId === 'locationTag_getById') {
      return expect(response.statusCode).toBe(404);
    }
    if (caller === 'other tenant' && operation.operationId === 'deviceCredential_create') {
      return expect(response.json().errors[0]).toMatchObject({ field: 'idUser', code: 'unknownReference' });
    }
    /* Without a device's id the phone's protocol has nobody to speak for. */
    if (operation.operationId === 'deviceProtocol_osmandPost') return expect(response.statusCode).toBe(400);
    const status = String(response.statusCode);
    expect(['200', '204']).toContain(status);
    const schema = operation.responses[status];
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
