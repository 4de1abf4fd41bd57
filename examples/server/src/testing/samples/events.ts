import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { event, notification, notificationReceipt, user } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import type { TestServer } from '../test-server.ts';
import type { Samples } from './sample.ts';

async function guardId({ db }: TestServer): Promise<number> {
  const [guard] = await db.select().from(user).where(eq(user.email, 'guard1@demo.example'));
  return guard?.id ?? 0;
}

/** An open panic of the first guard, made anew. */
async function panicId(server: TestServer): Promise<number> {
  const now = server.clock.now();
  const row = { tenantId: 1, typeCode: eventTypeCode('GuardPanic'), occurredAt: now, receivedAt: now };
  const [open] = await server.db
    .insert(event)
    .values({ ...row, userId: await guardId(server) })
    .returning();
  return open?.id ?? 0;
}

/** An event with one message to the first guard. */
async function messageTo(server: TestServer): Promise<{ idEvent: number; idNotification: number }> {
  const idEvent = await panicId(server);
  const [supervisor] = await server.db
    .select()
    .from(user)
    .where(and(eq(user.tenantId, 1), eq(user.role, 'Operator')));
  const [row] = await server.db
    .insert(notification)
    .values({
      tenantId: 1,
      eventId: idEvent,
      userId: supervisor?.id ?? 0,
      typeCode: 1,
      sendTo: [await guardId(server)],
      title: 'Check the gate',
      description: 'Go there and report.',
      at: server.clock.now(),
    })
    .returning();
  const receipt = { tenantId: 1, notificationId: row?.id ?? 0, userId: await guardId(server) };
  await server.db.insert(notificationReceipt).values(receipt);
  return { idEvent, idNotification: receipt.notificationId };
}

const day = '2026-11-20T12:00:00Z';
const nextDay = '2026-11-21T12:00:00Z';

/** A small picture as a phone sends it. */
async function samplePicture(): Promise<string> {
  const red = { width: 32, height: 24, channels: 3, background: '#c00' } as const;
  return (await sharp({ create: red }).jpeg().toBuffer()).toString('base64');
}

/** Requests about events, comments, messages and pictures. */
export const eventsSamples: Samples = {
  event_change: async (server) => ({
    body: {
      idEvent: await panicId(server),
      source: 'Ana Kovač',
      description: 'Read North gate',
      comment: 'Gate was open',
    },
    foreign: 404,
  }),
  event_claim: async (server) => ({ path: { idEvent: await panicId(server) }, foreign: 404 }),
  event_release: async (server) => {
    const idEvent = await panicId(server);
    const claimedUntil = server.clock.now() + 60_000;
    const [holder] = await server.db.select().from(user).where(eq(user.email, 'administrator@demo.example'));
    const claim = { claimedById: holder?.id ?? 0, claimedBy: holder?.name ?? '', claimedUntil };
    await server.db.update(event).set(claim).where(eq(event.id, idEvent));
    return { path: { idEvent }, foreign: 404 };
  },
  event_delete: async (server) => ({ path: { idEvent: await panicId(server) }, foreign: 404 }),
  event_images: async (server) => ({ path: { idEvent: await panicId(server) }, foreign: 404 }),
  event_search: () => ({ query: `?dateTimeStart=${day}&dateTimeEnd=${nextDay}` }),
  event_report: () => ({ query: `?startDateTime=${day}&endDateTime=${nextDay}` }),
  event_sendComment: async (server) => ({
    body: { idEvent: await panicId(server), comment: 'Please check the gate again.' },
    foreign: 404,
  }),
  event_sendIntervention: async (server) => ({
    body: {
      idNotificationType: 1,
      idEvent: 0,
      title: 'Alarm at North gate',
      description: 'Go there and report.',
      sendTo: String(await guardId(server)),
      latitude: 45.813,
      longitude: 15.977,
    },
    foreign: 400,
  }),
  notification_loadAllByIdEvent: async (server) => ({
    path: { idEvent: (await messageTo(server)).idEvent },
    foreign: 404,
  }),
  userLocation_getForDateTime: () => ({ query: `?dateTimeFrom=${day}&showGpsTrack=true` }),
  device_images: async (server) => ({
    path: { idEvent: await panicId(server) },
    body: { clientImageId: 'sample', imageData: await samplePicture() },
  }),
  device_inbox: async (server) => {
    await messageTo(server);
    return { query: '?after=0' };
  },
  device_inboxSeen: async (server) => ({ path: { id: (await messageTo(server)).idNotification } }),
};
