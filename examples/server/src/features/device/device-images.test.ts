import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStore } from '../../db/repository.ts';
import { audit, contactSlot, event, eventImage } from '../../db/schema.ts';
import { claimingPixels, phonePicture, plainPicture } from '../../images/testing.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { addImage } from './add-image.ts';

let server: TestServer;
let supervisor: { authorization: string };
let guardId = 0;
let picture = '';
const phone = { authorization: 'Bearer demo-guard-1' };
beforeAll(async () => {
  server = await startTestServer();
  supervisor = await server.bearer('administrator@demo.example');
  guardId = (await server.signIn('guard1@demo.example')).idUser ?? 0;
  picture = (await phonePicture()).toString('base64');
});
afterAll(() => server.close());

async function newEvent(values: Partial<typeof event.$inferInsert> = {}): Promise<number> {
  const now = server.clock.now();
  const row = { tenantId: 1, typeCode: eventTypeCode('GuardMessage'), occurredAt: now, receivedAt: now };
  const [made] = await server.db
    .insert(event)
    .values({ ...row, userId: guardId, ...values })
    .returning();
  return made?.id ?? 0;
}
const send = (idEvent: number, payload: object, headers = phone) =>
  server.app.inject({ method: 'POST', url: `/api/Device/Events/${idEvent}/Images`, headers, payload });
const get = (url: string) => server.app.inject({ url, headers: supervisor });
const stored = (idEvent: number) => server.db.select().from(eventImage).where(eq(eventImage.eventId, idEvent));

