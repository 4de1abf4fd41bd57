/* One story of mailed reports over a real database and a real outbox: longer than other tests, because of its cases. */
import { asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import {
  company,
  location,
  outgoing,
  reportDelivery,
  reportSchedule,
  schedulerItem,
  user,
  userGroup,
} from '../../db/schema.ts';
import { type AlarmDesk, startAlarmDesk } from '../../testing/alarm-desk.ts';
import { type Send, sender } from '../../testing/send.ts';
import { simpleParser } from './mail-parts-testing.ts';

const path = '/api/ReportSchedule';
const hour = 3_600_000;
/* 12:00 UTC on Saturday 21/11/2026, 13:00 in Zagreb. */
const given = {
  ...{ idReportSchedule: 0, name: 'Jutarnji', report: 'ReportMachineStatus', format: 'csv', locale: 'hr' },
  ...{ every: 'day', time: '06:00:00', emails: ['ured@example.com', 'sef@example.com', 'Ured@example.com'] },
};
let desk: AlarmDesk;
let send: Send;
let start: number;

beforeAll(async () => {
  desk = await startAlarmDesk({ config: { timeZone: 'Europe/Zagreb' } });
  start = desk.clock.now();
});
afterAll(() => desk.close());
beforeEach(async () => {
  await desk.clear();
  await desk.db.delete(reportDelivery);
  await desk.db.delete(reportSchedule);
  send = sender(desk, await desk.bearer('administrator@demo.example'));
});

const save = async (more: object = {}) => (await send('POST', path, { ...given, ...more })).body;
const log = async () => (await send('GET', `${path}/Deliveries`)).rows;
const at = (iso: string): void => desk.clock.set(Date.parse(iso));
const tick = async (iso: string): Promise<void> => {
  at(iso);
  await desk.runJobs('mail-reports');
  await desk.runJobs('send-mails');
};
/* Nobody's session lives so long: signed in again at the new time. */
const signInAgain = async (): Promise<void> => {
  send = sender(desk, await desk.bearer('administrator@demo.example'));
};
const fileOf = (mail: string | undefined) => simpleParser(mail ?? '');

describe('a schedule', () => {
  test('says when it comes next by the clock on the wall, and each address once', async () => {
    const saved = await save();
    expect(saved).toMatchObject({
      ...{ nextDateTime: '2026-11-22T05:00:00.000Z', ownerName: 'Vesna Novak', isPaused: false, version: 1 },
      emails: ['Ured@example.com', 'sef@example.com'],
    });
    expect((await send('GET', path)).rows).toEqual([saved]);
    const weekly = await save({ every: 'week', weekday: 'MO', time: '13:00:00', idCompany: null });
    expect(weekly.nextDateTime).toBe('2026-11-23T12:00:00.000Z');
    expect((await save({ ...weekly, isPaused: true })).nextDateTime).toBeNull();
  });

  test.each([
    ['no address', { emails: [] }, 'emails'],
    ['what is no address', { emails: ['nobody'] }, 'emails.0'],
    ['a company nobody has', { idCompany: 999_999 }, 'idCompany'],
    ['a time of no clock', { time: '24:00:00' }, 'time'],
    ['a blank name', { name: ' ' }, 'name'],
  ])('refuses %s', async (_, wrong, field) => {
    const { status, errors } = await send('POST', path, { ...given, ...wrong });
    expect([status, errors[0]?.field]).toEqual([400, field]);
  });

  test('is one of fifty at most', async () => {
    await save();
    const [row] = await desk.db.select().from(reportSchedule);
    if (!row) throw new Error('There is one');
    const { id: _, ...copy } = row;
    await desk.db.insert(reportSchedule).values(Array.from({ length: 49 }, () => copy));
    expect((await send('POST', path, given)).errors).toMatchObject([{ code: 'tooManyItems' }]);
  });

  test('belongs to administrators: others get 403', async () => {
    const operator = await desk.bearer('operator@demo.example');
    for (const url of [path, `${path}/Deliveries`]) {
      expect((await send('GET', url, undefined, operator)).status).toBe(403);
    }
    expect((await send('POST', path, given, operator)).status).toBe(403);
  });
});

describe('by the clock', () => {
  test('each address gets a mail of its own with the file, once, and the list tells it', async () => {
    await save();
    await tick('2026-11-22T04:59:59Z');
    expect(desk.mails()).toEqual([]);
    await tick('2026-11-22T05:00:10Z');
    await tick('2026-11-22T05:00:40Z');
    await signInAgain();
    expect(desk.mails()).toHaveLength(2);
    const [mail] = desk.mails();
    const { subject, text, file } = fileOf(mail);
    expect(subject).toBe('Jutarnji: Uređaji sada');
    expect(text).toContain('Sve što Vesna Novak smije vidjeti');
    expect(text).toContain('Izrađeno: 22/11/2026 06:00');
    expect(text).toContain('vremenskoj zoni Europe/Zagreb');
    expect(file).toMatchObject({ name: 'ReportMachineStatus_2026-11-22.csv' });
    const lines = file?.content.toString('utf8').split('\r\n') ?? [];
    expect(lines[0]).toMatch(/^\ufeff.*Čuvar,Model,/);
    expect(lines.join('\n')).toContain('Ana Kovač');
    expect(await log()).toMatchObject([
      {
        name: 'Jutarnji',
        emails: ['Ured@example.com', 'sef@example.com'],
        waiting: 0,
        error: null,
        userName: null,
        rows: lines.length - 2,
      },
    ]);
    expect((await send('GET', path)).rows[0]?.nextDateTime).toBe('2026-11-23T05:00:00.000Z');
    /* Nothing of it is kept but that it was sent. */
    const kept = await desk.db.select().from(outgoing);
    expect(kept.map(({ content }) => content)).toEqual([
      { subject, text: '' },
      { subject, text: '' },
    ]);
  });

  test('after a downtime of a week one is sent, about the newest day', async () => {
    await save({ report: 'ReportMachineStatusInPeriod' });
    await tick('2026-11-29T12:00:00Z');
    await signInAgain();
    expect(desk.mails()).toHaveLength(2);
    expect(await log()).toMatchObject([
      { startDateTime: '2026-11-27T23:00:00.000Z', endDateTime: '2026-11-28T23:00:00.000Z' },
    ]);
    expect((await send('GET', path)).rows[0]?.nextDateTime).toBe('2026-11-30T05:00:00.000Z');
  });

  test('two processes send it once', async () => {
    await save();
    const settings = { ...readConfig({ DEMO: '1', LOG_LEVEL: 'fatal' }), ...desk.config };
    const computer = { wall: () => start, monotonic: () => 0 };
    const second = await buildApp({ config: settings, clock: desk.clock, computer, db: desk.db });
    at('2026-11-22T05:00:10Z');
    await Promise.all([desk.runJobs('mail-reports'), second.jobs.runNow('mail-reports')]);
    await second.app.close();
    expect(await desk.db.select().from(reportDelivery)).toHaveLength(1);
    expect(await desk.db.select().from(outgoing)).toHaveLength(2);
  });

  test.each([
    ['paused', { isPaused: true }],
    ['deleted', null],
  ])('one that is %s is not sent, and goes on from where it is, not from where it was', async (_, change) => {
    const saved = await save();
    const id = saved.idReportSchedule;
    if (change) await save({ ...saved, ...change });
    else expect((await send('DELETE', `${path}/${id}`)).status).toBe(204);
    await tick('2026-11-25T12:00:00Z');
    expect(desk.mails()).toEqual([]);
    if (!change) return;
    await signInAgain();
    expect((await save({ ...saved, isPaused: false })).nextDateTime).toBe('2026-11-26T05:00:00.000Z');
  });

  test('when the clock is set back by a day it is due when its times say so', async () => {
    await save();
    at('2026-11-20T12:00:00Z');
    await desk.runJobs('mail-reports');
    const [row] = await desk.db.select().from(reportSchedule);
    expect(row?.nextAt).toBe(Date.parse('2026-11-21T05:00:00Z'));
    expect(await desk.db.select().from(reportDelivery)).toEqual([]);
  });

  test('in the nights when clocks change it comes once', async () => {
    at('2027-03-27T12:00:00Z');
    await signInAgain();
    await save({ time: '02:30:00' });
    for (let step = 0; step < 48; step += 1)
      await tick(new Date(Date.parse('2027-03-27T18:00:00Z') + step * hour).toISOString());
    const sent = await desk.db.select().from(reportDelivery).orderBy(asc(reportDelivery.id));
    expect(sent.map((one) => new Date(one.at).toISOString())).toEqual([
      '2027-03-28T02:00:00.000Z',
      '2027-03-29T01:00:00.000Z',
    ]);
  });
});

describe('what is in it', () => {
  async function plan(companyId: number, name: string, isRead: boolean): Promise<void> {
    const [guard] = await desk.db.select().from(user).where(eq(user.email, 'guard1@demo.example'));
    const [place] = await desk.db.insert(location).values({ tenantId: 1, name, companyId }).returning();
    const startsAt = Date.parse('2026-11-20T12:00:00Z');
    const times = { startsAt, endsAt: startsAt + hour, opensAt: startsAt - hour, closesAt: startsAt + hour };
    const tag = { tenantId: 1, locationId: place?.id ?? 0, tag: `T${name}`, name };
    const { locationTag } = await import('../../db/schema.ts');
    const [made] = await desk.db.insert(locationTag).values(tag).returning();
    await desk.db.insert(schedulerItem).values({
      ...{ tenantId: 1, userId: guard?.id ?? 0, locationId: place?.id ?? 0, locationTagId: made?.id ?? 0 },
      ...{ typeCode: 1, title: name, ...times, readAt: isRead ? startsAt : null },
    });
  }

  test('only the companies that its owner sees when it is sent; nothing once he sees none, or has no right', async () => {
    const [mine, others] = await desk.db
      .insert(company)
      .values([
        { tenantId: 1, name: 'Vinarija Moja' },
        { tenantId: 1, name: 'Tuđa tvornica' },
      ])
      .returning();
    if (!mine || !others) throw new Error('Two were made');
    await plan(mine.id, 'Podrum', true);
    await plan(mine.id, 'Dvorište', false);
    await plan(others.id, 'Hala', true);
    const saved = await save({ report: 'PatrolCompliance', idCompany: null, locale: 'en' });
    const sent = async () => {
      const answer = await send('POST', `${path}/${saved.idReportSchedule}/Send`);
      await desk.runJobs('send-mails');
      return { answer, content: fileOf(desk.mails().at(-1)).file?.content.toString('utf8') ?? '' };
    };
    const all = await sent();
    expect(all.answer.body).toMatchObject({ userName: 'Vesna Novak', error: null, waiting: 2 });
    expect(all.content).toContain('Vinarija Moja,2,2,1,1,0,50\r\n');
    expect(all.content).toContain('Tuđa tvornica,1,1,1,0,0,100\r\n');

    const [group] = await desk.db
      .insert(userGroup)
      .values({ tenantId: 1, name: 'Mine', companyIds: [mine.id] })
      .returning();
    const isOwner = eq(user.email, 'administrator@demo.example');
    await desk.db
      .update(user)
      .set({ groupId: group?.id ?? null })
      .where(isOwner);
    const narrow = await sent();
    expect(narrow.content).toContain('Vinarija Moja,2,2,1,1,0,50\r\n');
    expect(narrow.content).not.toContain('Tuđa');
    expect((await send('POST', path, { ...given, idCompany: others.id })).errors).toMatchObject([
      { code: 'unknownReference' },
    ]);

    const before = desk.mails().length;
    await desk.db.update(reportSchedule).set({ companyId: others.id });
    expect((await sent()).answer.body).toMatchObject({
      rows: null,
      waiting: 0,
      error: expect.stringContaining('does not see its company'),
    });
    await desk.db.update(user).set({ isActive: false }).where(isOwner);
    at('2026-11-22T05:01:00Z');
    await desk.runJobs('mail-reports');
    const failures = await desk.db.select().from(reportDelivery).where(isNull(reportDelivery.rows));
    expect(failures.map(({ error }) => error)).toContain('Its owner has left');
    expect(desk.mails()).toHaveLength(before);
  });

  test.each(['ReportMachineStatus', 'ReportMachineStatusInPeriod', 'ReportMachineConsumption', 'PatrolCompliance'])(
    '%s comes as a spreadsheet too, in every language',
    async (report) => {
      for (const locale of ['hr', 'en', 'slo', 'ser', 'ro', 'nmk']) {
        const { idReportSchedule } = await save({ report, locale, format: 'xlsx' });
        expect((await send('POST', `${path}/${idReportSchedule}/Send`)).body).toMatchObject({ error: null });
      }
      await desk.runJobs('send-mails');
      const files = desk.mails().map((mail) => fileOf(mail).file);
      expect(files).toHaveLength(12);
      for (const file of files) {
        expect(file?.name).toMatch(/\.xlsx$/);
        expect(file?.content.subarray(0, 2).toString()).toBe('PK');
        expect(file?.content.byteLength).toBeGreaterThan(1000);
      }
    },
  );

  test('who did not get it is told when his mail is given up, and his address goes with him', async () => {
    const saved = await save();
    await send('POST', `${path}/${saved.idReportSchedule}/Send`);
    const due = Date.parse('2026-11-22T12:00:01Z');
    await desk.db.update(outgoing).set({ target: 'broken\r\naddress', createdAt: due - 25 * hour });
    const failing = await processWithoutMail();
    desk.clock.set(due);
    await failing();
    await signInAgain();
    expect((await log())[0]).toMatchObject({ waiting: 0, error: expect.stringContaining(': ') });
    const [boss] = await desk.db
      .insert(user)
      .values({ tenantId: 1, name: 'Sef', role: 'Operator', email: 'SEF@example.com' })
      .returning();
    const file = await send('GET', `/api/User/${boss?.id}/PersonalData`);
    expect(file.body).toMatchObject({ mailedReports: [{ name: 'Jutarnji' }], sentReports: [{ name: 'Jutarnji' }] });
    expect((await send('POST', `/api/User/${boss?.id}/Erase`)).status).toBe(200);
    expect((await send('GET', path)).rows).toMatchObject([{ emails: ['Ured@example.com'] }]);
    expect(await log()).toMatchObject([{ emails: ['Ured@example.com'] }]);
  });

  /* A second process whose mail server cannot be reached: port 9 of this machine. */
  async function processWithoutMail(): Promise<() => Promise<void>> {
    const settings = {
      ...readConfig({ DEMO: '1', LOG_LEVEL: 'fatal' }),
      ...desk.config,
      smtpUrl: 'smtp://127.0.0.1:9',
    };
    const computer = { wall: () => start, monotonic: () => 0 };
    const { app, jobs } = await buildApp({ config: settings, clock: desk.clock, computer, db: desk.db });
    return async () => {
      await jobs.runNow('send-mails');
      await app.close();
    };
  }
});
