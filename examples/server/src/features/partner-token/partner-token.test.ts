import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { Wire } from '@patrolkit/sdk/wire';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { armedConsoles } from '../../alarms/armed-consoles.ts';
import { createStore } from '../../db/repository.ts';
import { audit, consoleState, partnerToken, session, user, userGroup } from '../../db/schema.ts';
import { makePartner } from '../../testing/make-partner.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { type FullSite, fillSite } from './testing.ts';

const word = 'OWN-CLIENT';
let server: TestServer;
let site: FullSite;
let own: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  site = await fillSite(server, 1, word);
  own = await server.bearer('administrator@demo.example');
});
afterAll(() => server.close());

type Draft = Partial<Wire<'PartnerTokenCreate'>>;
const get = (url: string, headers: object = own) => server.app.inject({ url, headers: { ...headers } });
const post = (url: string, payload: object, headers: object = own) =>
  server.app.inject({ method: 'POST', url, headers: { ...headers }, payload });
const remove = (url: string, headers: object = own) =>
  server.app.inject({ method: 'DELETE', url, headers: { ...headers } });
const made = (limits: Draft = {}) => makePartner(server, { idCompanies: [site.companyId], ...limits });
const asked = (limits: object, headers: object = own) =>
  post(
    '/api/PartnerToken',
    { name: 'Portal', idCompanies: [site.companyId], expiresAt: '2027-05-21T12:00:00Z', ...limits },
    headers,
  );

