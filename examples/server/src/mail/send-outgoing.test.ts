/* Mails and webhooks on their way through the real app: longer than other files because of its cases. */
import { readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { and, asc, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { createStore } from '../db/repository.ts';
import { change, event, outgoing } from '../db/schema.ts';
import { type AlarmDesk, startAlarmDesk } from '../testing/alarm-desk.ts';
import { webhookSignature } from './post-webhook.ts';
import { queueMail } from './queue-outgoing.ts';

interface Received {
  readonly path: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

const secret = 'a long secret of the tenant';
let desk: AlarmDesk;
let receiver: Server;
let url = '';
let received: Received[] = [];
/** What the receiver answers next; 200 when it is empty. */
let answers: (number | 'hang up')[] = [];

beforeAll(async () => {
  desk = await startAlarmDesk();
  receiver = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    received.push({ path: request.url, headers: request.headers, body });
    const answer = answers.shift() ?? 200;
    if (answer === 'hang up') request.socket.destroy();
    else response.writeHead(answer, answer === 302 ? { Location: `${url}elsewhere` } : {}).end('ignored');
  });
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`; // it listens on a port
});
beforeEach(async () => {
  await desk.clear();
  [received, answers] = [[], []];
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await desk.close();
});

const rows = () => desk.db.select().from(outgoing).orderBy(asc(outgoing.id));
const queue = (to: string, subject: string, text: string) =>
  createStore(desk.db, desk.clock, () => undefined)
    .for({ tenantId: 1 })
    .write((writer) => queueMail(writer, { to, subject, text }, desk.clock.now()));
const toWebhook = (webhookSecret?: string) =>
  desk.settle({
    escalation: [{ afterSeconds: 60, emails: [], webhooks: [url] }],
    ...(webhookSecret === undefined ? {} : { webhookSecret }),
  });

describe('mails without SMTP_URL', () => {
  test('are kept one by one in the outbox, readable by their owner only, text as it is', async () => {
    await queue('ana@example.com', 'Čuvar na дужности', 'Prva crta\nВеза: https://example.com/a?b=c&guid=1\n');
    await queue('../../etc/passwd@example.com', 'Nowhere else', '.\nFrom a dot');
    await desk.after(0);
    const folder = join(desk.dataDirectory, 'outbox');
    const names = readdirSync(folder).sort();
    const ids = (await rows()).map((row) => String(row.id).padStart(8, '0'));
    expect(names).toEqual([
      `2026-11-21_12-00-00_${ids[0]}_ana@example.com.eml`,
      `2026-11-21_12-00-00_${ids[1]}_.._.._etc_passwd@example.com.eml`,
    ]);
    for (const name of names) expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    const [first, second] = desk.mails();
    expect(first).toContain('\r\n\r\nPrva crta\r\nВеза: https://example.com/a?b=c&guid=1\r\n');
    expect(first).toMatch(/^Content-Transfer-Encoding: 8bit\r$/m);
    expect(first).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(first).toMatch(/^Date: Sat, 21 Nov 2026 12:00:00 \+0000\r$/m);
    expect(second).toContain('\r\n\r\n.\r\nFrom a dot');
    expect(await rows()).toMatchObject([{ sentAt: desk.clock.now(), attempts: 1 }, { attempts: 1 }]);
  });

  test('no name makes a header or a second recipient', async () => {
    await queue('a@example.com', 'Panika: Ana\r\nBcc: evil@example.com\r\n\r\nbody', 'text');
    await queue('a@example.com, evil@example.com', 'One', 'text');
    await queue('a@example.com\r\nBcc: evil@example.com', 'One', 'text');
    await desk.after(0);
    expect(desk.mails()).toHaveLength(3);
    for (const mail of desk.mails()) {
      const [head = '', ...body] = mail.split('\r\n\r\n');
      const headers = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
      expect(headers.filter((line) => /^(to|cc|bcc):/i.test(line))).toHaveLength(1);
      expect(headers.every((line) => /^[\w-]+: /.test(line))).toBe(true);
      expect(body).toEqual(['text']);
    }
    const names = readdirSync(join(desk.dataDirectory, 'outbox'));
    expect(names.every((name) => /^[\w@.+-]+\.eml$/.test(name))).toBe(true);
  });

  test('what belongs to no alarm, a reset link, is not kept in the database once it has gone', async () => {
    await queue('ana@example.com', 'New password', 'a secret link');
    await desk.after(0);
    expect(desk.mails()[0]).toContain('a secret link');
    expect((await rows())[0]?.content).toEqual({ subject: 'New password', text: '' });
  });
});

describe('webhooks', () => {
  test('a panic is posted as JSON with a signature over time and body that the receiver can check', async () => {
    await toWebhook(secret);
    const id = await desk.press({ lat: 50.85, lon: 4.35, description: 'Čuvar zove', drill: true });
    await desk.after(0);
    expect(received).toHaveLength(1);
    const [{ headers, body }] = received as [Received]; // there is one
    const timestamp = String(headers['x-patrolkit-timestamp']);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'x-patrolkit-timestamp': '1795262400' });
    expect(headers['x-patrolkit-signature']).toBe(webhookSignature(secret, timestamp, body));
    expect(headers['x-patrolkit-signature']).toMatch(/^[0-9a-f]{64}$/);
    expect(webhookSignature(`${secret}.`, timestamp, body)).not.toBe(headers['x-patrolkit-signature']);
    expect(JSON.parse(body)).toMatchObject({
      type: 'alarm.escalate',
      isDrill: true,
      step: 1,
      reason: 'nobodyListens',
      idEvent: id,
      eventType: 'GuardPanic',
      eventDateTime: '2026-11-21T12:00:00.000Z',
      userName: 'Ana Kovač',
      lat: 50.85,
      mapUrl: 'https://www.openstreetmap.org/?mlat=50.85&mlon=4.35#map=17/50.85/4.35',
      description: 'Čuvar zove',
    });
  });

  test('without a secret it waits and says why, and goes out once there is one', async () => {
    await toWebhook();
    await desk.press();
    await desk.after(0);
    expect(received).toEqual([]);
    expect(await rows()).toMatchObject([
      { sentAt: null, lastError: 'There is no webhook secret; set one in the settings' },
    ]);
    await toWebhook(secret);
    await desk.after(5);
    expect(received).toHaveLength(1);
  });

  test('anything but 2xx, a redirect too, is tried again: after 5 s, 15 s, 1 min, with the same delivery id', async () => {
    answers = [500, 302, 'hang up', 204];
    await toWebhook(secret);
    await desk.press();
    const errors: (string | null | undefined)[] = [];
    for (const wait of [0, 4, 1, 14, 1, 59, 1]) {
      await desk.after(wait);
      errors.push((await rows())[0]?.lastError);
    }
    expect(received.map(({ path }) => path)).toEqual(['/', '/', '/', '/']);
    expect(errors.slice(0, 3)).toEqual([
      'The receiver answered 500',
      'The receiver answered 500',
      'The receiver answered 302',
    ]);
    expect(errors[4]).toMatch(/fetch failed/);
    expect((await rows())[0]).toMatchObject({ attempts: 4, sentAt: desk.clock.now(), lastError: null });
    expect(new Set(received.map(({ headers }) => headers['x-patrolkit-delivery'])).size).toBe(1);
  });

  test('C12 after the third failure one System event names all who are not reached, and no second one follows', async () => {
    const webhooks = [url, `${url}b`, `${url}c`, `${url}d`];
    await desk.settle({ escalation: [{ afterSeconds: 60, emails: [], webhooks }], webhookSecret: secret });
    const id = await desk.press();
    const told = () =>
      desk.db
        .select()
        .from(event)
        .where(and(eq(event.typeCode, 1), eq(event.aboutEventId, id)));
    answers = Array(16).fill(500);
    for (const wait of [0, 5]) await desk.after(wait);
    expect(await told()).toEqual([]);
    for (const wait of [15, 60, 300]) await desk.after(wait);
    const host = new URL(url).host;
    expect((await told()).map(({ description }) => description)).toEqual([
      `Alarm ${id} does not reach ${host}, ${host}, ${host} and 1 more by webhook (The receiver answered 500); it is tried for a day`,
    ]);
    expect((await rows()).map(({ sentAt }) => sentAt !== null)).toEqual([true, true, true, true]);
    const [last] = await desk.db.select().from(change).orderBy(desc(change.seq)).limit(1);
    expect(last).toMatchObject({ kind: 'event', reason: 'created', entityId: (await told())[0]?.id });
  });

  test('C12 tries that are slow are told five minutes after the alarm; a mail that belongs to none never is', async () => {
    await toWebhook(secret);
    const id = await desk.press();
    await desk.runJobs('escalate');
    const before = await desk.db.$count(event);
    answers = [500];
    await desk.after(300);
    expect(await desk.db.$count(event)).toBe(before + 1);
    const [told] = await desk.db.select().from(event).orderBy(desc(event.id)).limit(1);
    expect(told).toMatchObject({ aboutEventId: id, description: expect.stringContaining('does not reach') });
    await desk.db.update(outgoing).set({ eventId: null, toldAt: null, sentAt: null, attempts: 5 });
    answers = [500];
    await desk.after(3600);
    expect(await desk.db.$count(event)).toBe(before + 1);
  });

  test('given up after a day, with a System event that says so', async () => {
    await toWebhook(secret);
    const id = await desk.press();
    await desk.runJobs('escalate');
    answers = [500, 500];
    await desk.after(0);
    await desk.after(24 * 3600);
    expect(await rows()).toMatchObject([{ attempts: 2, sentAt: null, endedAt: desk.clock.now() }]);
    const [told] = await desk.db.select().from(event).orderBy(desc(event.id)).limit(1);
    expect(told).toMatchObject({ typeCode: 1, aboutEventId: id });
    expect(told?.description).toBe(
      `Nobody was told of alarm ${id} by webhook to ${new URL(url).host}: given up after a day`,
    );
  });

  test('an address that cannot be read holds up nothing else', async () => {
    await desk.settle({
      escalation: [{ afterSeconds: 60, emails: [], webhooks: ['https://[nonsense', url] }],
      webhookSecret: secret,
    });
    await desk.press();
    await desk.after(0);
    expect(received).toHaveLength(1);
    expect((await rows()).map((row) => row.sentAt !== null)).toEqual([false, true]);
  });
});

describe('what is due', () => {
  test('a try that never ended is made again after two minutes; a clock that was set back holds up nothing', async () => {
    await queue('ana@example.com', 'Interrupted', 'text');
    await desk.db.update(outgoing).set({ attempts: 1, nextTryAt: desk.clock.now() + 120_000 });
    await desk.after(119);
    expect(desk.mails()).toEqual([]);
    await desk.after(1);
    expect(desk.mails()).toHaveLength(1);
    await queue('ana@example.com', 'Before the jump', 'text');
    await desk.after(-5 * 3600);
    expect(desk.mails()).toHaveLength(2);
  });

  test('an alarm is escalated and its mail sent at once after the commit, without waiting for the clock', async () => {
    await desk.settle({ escalation: [{ afterSeconds: 60, emails: ['duty@security.example'], webhooks: [] }] });
    const config = { ...readConfig({ DEMO: '1', LOG_LEVEL: 'fatal' }), ...desk.config };
    const { app, jobs } = await buildApp({ config, clock: desk.clock, db: desk.db });
    /* The clock of the jobs stands still: only a wake lets them run again. */
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    jobs.start();
    await jobs.runNow('send-mails');
    await app.inject({
      method: 'POST',
      url: '/api/Device/Events',
      headers: { authorization: 'Bearer demo-guard-1' },
      payload: [{ type: 'GuardPanic' }],
    });
    while (desk.mails().length === 0) await new Promise((next) => setImmediate(next));
    vi.useRealTimers();
    await app.close();
    expect(desk.mails()).toHaveLength(1);
  });

  test('while a receiver of webhooks is waited for, mails go out', async () => {
    const dead = createServer();
    const called = new Promise((resolve) => dead.once('request', resolve));
    await new Promise<void>((listening) => dead.listen(0, '127.0.0.1', listening));
    const address = `http://127.0.0.1:${(dead.address() as AddressInfo).port}/`; // it listens on a port
    const escalation = [{ afterSeconds: 60, emails: [], webhooks: [address] }];
    await desk.settle({ escalation, webhookSecret: secret });
    await desk.press();
    await desk.runJobs('escalate');
    let isOver = false;
    const webhooks = desk.runJobs('send-webhooks').finally(() => (isOver = true));
    await called;
    await queue('ana@example.com', 'Meanwhile', 'text');
    await desk.runJobs('send-mails');
    expect({ isOver, mails: desk.mails().length }).toEqual({ isOver: false, mails: 1 });
    dead.closeAllConnections();
    dead.close();
    await webhooks;
    expect(await rows()).toMatchObject([{ lastError: expect.any(String) }, { sentAt: desk.clock.now() }]);
  });

  test('of many that are due those that were never tried come first', async () => {
    await toWebhook(secret);
    await desk.press();
    await desk.runJobs('escalate');
    await desk.db.update(outgoing).set({ attempts: 3, nextTryAt: desk.clock.now() - 1000 });
    const [old] = await rows();
    if (!old) throw new Error('Nothing is on its way');
    const { id: _, ...copy } = old;
    await desk.db.insert(outgoing).values([...Array(8).fill(copy), { ...copy, attempts: 0, target: `${url}new` }]);
    await desk.after(0);
    expect(received).toHaveLength(10);
    expect(received.findIndex(({ path }) => path === '/new')).toBeLessThan(4);
    await desk.db.delete(outgoing).where(eq(outgoing.tenantId, 1));
  });
});
