import { and, eq, isNull, or } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAuditChain } from '../../audit/verify-chain.ts';
import * as schema from '../../db/schema.ts';
import { type Send, sender } from '../../testing/send.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const { audit, event, eventImage, notification, user } = schema;
const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xd9]);

let server: TestServer;
let send: Send;
let admin: Record<string, string>;
let operator: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.bearer('administrator@demo.example');
  send = sender(server, admin);
  operator = await server.bearer('operator@demo.example');
});
afterAll(() => server.close());

const erase = (id: unknown) => send('POST', `/api/User/${id}/Erase`);
const personalData = (id: unknown) => send('GET', `/api/User/${id}/PersonalData`);
const auditOf = (action: string) => server.db.select().from(audit).where(eq(audit.action, action));

/** A guard with something in every table that can hold anything about him. */
async function guardWithPast(email: string) {
  const tenantId = 1;
  const now = server.clock.now();
  const mark = email.replace(/@.*/, '');
  const phone = `+385 91 555 ${mark}`;
  const name = `Guard of ${email}`;
  const { body } = await send('POST', '/api/User', {
    idUser: 0,
    name: `${mark} Old Name`,
    role: 'Guard',
    email,
    phone,
  });
  const userId = Number(body.idUser);
  const save = { idUser: userId, name, role: 'Guard', password: 'quite-unknown' };
  await send('POST', '/api/User', save, { ...admin, 'idempotency-key': mark });
  const made = await send('POST', '/api/DeviceCredential', { idUser: userId, label: `${mark}’s own phone` });
  const device = { authorization: `Bearer ${made.body.secret}` };
  await send('POST', '/api/Device/Positions', [{ occurredAt: new Date(now - 60_000), lat: 45.1, lon: 16.1 }], device);
  await send('POST', '/api/Device/Heartbeat', { battery: 40, model: `${mark} model` }, device);
  await send('POST', '/api/Device/Positions', [{ occurredAt: new Date(now), lat: 99, lon: 16.1 }], device);
  const told = { clientEventId: 'one', type: 'GuardMessage', occurredAt: new Date(now), description: `${mark} words` };
  const [message] = (await send('POST', '/api/Device/Events', [{ ...told, lat: 45.2, lon: 16.2 }], device)).rows;
  const idEvent = Number(message?.idEvent);
  await server.db.update(event).set({ hasImage: true }).where(eq(event.id, idEvent));
  await server.db.insert(eventImage).values({ tenantId, eventId: idEvent, clientImageId: 'x', jpeg, at: now });
  const at = { occurredAt: now, receivedAt: now };
  const [old] = await server.db
    .insert(event)
    .values({ tenantId, typeCode: 6, userId, source: `${mark} Old Name`, comment: `Told by ${mark}`, ...at })
    .returning();
  const comment = { tenantId, eventId: idEvent, typeCode: 2, at: now };
  const said = await server.db
    .insert(notification)
    .values([
      { ...comment, userId, sendTo: [1, 2], description: `Written by ${mark}` },
      { ...comment, userId: 1, sendTo: [2], description: `About ${mark}` },
      { ...comment, userId: 1, sendTo: [userId], eventId: 1, description: `To ${mark} alone` },
      { ...comment, userId: 1, sendTo: [userId, 2], eventId: 1, description: `To ${mark} and others` },
    ])
    .returning();
  const mail = { tenantId, kind: 'mail' as const, target: email, content: { subject: 'S', text: 'T' } };
  await server.db.insert(schema.outgoing).values({ ...mail, createdAt: now, nextTryAt: now, sentAt: now });
  const edit = { idEvent, source: 'Somebody', description: `${mark} edited words`, comment: '' };
  await send('POST', '/api/Event/ChangeEventSourceComment', edit);
  await server.db.update(event).set({ source: name }).where(eq(event.id, idEvent));
  return { userId, mark, name, email, phone, device, idEvent, oldEventId: old?.id ?? 0, said };
}

