/* Every operation of the contract, asked of the test back end by everybody: longer than other tests, for its samples. */

import { describe, expect, test } from 'vitest';
import { checkValue } from './contract/check-value.ts';
import {
  contract,
  isObject,
  type JsonSchema,
  type Operation,
  type OperationId,
  propertiesOf,
  resolved,
} from './contract/contract.ts';
import { handlers } from './handlers.ts';
import { createTestBackend, type TestBackend, type TestBackendOptions } from './index.ts';
import { effectivePolicies } from './people/policies.ts';
import { createState } from './state/backend-state.ts';

const notServed: readonly OperationId[] = [
  'audit_get',
  'audit_verify',
  'calendarLink_feed',
  'deviceProtocol_osmandGet',
  'deviceProtocol_osmandPost',
  'deviceProtocol_ownTracks',
  'partnerToken_create',
  'partnerToken_delete',
  'partnerToken_getAll',
  'partnerToken_self',
  'quarantine_get',
  'reportSchedule_delete',
  'reportSchedule_deliveries',
  'reportSchedule_getAll',
  'reportSchedule_save',
  'reportSchedule_send',
  'user_erase',
  'user_personalData',
];

/* Lists of what the seed has none of; all others must show that their rows fit too. */
const emptyLists: readonly OperationId[] = [
  'userGroup_get',
  'calendarLink_getAll',
  'event_images',
  'event_openAlarms',
  'notification_loadAllByIdEvent',
  'device_inbox',
];

type Ids = { readonly event: number; readonly guard: number; readonly now: number };
interface Sample {
  readonly path?: number;
  readonly query?: string;
  readonly body?: unknown;
}
type MakeSample = (ids: Ids, backend: TestBackend) => Sample;

const iso = (at: number): string => new Date(at).toISOString();
const hour = 3_600_000;
const around = ({ now }: Ids) => `?startDateTime=${iso(now - 24 * hour)}&endDateTime=${iso(now + 24 * hour)}`;
const times = ({ now }: Ids) => ({ startDateTime: iso(now + hour), endDateTime: iso(now + 2 * hour) });
const device = (ids: Ids) => ({ clientEventId: 'own', type: 'GuardMessage', occurredAt: iso(ids.now) });
const passwords = { password: 'long-enough', passwordRepeat: 'long-enough' };
const first: MakeSample = () => ({ path: 1 });
const ofEvent: MakeSample = ({ event }) => ({ path: event });

