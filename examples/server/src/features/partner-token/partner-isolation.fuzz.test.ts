/* What a partner is answered and pushed, whatever he asks: nothing of another client, ever. */

import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { Wire } from '@patrolkit/sdk/wire';
import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { partnerOperations } from '../../auth/partner-operations.ts';
import { loadContract } from '../../contract/contract.ts';
import { event, location, notification, user } from '../../db/schema.ts';
import { type MadePartner, makePartner } from '../../testing/make-partner.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type FullSite, fillSite } from './testing.ts';

const ownWord = 'OWN-CLIENT';
const otherWord = 'OTHER-CLIENT';
const elsewhereWord = 'ELSEWHERE';
/* As a picture's bytes travel. */
const otherPicture = Buffer.from(otherWord).toString('base64');
const elsewherePicture = Buffer.from(elsewhereWord).toString('base64');
const deeds: Wire<'PartnerPolicy'>[] = [
  ...(['event.search', 'event.comment', 'event.edit', 'event.confirm'] as const),
  ...(['event.delete', 'intervention.send'] as const),
];

let server: TestServer;
let own: FullSite;
let other: FullSite;
/* Of the partner's own client, but not among his locations. */
let elsewhere: FullSite;
let partner: MadePartner;
let allowedEvents: ReadonlySet<number>;

beforeAll(async () => {
  server = await startTestServer();
  own = await fillSite(server, 1, ownWord);
  other = await fillSite(server, 2, otherWord);
  elsewhere = await fillSite(server, 3, elsewhereWord);
  await server.db.update(location).set({ companyId: own.companyId }).where(eq(location.id, elsewhere.locationId));
  await server.db
    .update(event)
    .set({ companyId: own.companyId })
    .where(inArray(event.id, [...elsewhere.eventIds]));
  partner = await makePartner(server, {
    idCompanies: [own.companyId],
    idLocations: [own.locationId],
    policies: deeds,
  });
  allowedEvents = new Set(own.eventIds);
});
afterAll(() => server.close());

/* Everything that would give another client away, wherever it stands in an answer. */
function leaksOf(text: string): string[] {
  const ids = (name: string): number[] =>
    [...text.matchAll(new RegExp(`"${name}":(\\d+)`, 'g'))].map(([, digits]) => Number(digits));
  return [
    ...[otherWord, elsewhereWord, otherPicture, elsewherePicture].filter((word) => text.includes(word)),
    ...ids('idEvent')
      .filter((id) => id > 0 && !allowedEvents.has(id))
      .map((id) => `event ${id}`),
    ...ids('idLocation')
      .filter((id) => id > 0 && id !== own.locationId)
      .map((id) => `location ${id}`),
    ...ids('idCompany')
      .filter((id) => id > 0 && id !== own.companyId)
      .map((id) => `company ${id}`),
  ];
}

const operations = loadContract().operations.filter(({ operationId }) => partnerOperations.includes(operationId));

/* Ids of his own, of others, and of nobody. */
const idOf = (pick: (site: FullSite) => readonly number[]): fc.Arbitrary<number> =>
  fc.constantFrom(0, 1, 999_999, ...[own, other, elsewhere].flatMap((site) => [...pick(site)]));

interface Asked {
  readonly operationId: string;
  readonly url: string;
  readonly method: string;
  readonly body: object | undefined;
}

function requests(of: typeof operations): fc.Arbitrary<Asked> {
  const ids = fc.record({
    idEvent: idOf(({ eventIds }) => eventIds),
    idUser: idOf(({ guardId }) => [guardId]),
    idLocation: idOf(({ locationId }) => [locationId]),
    idLocationTag: idOf(({ tagIds }) => tagIds),
    idCompany: idOf(({ companyId }) => [companyId]),
  });
  const loose = fc.record({
    after: fc.constantFrom(0, 1, 50),
    n: fc.constantFrom(1, 5),
    isNarrow: fc.boolean(),
    sendTo: fc.constantFrom(`${other.guardId}`, `${own.guardId},${other.guardId}`, `${own.guardId}`),
  });
  return fc.tuple(fc.constantFrom(...of), ids, loose).map(([{ method, operationId, path }, id, more]) => {
    const values: Readonly<Record<string, number>> = {
      ...id,
      n: more.n,
      id: operationId.startsWith('event_') ? id.idUser : id.idLocationTag,
    };
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? 0));
    const query = new URLSearchParams({
      startDateTime: '2026-11-20T00:00:00Z',
      endDateTime: '2026-11-22T00:00:00Z',
      dateTimeStart: '2026-11-20T00:00:00Z',
      dateTimeEnd: '2026-11-22T00:00:00Z',
      dateTimeFrom: '2026-11-21T11:00:00Z',
      after: String(more.after),
      ...(more.isNarrow ? { idUser: String(id.idUser), idLocation: String(id.idLocation), showGpsTrack: 'true' } : {}),
    });
    const place = { latitude: 45.8, longitude: 15.9 };
    const said = { idEvent: id.idEvent, description: 'x', title: 'x', comment: 'x', source: 'x', ...place };
    const body = { ...said, sendTo: more.sendTo, idNotificationType: 1 };
    return {
      url: method === 'GET' ? `${url}?${query}` : url,
      method,
      body: method === 'GET' ? undefined : body,
      operationId,
    };
  });
}

async function ask({ url, method, body }: Omit<Asked, 'operationId'>, headers: object = partner.headers) {
  return server.app.inject({
    method: method as 'GET',
    url,
    headers: { ...headers },
    ...(body ? { payload: body } : {}),
  });
}