describe('a partner’s token', () => {
  test('is told once, stored as a hash, and named in the audit log without its secret', async () => {
    const from = await server.db.$count(audit);
    const { wire, token, headers } = await made({ origins: ['https://Portal.example/'], policies: ['event.search'] });
    expect(wire).toMatchObject({ name: 'Mall portal', prefix: token.slice(0, 6), lastUsedAt: null, revoked: false });
    expect(wire.origins).toEqual(['https://portal.example']);
    await get('/api/Event/OpenAlarms', headers);
    const listed = (await get('/api/PartnerToken')).json<Wire<'PartnerToken'>[]>();
    const { token: _, ...rest } = wire;
    expect(listed.find(({ idPartnerToken }) => idPartnerToken === wire.idPartnerToken)).toEqual(rest);
    const stored = JSON.stringify([
      await server.db.select().from(partnerToken),
      await server.db.select().from(session),
      (await server.db.select().from(audit).orderBy(asc(audit.id))).slice(from),
    ]);
    expect(stored).not.toContain(token);
    expect(stored).toContain('partnerToken.create');
  });

  test('learns what it may see and do; people have no such limits', async () => {
    const { wire, headers } = await made({ policies: ['event.confirm'], hiddenFields: ['images'] });
    expect((await get('/api/PartnerToken/Self', headers)).json()).toEqual({
      name: 'Mall portal',
      idCompanies: [site.companyId],
      idLocations: [],
      hiddenFields: ['images'],
      policies: ['event.confirm'],
      expiresAt: wire.expiresAt,
    });
    expect((await get('/api/PartnerToken/Self')).statusCode).toBe(404);
  });

  test('may do what its policies say and nothing else, in the partner’s name', async () => {
    const [looker, doer] = [await made(), await made({ name: 'Doer', policies: ['event.confirm', 'event.comment'] })];
    const [idEvent] = site.eventIds.slice(-2);
    const confirm = `/api/Event/ConfirmEvent/${idEvent}`;
    const refused = await post(confirm, {}, looker.headers);
    expect([refused.statusCode, refused.json().errors[0].message]).toEqual([403, 'event.confirm']);
    const confirmed = await post(confirm, {}, doer.headers);
    expect(confirmed.json()).toMatchObject({ idEvent, confirmUser: 'Doer' });
    for (const url of ['/api/User/MyProfile', '/api/User/Sessions', '/api/Settings', '/api/PartnerToken']) {
      expect((await get(url, doer.headers)).statusCode, url).toBe(403);
    }
    expect((await remove(`/api/Event/${idEvent}`, doer.headers)).statusCode).toBe(403);
    expect((await post('/api/User/ConsoleState', { sound: 'on' }, doer.headers)).statusCode).toBe(403);
  });

  test('C12 does not count as a console that hears', async () => {
    const { headers, wire } = await made({ policies: ['event.confirm'] });
    await get('/api/Event/OpenAlarms', headers);
    const [actor] = await server.db.select().from(partnerToken).where(eq(partnerToken.id, wire.idPartnerToken));
    const [open] = await server.db
      .select()
      .from(session)
      .where(eq(session.userId, actor?.userId ?? 0));
    const state = { tenantId: 1, sessionId: open?.id ?? 0, userId: actor?.userId ?? 0, sound: 'on' as const };
    await server.db.insert(consoleState).values({ ...state, at: server.clock.now() });
    const reader = createStore(server.db, server.clock, () => undefined).for({ tenantId: 1 });
    expect(await armedConsoles(reader, 'policy', server.clock.now())).toEqual([]);
  });

  test('ends at its time, however long nobody used it, and at once when it is revoked', async () => {
    const start = server.clock.now();
    const { headers } = await made({ expiresAt: new Date(start + 90 * 24 * 3_600_000).toISOString() });
    server.clock.set(start + 89 * 24 * 3_600_000);
    expect((await get('/api/Company', headers)).statusCode).toBe(200);
    server.clock.set(start + 90 * 24 * 3_600_000);
    expect((await get('/api/Company', headers)).statusCode).toBe(401);
    server.clock.set(start);
    const { headers: second, wire } = await made();
    const { ticket } = (await post('/api/User/HubTicket', {}, second)).json();
    const connection = new HubConnectionBuilder()
      .withUrl(`${server.url}/guardHub?access_token=${ticket}`, { transport: HttpTransportType.WebSockets })
      .configureLogging(LogLevel.None)
      .build();
    const closed = new Promise((resolve) => connection.onclose(resolve));
    await connection.start();
    expect((await remove(`/api/PartnerToken/${wire.idPartnerToken}`)).statusCode).toBe(204);
    expect((await get('/api/Company', second)).statusCode).toBe(401);
    await closed;
    expect((await remove(`/api/PartnerToken/${wire.idPartnerToken}`)).statusCode).toBe(204);
  });

  test('C10 is refused when its row names no company, which would mean all of them, and nobody else is', async () => {
    const { headers, wire } = await made();
    await server.db.update(partnerToken).set({ companyIds: [] }).where(eq(partnerToken.id, wire.idPartnerToken));
    const answers = [await get('/api/Company', headers), await get('/api/Company')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 200]);
  });

  test('C10 nobody gives away what he may not see or do himself', async () => {
    const other = await fillSite(server, 2, 'OTHER');
    const group = { tenantId: 1, name: 'Other client only', companyIds: [other.companyId] };
    const [narrow] = await server.db.insert(userGroup).values(group).returning();
    const isAdministrator = eq(user.email, 'administrator@demo.example');
    await server.db
      .update(user)
      .set({ groupId: narrow?.id ?? 0 })
      .where(isAdministrator);
    const refused = await asked({});
    await server.db.update(user).set({ groupId: null }).where(isAdministrator);
    expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'idCompanies']);
    const elsewhere = await asked({ idLocations: [other.locationId] });
    expect([elsewhere.statusCode, elsewhere.json().errors[0].field]).toEqual([400, 'idLocations']);
    expect((await asked({}, await server.bearer('operator@demo.example'))).statusCode).toBe(403);
    expect((await asked({}, await server.bearer('second@demo.example'))).statusCode).toBe(400);
  });

  test.each([
    ['no company', { idCompanies: [] }, 'idCompanies'],
    ['a life of more than 400 days', { expiresAt: '2028-05-21T12:00:00Z' }, 'expiresAt'],
    ['an end in the past', { expiresAt: '2026-05-21T12:00:00Z' }, 'expiresAt'],
    ['a name of blanks', { name: '  ' }, 'name'],
    ['a site with a path', { origins: ['https://portal.example/map'] }, 'origins'],
    ['a site without encryption', { origins: ['http://portal.example'] }, 'origins'],
    ['any site', { origins: ['*'] }, 'origins'],
    ['a policy that is not for partners', { policies: ['settings.write'] }, 'policies'],
  ])('is not made with %s', async (_, limits, field) => {
    const response = await asked(limits);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].field).toContain(field);
  });

  test('its name stands among the people and cannot be managed there', async () => {
    await made({ name: 'Comment portal' });
    const people = (await get('/api/User/GetAllUsers')).json<Wire<'User'>[]>();
    const actor = people.find(({ name }) => name === 'Comment portal');
    expect(actor).toMatchObject({ role: '', partner: true });
    const id = actor?.idUser ?? 0;
    expect((await post('/api/User', { idUser: id, name: 'Me', role: 'Administrator' })).statusCode).toBe(404);
    expect((await remove(`/api/User/${id}`)).statusCode).toBe(404);
  });
});