/* Ids of the seed: users 1 and 2 supervise, 3 to 10 are guards; place 1 has checkpoints 1 to 3. */
const samples: { readonly [Id in OperationId]?: MakeSample } = {
  user_authenticate: () => ({ body: { email: 'operator@demo.example', password: 'demo-patrol' } }),
  user_resetPassword: (_, backend) => ({ body: { guid: backend.resetLink('guard8@demo.example'), ...passwords } }),
  user_requestPasswordReset: () => ({ query: '?email=operator@demo.example' }),
  user_requestPasswordResetMail: () => ({ body: { email: 'operator@demo.example' } }),
  user_save: () => ({ body: { name: 'Novi', role: 'Guard', email: 'novi@demo.example' } }),
  user_delete: () => ({ path: 10 }),
  user_saveMyProfile: () => ({ body: { phone: '+385 1 555 0199' } }),
  user_changePassword: () => ({ body: { oldPassword: 'demo-patrol', ...passwords } }),
  user_consoleState: () => ({ body: { sound: 'on' } }),
  userGroup_save: () => ({ body: { name: 'Noć', idUsers: [2], idCompanies: [1] } }),
  userGroup_delete: () => ({ body: { idUserGroup: 1 } }),
  rolePolicy_save: () => ({ body: { role: 'Operator', policies: ['dashboard.view'] } }),
  report_machine: () => ({ body: { type: 'ReportMachineStatus' } }),
  company_save: () => ({ body: { name: 'Vinarija d.o.o.', idCity: 1 } }),
  location_save: () => ({ body: { name: 'Hladnjača', latitude: 45.8, longitude: 15.9, idCompany: 1 } }),
  locationTag_save: () => ({ body: { idLocation: 1, tag: 'new-1', name: 'Vrata' } }),
  locationTag_getById: first,
  risk_save: () => ({ body: { name: 'Nizak', level: 1 } }),
  shift_save: () => ({ body: { name: 'Vikend', fromTime: '22:00:00', toTime: '06:00:00', weekdays: ['SA'] } }),
  category_save: () => ({ body: { name: 'Vatra' } }),
  city_get: () => ({ path: 191 }),
  event_getLastEvents: () => ({ path: 0, query: '?numberOfEvents=20' }),
  event_change: ({ event }) => ({ body: { idEvent: event, source: 'a', description: 'b', comment: 'c' } }),
  event_images: ofEvent,
  event_search: ({ now }) => ({ query: `?dateTimeStart=${iso(now - 24 * hour)}&dateTimeEnd=${iso(now)}` }),
  event_report: (ids) => ({ query: around(ids) }),
  event_sendComment: ({ event }) => ({ body: { idEvent: event, comment: 'Vidim' } }),
  event_confirm: ofEvent,
  event_claim: (_, backend) => ({ path: backend.raise({ type: 'GuardPanic' }) }),
  event_release: ofEvent,
  event_delete: ofEvent,
  event_sendIntervention: () => ({
    body: { idNotificationType: 1, title: 'x', description: '', sendTo: '3', latitude: 0, longitude: 0 },
  }),
  event_alarmTrace: ({ event }) => ({ body: [{ idEvent: event, shown: true, sounding: true }] }),
  event_drill: () => ({ body: { idUser: 3 } }),
  userLocation_getLast: () => ({ path: 5 }),
  userLocation_getForDateTime: ({ now }) => ({ query: `?dateTimeFrom=${iso(now - hour)}&showGpsTrack=true` }),
  scheduler_get: (ids) => ({ query: around(ids) }),
  scheduler_search: (ids) => ({ query: `${around(ids)}&idUser=3` }),
  scheduler_days: (ids) => ({ query: `${around(ids)}&by=guard` }),
  scheduler_save: (ids) => ({ body: { idUser: 3, idLocation: 1, idLocationTag: 1, title: 'Obilazak', ...times(ids) } }),
  scheduler_delete: first,
  route_get: (ids) => ({ query: around(ids) }),
  route_save: (ids) => ({ body: { idUser: 3, ...times(ids) } }),
  route_delete: first,
  notification_loadAllByIdEvent: ofEvent,
  rRule_get: () => ({ query: '?start=1-1-1&end=1-1-2999' }),
  rRule_save: () => ({
    body: {
      ...{ idRRule: 0, idLocation: 1, LocationTags: '1,2', idSecurityGuard: 3, userName: 'Ana Kovač', idUser: 3 },
      ...{ rRuleString: 'DTSTART:20261116T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO', startDate: '2026-11-16' },
      ...{ endDate: '2026-11-30', hourInterval: '01:00:00', fromTime: '21:00:00', toTime: '05:00:00' },
      tolerance: '00:30:00',
    },
  }),
  rRule_delete: first,
  changes_get: () => ({ query: '?after=0&limit=100' }),
  calendarLink_create: () => ({ body: { idUser: 3 } }),
  calendarLink_feed: first,
  partnerToken_create: () => ({ body: { name: 'x', idCompanies: [1], expiresAt: '2027-05-21T12:00:00Z' } }),
  partnerToken_delete: first,
  deviceCredential_create: () => ({ body: { idUser: 3, label: 'Novi telefon' } }),
  deviceCredential_delete: first,
  device_events: (ids) => ({ body: [device(ids)] }),
  device_positions: ({ now }) => ({ body: [{ occurredAt: iso(now), lat: 45.8, lon: 15.9 }] }),
  device_heartbeat: () => ({ body: { battery: 80 } }),
  device_images: ({ event }) => ({ path: event, body: { clientImageId: 'one', imageData: '/9j/' } }),
  device_inbox: () => ({ query: '?after=0' }),
  user_personalData: first,
  user_erase: first,
  reportSchedule_delete: first,
  reportSchedule_send: first,
  reportSchedule_save: () => ({
    body: {
      ...{ idReportSchedule: 0, name: 'x', report: 'PatrolCompliance', locale: 'hr', every: 'day', time: '06:00:00' },
      emails: ['a@example.com'],
    },
  }),
  device_tasks: (ids) => ({ query: around(ids) }),
  settings_save: () => ({ body: { positions: 'route' } }),
  statistics_get: (ids) => ({ query: around(ids) }),
  clientError_report: () => ({ body: { message: 'x is not a function', appVersion: '1.0' } }),
};

/* What can be deleted must be in use by nothing: made for the purpose. */
async function prepare(backend: TestBackend, { id }: Operation): Promise<number | undefined> {
  const token = backend.signIn().token;
  const save = async (path: string, body: unknown, idName: string): Promise<number> => {
    const request = { method: 'POST', headers: headersOf(token), body: JSON.stringify(body) };
    const answer = await backend.fetch(new Request(`http://patrol.test/api/${path}`, request));
    return Number((await answer.json())[idName]);
  };
  if (id === 'company_delete') return save('Company', { name: 'x' }, 'idCompany');
  if (id === 'location_delete') return save('Location', { name: 'x' }, 'idLocation');
  if (id === 'locationTag_delete') return save('LocationTag', { idLocation: 1, tag: 'x', name: 'x' }, 'idLocationTag');
  if (id === 'category_delete') return save('Category', { name: 'x' }, 'idCategory');
  if (id === 'risk_delete') return save('Risk', { name: 'x', level: 1 }, 'idRisk');
  if (id === 'shift_delete') return save('Shift', { name: 'x', fromTime: '00:00:00', toTime: '01:00:00' }, 'idShift');
  if (id === 'userGroup_delete') return save('UserGroup', { name: 'x' }, 'idUserGroup');
  if (id === 'user_endSession') {
    const request = new Request('http://patrol.test/api/User/Sessions', { headers: headersOf(token) });
    return Number((await (await backend.fetch(request)).json())[0].idSession);
  }
  if (id === 'calendarLink_delete') return save('CalendarLink', { idUser: 3 }, 'idCalendarLink');
  if (id === 'device_inboxSeen') {
    const message = { idNotificationType: 0, title: 'x', description: '', sendTo: '3', latitude: 0, longitude: 0 };
    return save('Event/SendIntervention', message, 'idNotification');
  }
  return undefined;
}