/** Everything that stands in the database, table by table, as one text. */
async function dumpOf(): Promise<string> {
  const tables = [schema.user, event, notification, audit, schema.contact, schema.position, schema.quarantine] as const;
  const more = [schema.outgoing, schema.deviceCredential, schema.lastPosition, schema.session] as const;
  const rows: object[] = [await server.db.select({ body: schema.idempotency.body }).from(schema.idempotency)];
  for (const table of [...tables, ...more]) rows.push(await server.db.select().from(table));
  return JSON.stringify(rows);
}

describe('PersonalData', () => {
  test('C13 everything stored about one person is one JSON, without secrets, and the reading is audited', async () => {
    const past = await guardWithPast('told@demo.example');
    const { status, body, headers } = await personalData(past.userId);
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect(body).toMatchObject({
      idUser: past.userId,
      generatedAt: '2026-11-21T12:00:00.000Z',
      profile: { name: past.name, email: past.email, phone: past.phone, hasPassword: true },
      contact: [{ battery: 40, model: 'told model', lastContactAt: '2026-11-21T12:00:00.000Z' }],
      lastPosition: [{ latitude: 45.2 }],
      positions: [{ latitude: 45.1, recordedAt: '2026-11-21T11:59:00.000Z' }, { latitude: 45.2 }],
      deviceCredentials: [{ label: 'told’s own phone' }],
      events: [{ id: past.idEvent, description: 'told edited words' }, { comment: 'Told by told' }],
      images: [{ eventId: past.idEvent, jpeg: Buffer.from(jpeg).toString('base64') }],
      notifications: [{ description: 'Written by told' }, {}, {}, { description: 'To told and others' }],
      quarantine: [{ reason: expect.stringContaining('latitude') }],
      mails: [{ target: past.email }],
    });
    const about = body.auditAbout as { action: string; before: object; after: object }[];
    expect(about.map(({ action }) => action)).toEqual(['user.save', 'user.save', 'user.personalData']);
    expect(about[1]).toMatchObject({ before: { name: 'told Old Name' }, after: { name: past.name } });
    expect(JSON.stringify(body)).not.toMatch(/argon2|hash"|tenantId/i);
    expect(await auditOf('user.personalData')).toMatchObject([{ userId: 1, entityId: past.userId, after: null }]);
  });

  test('C13 long lists come whole, in the order of their times', async () => {
    const [guard] = await server.db.select().from(user).where(eq(user.email, 'guard5@demo.example'));
    const userId = guard?.id ?? 0;
    /* more than two pages, many of one time, written in another order than they happened */
    const rows = Array.from({ length: 4500 }, (_, index) => {
      const recordedAt = server.clock.now() - 100_000_000 - Math.floor(((index * 7919) % 4500) / 3) * 1000;
      return { tenantId: 1, userId, recordedAt, latitude: index, longitude: 0 };
    });
    await server.db.insert(schema.position).values(rows);
    const { positions } = (await personalData(userId)).body as {
      positions: { recordedAt: string; latitude: number }[];
    };
    expect(new Set(positions.map(({ latitude }) => latitude)).size).toBe(positions.length);
    expect(positions.length).toBeGreaterThanOrEqual(4500);
    const times = positions.map(({ recordedAt }) => recordedAt);
    expect(times).toEqual(times.toSorted());
  });

  test('C13 nobody of another tenant, and nobody who is none', async () => {
    expect((await personalData(server.second.guardId)).status).toBe(404);
    expect((await personalData(999_999)).status).toBe(404);
    expect((await erase(server.second.guardId)).status).toBe(404);
  });
});

describe('Erase', () => {
  test('C13 positions, pictures, contact data and texts go, Former user stays, and the chain holds', async () => {
    const past = await guardWithPast('gone@demo.example');
    const seq = Number((await send('GET', '/api/Event/OpenAlarms')).headers['x-change-seq']);
    const { status, body } = await erase(past.userId);
    expect([status, body]).toEqual([
      200,
      { idUser: past.userId, positions: 2, images: 1, events: 2, notifications: 3 },
    ]);

    const former = `Former user ${past.userId}`;
    const [row] = await server.db.select().from(user).where(eq(user.id, past.userId));
    expect(row).toMatchObject({ name: former, email: null, phone: null, passwordHash: null, isActive: false });
    expect(row?.erasedAt).toBe(server.clock.now());
    const events = await server.db.select().from(event).where(eq(event.userId, past.userId));
    expect(events.map(({ source }) => source)).toEqual([former, former]);
    for (const one of events) {
      expect(one).toMatchObject({ description: '', comment: '', hasImage: false, latitude: null, longitude: null });
    }
    expect(await server.db.select().from(eventImage).where(eq(eventImage.eventId, past.idEvent))).toEqual([]);

    const dump = await dumpOf();
    expect(dump.match(/[^"]*\bgone\b[^"]*/g)).toEqual(['To gone and others']);
    const { contact, contactSlot, lastPosition, position, quarantine } = schema;
    for (const table of [contact, contactSlot, lastPosition, position, quarantine]) {
      expect(await server.db.select().from(table).where(eq(table.userId, past.userId))).toEqual([]);
    }

    expect((await verifyAuditChain(server.db, 1))[0]?.fault).toBeNull();
    expect(await auditOf('user.erase')).toMatchObject([
      { userId: 1, entityId: past.userId, before: null, after: null },
    ]);

    const { changes } = (await send('GET', `/api/Changes?after=${seq}`)).body as { changes: Record<string, unknown>[] };
    const ofEvents = changes.filter(({ kind }) => kind === 'event');
    expect(new Set(ofEvents.map(({ id }) => id))).toEqual(new Set([past.idEvent, past.oldEventId]));
    expect(ofEvents.find(({ id }) => id === past.idEvent)).toMatchObject({
      reason: 'edited',
      event: { source: former, description: '', hasImage: 0 },
    });
    expect(changes.filter(({ kind }) => kind === 'notification')).toHaveLength(3);
    const list = (await send('GET', '/api/User/GetAllUsers')).rows.find(({ idUser }) => idUser === past.userId);
    expect(list).toMatchObject({ name: former, active: false, phone: null, lastContact: null });
    expect(list).not.toHaveProperty('email');
  });

  test('C13 phones and sessions end at once, nothing brings him back, and again there is nothing to erase', async () => {
    const past = await guardWithPast('again@demo.example');
    const auth = await send('POST', '/api/User/Authenticate', { email: past.email, password: 'quite-unknown' }, {});
    const headers = { authorization: `Bearer ${auth.body.token}` };
    await erase(past.userId);
    expect((await send('GET', '/api/User/MyProfile', undefined, headers)).status).toBe(401);
    expect((await send('POST', '/api/User', { idUser: past.userId, name: 'Back', role: 'Guard' })).status).toBe(409);
    const rows = await auditOf('user.erase');
    const { body } = await erase(past.userId);
    expect(body).toEqual({ idUser: past.userId, positions: 0, images: 0, events: 0, notifications: 0 });
    expect(await auditOf('user.erase')).toEqual(rows);
    expect((await send('POST', '/api/Device/Heartbeat', {}, past.device)).status).toBe(401);
    expect((await send('DELETE', `/api/User/${past.userId}`)).status).toBe(204);
    const { status } = await send('POST', '/api/User', {
      idUser: 0,
      name: 'A new person',
      role: 'Guard',
      email: past.email,
    });
    expect(status).toBe(200);
  });

  test('C13 the name of a supervisor goes from the alarms that he has confirmed, and from no other', async () => {
    const mail = { name: 'Double Name', email: 'leaving@demo.example', password: 'quite-unknown' };
    const { body } = await send('POST', '/api/User', { idUser: 0, role: 'Operator', ...mail });
    const auth = await send('POST', '/api/User/Authenticate', { email: mail.email, password: mail.password }, {});
    const at = { occurredAt: server.clock.now(), receivedAt: server.clock.now() };
    const panic = { tenantId: 1, typeCode: 14 as const, ...at };
    const [own, other] = await server.db
      .insert(event)
      .values([panic, { ...panic, confirmedAt: at.receivedAt, confirmedBy: 'Double Name' }])
      .returning();
    await send('POST', `/api/Event/ConfirmEvent/${own?.id}`, undefined, { authorization: `Bearer ${auth.body.token}` });
    await erase(body.idUser);
    const rows = await server.db
      .select()
      .from(event)
      .where(or(eq(event.id, own?.id ?? 0), eq(event.id, other?.id ?? 0)));
    expect(rows.map(({ confirmedBy }) => confirmedBy).sort()).toEqual(['Double Name', `Former user ${body.idUser}`]);
    const confirmed = await server.db
      .select()
      .from(audit)
      .where(and(eq(audit.action, 'event.confirm'), eq(audit.entityId, own?.id ?? 0)));
    expect(confirmed).toMatchObject([{ userId: body.idUser, before: null, after: null }]);
    expect((await verifyAuditChain(server.db, 1))[0]?.fault).toBeNull();
  });

  test('C13 somebody else of the same name and number stays in the log', async () => {
    const twins = [];
    for (const n of [1, 2]) {
      const twin = { idUser: 0, name: 'Twin', role: 'Guard', phone: '+385 1 555 0100', email: `twin${n}@demo.example` };
      twins.push((await send('POST', '/api/User', twin)).body.idUser);
    }
    await erase(twins[0]);
    const saves = await server.db.select().from(audit).where(eq(audit.action, 'user.save'));
    const of = (id: unknown) => saves.filter(({ entityId }) => entityId === id);
    expect(of(twins[0])).toMatchObject([{ after: null }]);
    expect(of(twins[1])).toMatchObject([{ after: { name: 'Twin' } }]);
  });

  test('C13 much at once is told as one change, after which lists are loaded again', async () => {
    const { body } = await send('POST', '/api/User', { idUser: 0, name: 'Much', role: 'Guard' });
    const at = { occurredAt: server.clock.now(), receivedAt: server.clock.now() };
    const row = { tenantId: 1, typeCode: 6 as const, userId: Number(body.idUser), description: 'x', ...at };
    await server.db.insert(event).values(Array.from({ length: 501 }, () => row));
    const seq = Number((await send('GET', '/api/Event/OpenAlarms')).headers['x-change-seq']);
    expect((await erase(body.idUser)).body).toMatchObject({ events: 501 });
    const { changes } = (await send('GET', `/api/Changes?after=${seq}`)).body;
    expect(changes).toMatchObject([{ kind: 'master', id: 0 }]);
    const left = and(eq(event.userId, Number(body.idUser)), eq(event.description, 'x'));
    expect(await server.db.select().from(event).where(left)).toEqual([]);
  });

  test('C10, C13 nobody erases himself or the last administrator, and it takes users.write', async () => {
    const { idUser } = await server.signIn('administrator@demo.example');
    expect((await erase(idUser)).errors).toMatchObject([{ code: 'lastAdministrator' }]);
    const other = await send('POST', '/api/User', { idUser: 0, name: 'Other', role: 'Administrator' });
    expect((await erase(idUser)).errors).toMatchObject([{ code: 'self' }]);
    expect((await erase(other.body.idUser)).status).toBe(200);
    expect((await send('POST', `/api/User/${idUser}/Erase`, undefined, operator)).status).toBe(403);
    const isAdmin = and(eq(user.tenantId, 1), eq(user.role, 'Administrator'), isNull(user.erasedAt));
    expect(await server.db.select().from(user).where(isAdmin)).toHaveLength(1);
  });
});