describe('what is hidden from a partner', () => {
  const lastEvents = '/api/Event/GetLastEvents/0';
  const eventOf = async (hiddenFields: Wire<'HiddenField'>[]) => {
    const { headers } = await made({ hiddenFields });
    const [first] = (await get(lastEvents, headers)).json<Wire<'Event'>[]>();
    const pages = (await get('/api/Changes?after=0', headers)).json<Wire<'ChangePage'>>();
    const told = pages.changes.find(({ event: one }) => one?.idEvent === first?.idEvent)?.event;
    expect(told).toEqual(first);
    return { first, headers, changes: pages.changes };
  };

  test('people: no name comes out', async () => {
    const { first, headers } = await eventOf(['people']);
    expect(first).toMatchObject({ source: '', idUser: null, description: word });
    const names = (await get('/api/UserLocation', headers)).json<Wire<'LastUserLocation'>[]>();
    expect(names.map(({ name }) => name)).toEqual(['']);
    const period = 'startDateTime=2026-11-20T00:00:00Z&endDateTime=2026-11-22T00:00:00Z';
    expect((await get(`/api/Route/GetRoutes?${period}`, headers)).json()).toMatchObject([{ userName: '' }]);
    expect((await get('/api/User/GetAllUsers', headers)).statusCode).toBe(403);
  });

  test('positions: nobody’s place comes out', async () => {
    const { first, headers } = await eventOf(['positions']);
    expect(first).toMatchObject({ lat: null, lon: null, coordinates: '', source: word });
    for (const url of ['/api/UserLocation', '/api/UserLocation/GetLastUserLocation/1']) {
      expect((await get(url, headers)).statusCode).toBe(403);
    }
  });

  test('comments: nothing that was written comes out, and nothing can be written', async () => {
    const { first, headers, changes } = await eventOf(['comments']);
    expect(first).toMatchObject({ description: '', comment: '', notificationCount: 0, unseenCount: 0 });
    expect(changes.filter(({ kind }) => kind === 'notification')).toEqual([]);
    expect((await get(`/api/Notification/LoadAllbyIdEvent/${first?.idEvent}`, headers)).statusCode).toBe(403);
    const { headers: writer } = await made({ hiddenFields: ['comments'], policies: ['event.comment'] });
    const comment = { idEvent: first?.idEvent, description: 'x', latitude: 0, longitude: 0 };
    expect((await post('/api/Event/SendComment', comment, writer)).statusCode).toBe(403);
  });

  test('images: no picture comes out', async () => {
    const { first, headers } = await eventOf(['images']);
    expect(first?.hasImage).toBe(0);
    expect((await get(`/api/Event/Images/${first?.idEvent}`, headers)).statusCode).toBe(403);
  });

  test('nothing is hidden from a token that hides nothing', async () => {
    const { first } = await eventOf([]);
    expect(first).toMatchObject({ source: word, description: word, lat: 45.8, hasImage: 1, notificationCount: 1 });
  });
});
