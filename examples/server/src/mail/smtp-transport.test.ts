import type { AddressInfo } from 'node:net';
import { asc } from 'drizzle-orm';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStore } from '../db/repository.ts';
import { outgoing } from '../db/schema.ts';
import { type AlarmDesk, startAlarmDesk } from '../testing/alarm-desk.ts';
import { queueMail } from './queue-outgoing.ts';

interface Taken {
  readonly user: unknown;
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

const taken: Taken[] = [];
let refusals = 0;
let desk: AlarmDesk;
const smtp = new SMTPServer({
  disabledCommands: ['STARTTLS'],
  allowInsecureAuth: true,
  logger: false,
  onAuth: ({ username, password }, _session, done) =>
    password === 'p@ss' ? done(null, { user: username ?? '' }) : done(new Error('Wrong password')),
  onRcptTo: (_address, _session, done) => {
    refusals -= 1;
    done(refusals >= 0 ? Object.assign(new Error('Try later'), { responseCode: 451 }) : null);
  },
  onData: (stream, { user, envelope }, done) => {
    const pieces: Buffer[] = [];
    stream.on('data', (piece: Buffer) => pieces.push(piece));
    stream.on('end', () => {
      const { mailFrom, rcptTo } = envelope;
      const from = mailFrom === false ? '' : (mailFrom?.address ?? '');
      taken.push({
        user,
        from,
        to: rcptTo.map(({ address }) => address),
        text: Buffer.concat(pieces).toString('utf8'),
      });
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
  const { port } = smtp.server.address() as AddressInfo; // it listens on a port
  desk = await startAlarmDesk({
    config: { smtpUrl: `smtp://duty:p%40ss@127.0.0.1:${port}`, mailFrom: 'Patrol <patrol@security.example>' },
  });
});
afterAll(async () => {
  await desk.close();
  await new Promise<void>((closed) => smtp.close(closed));
});

test('with SMTP_URL mails go through the mail server, one recipient each; a refused one is sent later, once', async () => {
  refusals = 1;
  const store = createStore(desk.db, desk.clock, () => undefined);
  const mail = { subject: 'Паника: Ана', text: 'Čuvar zove\n.\nhttps://example.com/?a=b\n' };
  await store.for({ tenantId: 1 }).write(async (writer) => {
    await queueMail(writer, { to: 'first@security.example', ...mail }, desk.clock.now());
    await queueMail(writer, { to: 'x@a.example, y@b.example', ...mail }, desk.clock.now());
  });
  await desk.after(0);
  const rows = () => desk.db.select().from(outgoing).orderBy(asc(outgoing.id));
  const failed = (await rows()).filter((row) => row.sentAt === null);
  expect(failed.length).toBeGreaterThanOrEqual(1);
  for (const row of failed) {
    expect(row.lastError).toMatch(/Try later|recipient/i);
    expect(row.lastError).not.toContain('p@ss');
  }
  await desk.after(5);
  const good = taken.filter(({ to }) => to.includes('first@security.example'));
  expect(good).toHaveLength(1);
  expect(good[0]).toMatchObject({ user: 'duty', from: 'patrol@security.example', to: ['first@security.example'] });
  const lines = good[0]?.text.split('\r\n') ?? [];
  expect(lines).toContain('To: first@security.example');
  expect(lines).toContain('From: Patrol <patrol@security.example>');
  expect(taken.some(({ to }) => to.length > 1 || to.includes('y@b.example'))).toBe(false);
  expect(desk.mails()).toEqual([]);
  await desk.after(3600);
  expect(taken.filter(({ to }) => to.includes('first@security.example'))).toHaveLength(1);
});