const headersOf = (token: string | null): Record<string, string> => ({
  'content-type': 'application/json',
  ...(token === null ? {} : { authorization: `Bearer ${token}` }),
});

async function ask(operation: Operation, caller: string | null, options: TestBackendOptions = {}): Promise<Response> {
  const backend = createTestBackend(options);
  const event = backend.raise({ type: 'GuardMessage', guardId: 3, description: 'Otključano' });
  const made = await prepare(backend, operation);
  const {
    path = made,
    query = '',
    body,
  } = samples[operation.id]?.({ event, guard: 3, now: backend.now() }, backend) ?? {};
  const url = operation.path.replace(/\{\w+\}/, () => {
    if (path === undefined) throw new Error(`${operation.id} needs a sample with an id`);
    return String(path);
  });
  return backend.fetch(
    new Request(`http://patrol.test${url}${query}`, {
      method: operation.method,
      headers: headersOf(caller === null ? null : backend.signIn(caller).token),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
  );
}

/** Names that an answer has and its schema has not. */
function strangers(schema: JsonSchema, value: unknown): string[] {
  const { items, oneOf, properties } = resolved(schema);
  if (Array.isArray(value)) return isObject(items) ? value.flatMap((item) => strangers(items, item)) : [];
  if (!isObject(value) || !isObject(properties) || oneOf) return [];
  const known = propertiesOf(schema);
  return Object.entries(value).flatMap(([name, item]) => {
    const property = known[name];
    return property ? strangers(property, item) : [name];
  });
}

const emails = {
  Administrator: 'administrator@demo.example',
  Operator: 'operator@demo.example',
  Guard: 'guard1@demo.example',
};
const served = contract.operations.filter(({ id }) => id in handlers);
const state = createState({ timeZone: 'UTC', operatorAccess: 'policy' }, [], () => 0);

test('every operation of the contract is served but for these, and nothing else is', () => {
  const missing = contract.operations.map(({ id }) => id).filter((id) => !(id in handlers));
  expect(missing.toSorted()).toEqual(notServed);
  expect(Object.keys(handlers).filter((name) => !contract.operations.some(({ id }) => id === name))).toEqual([]);
});

test.each(served)('$id answers what the contract says', async (operation) => {
  const isDevice = operation.policy === 'device.use';
  const response = await ask(operation, isDevice ? emails.Guard : emails.Administrator);
  const text = await response.text();
  const schema = operation.answers[response.status];
  expect(schema, `${response.status} ${text.slice(0, 300)}`).not.toBeUndefined();
  if (!schema) return expect(text).toBe('');
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  const body: unknown = JSON.parse(text);
  expect(checkValue(schema, body)).toEqual([]);
  expect(strangers(schema, body)).toEqual([]);
  if (Array.isArray(body) && !emptyLists.includes(operation.id)) expect(body.length).toBeGreaterThan(0);
});

describe.each([...Object.entries(emails), ['nobody', null]] as const)('as %s', (role, email) => {
  test.each(contract.operations)('$id asks for $policy', async (operation) => {
    const { policy } = operation;
    const response = await ask(operation, email, { past: 'quiet' });
    if (response.ok || policy === 'public') return expect(isAllowed(role, policy)).toBe(true);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    const problem = await response.json();
    expect(problem).toMatchObject({ status: response.status, requestId: response.headers.get('x-request-id') });
    if (role === 'nobody') return expect(response.status).toBe(401);
    if (isAllowed(role, policy)) return expect([404, 501]).toContain(response.status);
    expect(response.status).toBe(403);
    expect(problem.errors).toEqual([{ field: 'policy', code: 'forbidden', message: policy }]);
  });
});

function isAllowed(role: string, policy: string): boolean {
  if (policy === 'public') return true;
  if (role === 'nobody') return false;
  const known = (['Administrator', 'Operator', 'Guard'] as const).find((name) => name === role) ?? '';
  return policy === 'any' || effectivePolicies(state, known).includes(policy);
}