describe('images of an event', () => {
  test('S7.28, S3.81, S3.46 base64 JPEG without a prefix, in the order in which they came; the event has an image', async () => {
    const id = await newEvent();
    const seq = Number((await get('/api/Location')).headers['x-change-seq']);
    const first = await send(id, { clientImageId: 'one', imageData: picture });
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ clientImageId: 'one', idEventImage: expect.any(Number), status: 'created' });
    await send(id, { clientImageId: 'two', imageData: picture });
    const images = (await get(`/api/Event/Images/${id}`)).json();
    expect(images).toMatchObject([
      { idEventImage: first.json().idEventImage, dateTime: '2026-11-21T12:00:00.000Z' },
      { idEventImage: expect.any(Number) },
    ]);
    const jpeg = Buffer.from(images[0].imageData, 'base64');
    expect(jpeg.toString('base64')).toBe(images[0].imageData);
    const header = await sharp(jpeg).metadata();
    expect([header.format, header.width, header.height, header.exif]).toEqual(['jpeg', 32, 64, undefined]);

    const rows = (await get('/api/Event/GetLastEvents/0?numberOfEvents=1000')).json<{ idEvent: number }[]>();
    expect(rows.find((row) => row.idEvent === id)).toMatchObject({ hasImage: 1, version: 3 });
    const { changes } = (await get(`/api/Changes?after=${seq}`)).json();
    expect(changes).toMatchObject([
      { kind: 'event', reason: 'edited', id, version: 2 },
      { kind: 'event', reason: 'edited', id, version: 3, event: { hasImage: 1 } },
    ]);
    expect((await get(`/api/Event/Images/${await newEvent()}`)).json()).toEqual([]);
  });

  test('the audit log tells of a picture, without its bytes; the consumption counts them', async () => {
    const id = await newEvent();
    const bytesOf = async () => {
      const isHis = and(eq(contactSlot.tenantId, 1), eq(contactSlot.userId, guardId));
      return (await server.db.select().from(contactSlot).where(isHis)).reduce((sum, row) => sum + row.bytes, 0);
    };
    const before = await bytesOf();
    const made = (await send(id, { clientImageId: 'one', imageData: picture })).json();
    const rows = await server.db
      .select()
      .from(audit)
      .where(and(eq(audit.entity, 'event'), eq(audit.entityId, id)));
    expect(rows).toMatchObject([
      { action: 'event.image', userId: guardId, after: { idEventImage: made.idEventImage } },
    ]);
    expect(JSON.stringify(rows)).not.toContain('/9j/');
    expect((await bytesOf()) - before).toBeGreaterThan(picture.length);
  });

  test('the same clientImageId is a duplicate with the same id, also when several come at once', async () => {
    const id = await newEvent();
    const answers = await Promise.all([1, 2, 3].map(() => send(id, { clientImageId: 'same', imageData: picture })));
    const results = answers.map((answer) => answer.json<{ idEventImage: number; status: string }>());
    expect(new Set(results.map((result) => result.idEventImage)).size).toBe(1);
    expect(results.map((result) => result.status).sort()).toEqual(['created', 'duplicate', 'duplicate']);
    /* a copy is told before its bytes are looked at */
    const again = await send(id, { clientImageId: 'same', imageData: 'AAAA' });
    expect(again.json()).toMatchObject({ idEventImage: results[0]?.idEventImage, status: 'duplicate' });
    expect(await stored(id)).toHaveLength(1);
    expect((await send(await newEvent(), { clientImageId: 'same', imageData: picture })).json().status).toBe('created');
  });

  test('a picture is made anew while no transaction is open: others write meanwhile', async () => {
    const id = await newEvent();
    const scope = {
      tenantId: 1,
      userId: guardId,
      userName: 'Ana Kovač',
      role: 'Guard',
      policies: ['device.use'],
      companyIds: [],
      sessionId: null,
    } as const;
    const repository = createStore(server.db, server.clock, () => undefined).for(scope);
    const body = { clientImageId: 'one', imageData: picture };
    const image = { scope, repository, idEvent: id, body, bytes: 0, now: server.clock.now() };
    const result = await addImage(image, async (jpeg) => {
      /* with a transaction open this one would wait for it, and it for this one */
      await repository.write((writer) => writer.update(event, { comment: 'meanwhile' }, eq(event.id, id)));
      return jpeg;
    });
    expect(result.status).toBe('created');
    expect((await server.db.select().from(event).where(eq(event.id, id)))[0]).toMatchObject({
      comment: 'meanwhile',
      hasImage: true,
    });
  });

  test('A1 ten per event', async () => {
    const id = await newEvent();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => send(id, { clientImageId: `${index}`, imageData: picture })),
    );
    const refused = answers.filter((answer) => answer.statusCode === 400);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json().errors).toMatchObject([{ field: 'clientImageId', code: 'tooManyItems' }]);
    expect(await stored(id)).toHaveLength(10);
  });

  test('only a guard’s own events: another’s, a deleted, an unknown one and another tenant’s are 404', async () => {
    const other = await newEvent({ userId: null });
    const deleted = await newEvent({ deletedAt: server.clock.now() });
    for (const id of [other, deleted, 999_999, server.second.eventId]) {
      expect((await send(id, { clientImageId: 'x', imageData: picture })).statusCode, String(id)).toBe(404);
    }
    const foreign = { authorization: 'Bearer second-device' };
    expect((await send(await newEvent(), { clientImageId: 'x', imageData: picture }, foreign)).statusCode).toBe(404);
  });

  test('what is no JPEG, is too large or a bomb is refused, and the event stays without an image', async () => {
    const id = await newEvent();
    const png = await plainPicture(20, 10).png().toBuffer();
    const bomb = claimingPixels(await phonePicture(), 60_000, 60_000);
    const large = Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.alloc(5 * 1024 * 1024)]);
    const cases = [
      ['no picture', { imageData: 'AAAA' }, 400, 'format'],
      ['a PNG', { imageData: png.toString('base64') }, 400, 'format'],
      ['a prefix', { imageData: `data:image/jpeg;base64,${picture}` }, 400, 'format'],
      ['a bomb', { imageData: bomb.toString('base64') }, 400, 'maximum'],
      ['above 5 MB', { imageData: large.toString('base64') }, 413, 'maximum'],
      ['no id', { clientImageId: '', imageData: picture }, 400, 'required'],
      ['a long id', { clientImageId: 'x'.repeat(65), imageData: picture }, 400, 'tooLong'],
    ] as const;
    for (const [name, body, status, code] of cases) {
      const response = await send(id, { clientImageId: 'x', ...body });
      expect([response.statusCode, response.json().errors[0]?.code], name).toEqual([status, code]);
    }
    expect(await stored(id)).toEqual([]);
    expect((await server.db.select().from(event).where(eq(event.id, id)))[0]).toMatchObject({
      hasImage: false,
      version: 1,
    });
  });

  test('A1 a body of up to 8 MB is read here, and of 1 MB elsewhere', async () => {
    const id = await newEvent();
    const noise = await sharp({
      create: {
        width: 2400,
        height: 1800,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .jpeg({ quality: 95 })
      .toBuffer();
    expect(noise.byteLength).toBeGreaterThan(2 * 1024 * 1024);
    expect((await send(id, { clientImageId: 'large', imageData: noise.toString('base64') })).statusCode).toBe(200);
    const [row] = await stored(id);
    expect((await sharp(row?.jpeg).metadata()).width).toBe(1920);
    const above = await send(id, { clientImageId: 'x', imageData: 'A'.repeat(8 * 1024 * 1024) });
    expect([above.statusCode, above.json().detail]).toEqual([413, 'The body is too large']);
    const comment = await server.app.inject({
      method: 'POST',
      url: '/api/Event/SendComment',
      headers: supervisor,
      payload: { idEvent: id, comment: 'x'.repeat(1024 * 1024) },
    });
    expect(comment.statusCode).toBe(413);
  });
});