describe('C10 a partner limited to one location of one client', () => {
  test('gets something of his own by each way there is', async () => {
    for (const url of [
      '/api/Event/GetLastEvents/0',
      '/api/Event/OpenAlarms',
      `/api/Event/Images/${own.eventIds[0]}`,
      '/api/Changes?after=0',
      `/api/Notification/LoadAllbyIdEvent/${own.eventIds[0]}`,
      '/api/Event/Search?dateTimeStart=2026-11-20T00:00:00Z&dateTimeEnd=2026-11-22T00:00:00Z',
      '/api/event/Report?startDateTime=2026-11-20T00:00:00Z&endDateTime=2026-11-22T00:00:00Z',
      '/api/Route/GetRoutes?startDateTime=2026-11-20T00:00:00Z&endDateTime=2026-11-22T00:00:00Z',
      '/api/UserLocation',
      '/api/UserLocation/GetLastUserLocation/5',
      '/api/User/GetAllUsers',
      '/api/Company',
      '/api/Location',
      '/api/LocationTag',
    ]) {
      const response = await ask({ url, method: 'GET', body: undefined });
      expect(response.statusCode, url).toBe(200);
      const word = url.includes('Images') ? Buffer.from(ownWord).toString('base64') : ownWord;
      expect(response.body, url).toContain(word);
      expect(leaksOf(response.body), url).toEqual([]);
    }
  });

  test('gets nothing of another client, whatever he asks for', { timeout: 120_000 }, async () => {
    const before = await rowsOfOthers();
    const served = new Set<string>();
    const reads = operations.filter(({ method }) => method === 'GET');
    /* Reads first: afterwards some of his events are gone by his own hand. */
    for (const asked of [...fc.sample(requests(reads), 1000), ...fc.sample(requests(operations), 500)]) {
      const response = await ask(asked);
      const what = `${asked.method} ${asked.url} ${JSON.stringify(asked.body)}`;
      expect(response.statusCode, what).not.toBe(403);
      expect(response.statusCode, what).toBeLessThan(500);
      if (response.statusCode < 300) {
        served.add(asked.operationId);
        /* A message of his own to his own guard hangs on an event of its own. */
        for (const [, id] of response.body.matchAll(/"idEvent":(\d+)/g)) await adopt(Number(id));
        expect(leaksOf(response.body), what).toEqual([]);
      }
    }
    expect(await rowsOfOthers()).toEqual(before);
    /* Or it would have asked for nothing that anybody answers. */
    expect(reads.filter(({ operationId }) => !served.has(operationId))).toEqual([]);
  });

  test('is pushed what happens at his location and nothing else, also a panic that nobody covers', async () => {
    const pushed: string[] = [];
    const { ticket } = (await ask({ url: '/api/User/HubTicket', method: 'POST', body: {} })).json();
    const connection = new HubConnectionBuilder()
      .withUrl(`${server.url}/guardHub?access_token=${ticket}`, { transport: HttpTransportType.WebSockets })
      .configureLogging(LogLevel.None)
      .build();
    for (const target of ['Changes', 'Positions', 'ReceiveMessage']) {
      connection.on(target, (frame) => pushed.push(JSON.stringify(frame)));
    }
    await connection.start();
    const report = (guard: number, body: object) =>
      server.app.inject({
        method: 'POST',
        url: '/api/Device/Events',
        headers: { authorization: `Bearer demo-guard-${guard}` },
        payload: [{ clientEventId: `isolation-${guard}-${Object.values(body).join('-')}`, ...body }],
      });
    await report(2, { type: 'GuardPanic' });
    await server.runJobs();
    await report(2, { type: 'TagRead', tag: `SITE${other.locationId}-1` });
    await report(3, { type: 'TagRead', tag: `SITE${elsewhere.locationId}-1` });
    await report(1, { type: 'TagRead', tag: `SITE${own.locationId}-1` });

    await expect.poll(() => pushed.join('').includes(`"idLocation":${own.locationId}`), { timeout: 10_000 }).toBe(true);
    await connection.stop();
    await connection.stop();
    const text = pushed.join('\n');
    for (const [, id] of text.matchAll(/"idEvent":(\d+)/g)) await adopt(Number(id));
    expect(leaksOf(text)).toEqual([]);
  });

  test('sends to no guard who has no round for him', async () => {
    const body = {
      title: 'Go',
      description: 'there',
      idNotificationType: 1,
      idEvent: 0,
      latitude: 45.8,
      longitude: 15.9,
    };
    const url = '/api/Event/SendIntervention';
    const refused = await ask({ url, method: 'POST', body: { ...body, sendTo: String(other.guardId) } });
    expect([refused.statusCode, refused.json().errors]).toMatchObject([
      400,
      [{ field: 'sendTo', code: 'unknownReference' }],
    ]);
    expect((await ask({ url, method: 'POST', body: { ...body, sendTo: String(own.guardId) } })).statusCode).toBe(200);
  });
});

/* Rows of others may be changed by nothing that a partner does. */
async function rowsOfOthers(): Promise<unknown> {
  const ids = [...other.eventIds, ...elsewhere.eventIds];
  const events = await server.db.select().from(event).where(inArray(event.id, ids)).orderBy(event.id);
  const said = await server.db
    .select()
    .from(notification)
    .where(inArray(notification.eventId, ids))
    .orderBy(notification.id);
  const people = await server.db.select().from(user).where(ne(user.id, own.guardId)).orderBy(user.id);
  return { events, said, people };
}

/* Events that came meanwhile at his location, or of his own doing. */
async function adopt(id: number): Promise<void> {
  if (allowedEvents.has(id)) return;
  const isOwn = and(
    eq(event.companyId, own.companyId),
    or(eq(event.locationId, own.locationId), isNull(event.locationId)),
  );
  const [row] = await server.db
    .select()
    .from(event)
    .where(and(eq(event.id, id), isOwn));
  if (row) allowedEvents = new Set([...allowedEvents, id]);
}
