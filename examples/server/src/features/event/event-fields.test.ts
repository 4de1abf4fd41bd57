import { afterAll, beforeAll, expect, test } from 'vitest';
import { event, notification, user } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let headers: { authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('administrator@demo.example');
});
afterAll(() => server.close());

const at = Date.parse('2026-11-21T11:59:00Z');
async function newEvent(values: Partial<typeof event.$inferInsert> = {}): Promise<number> {
  const row = { tenantId: 1, typeCode: eventTypeCode('TagRead'), occurredAt: at, receivedAt: at + 1000 };
  const [made] = await server.db
    .insert(event)
    .values({ ...row, ...values })
    .returning();
  return made?.id ?? 0;
}
const lists = ['/api/Event/GetLastEvents/0?numberOfEvents=1000'];
lists.push('/api/Event/Search?dateTimeStart=2026-11-21T11:00:00Z&dateTimeEnd=2026-11-21T13:00:00Z');
lists.push('/api/event/Report?startDateTime=2026-11-21T11:00:00Z&endDateTime=2026-11-21T13:00:00Z');
async function listed(id: number): Promise<object[]> {
  const answers = await Promise.all(lists.map((url) => server.app.inject({ url, headers })));
  return answers.map((answer) => answer.json().find((row: { idEvent: number }) => row.idEvent === id));
}

test('S3.38 to S3.44, S3.46 to S3.57 an event with everything, the same in each list', async () => {
  const [guard] = await server.db.select().from(user);
  const id = await newEvent({
    endedAt: at + 60_000,
    readAt: at - 1000,
    source: 'Ana Kovač',
    description: 'Read North gate',
    comment: 'Gate was open',
    hasImage: true,
    confirmedAt: at + 90_000,
    confirmedBy: 'Vesna Novak',
    userId: guard?.id ?? 0,
    locationId: 1,
    locationTagId: 1,
    schedulerItemId: 5021,
    companyId: 1,
    latitude: 45.813,
    longitude: 15.977,
    pushedAt: at + 2000,
    shownAt: at + 3000,
    soundedAt: at + 4000,
  });
  await server.db.insert(notification).values([
    { tenantId: 1, eventId: id, userId: 2, typeCode: 2, sendTo: [1], description: 'x', at },
    { tenantId: 1, eventId: id, userId: 2, typeCode: 2, sendTo: [], description: 'y', at },
  ]);
  for (const row of await listed(id)) {
    expect(row).toMatchObject({
      idEvent: id,
      eventDateTime: '2026-11-21T11:59:00.000Z',
      endDateTime: '2026-11-21T12:00:00.000Z',
      readTagTime: '2026-11-21T11:58:59.000Z',
      receivedDateTime: '2026-11-21T11:59:01.000Z',
      source: 'Ana Kovač',
      description: 'Read North gate',
      comment: 'Gate was open',
      hasImage: 1,
      notificationCount: 2,
      unseenCount: 1,
      lastNotificationSeen: false,
      confirmDateTime: '2026-11-21T12:00:30.000Z',
      confirmUser: 'Vesna Novak',
      eventTypeEnumCode: 3,
      idUser: guard?.id,
      idLocation: 1,
      idLocationTag: 1,
      idScheduler: 5021,
      lat: 45.813,
      lon: 15.977,
      coordinates: '45.813,15.977',
      isDrill: false,
      pushedDateTime: '2026-11-21T11:59:02.000Z',
      shownDateTime: '2026-11-21T11:59:03.000Z',
      soundingDateTime: '2026-11-21T11:59:04.000Z',
      claimIdUser: null,
      claimUser: null,
      claimUntilDateTime: null,
      version: 1,
    });
  }
});

test('S3.38 ids ascend; an event of which nothing is known has null, 0 and empty texts', async () => {
  const id = await newEvent();
  expect(await newEvent()).toBeGreaterThan(id);
  for (const row of await listed(id)) {
    expect(row).toMatchObject({
      endDateTime: null,
      readTagTime: null,
      source: '',
      description: '',
      comment: '',
      hasImage: 0,
      notificationCount: 0,
      lastNotificationSeen: true,
      confirmDateTime: null,
      confirmUser: null,
      idUser: null,
      idLocation: null,
      idLocationTag: null,
      idScheduler: null,
      lat: null,
      lon: null,
      coordinates: '',
    });
  }
});

test('S3.60 GPS fixes are hidden when showGpsTrack is false', async () => {
  const id = await newEvent({ typeCode: eventTypeCode('GpsLocation') });
  const shown = async (flag: string): Promise<boolean> => {
    const url = `/api/Event/GetLastEvents/0?numberOfEvents=1000${flag}`;
    const rows = (await server.app.inject({ url, headers })).json<{ idEvent: number }[]>();
    return rows.some((row) => row.idEvent === id);
  };
  expect([await shown(''), await shown('&showGpsTrack=false'), await shown('&showGpsTrack=true')]).toEqual([
    false,
    false,
    true,
  ]);
});

test('S7.25 an event 501 h old is absent from the last 500 hours', async () => {
  const now = server.clock.now();
  const [old, older] = [
    await newEvent({ occurredAt: now - 499 * 3_600_000 }),
    await newEvent({ occurredAt: now - 501 * 3_600_000 }),
  ];
  const url = '/api/Event/GetLastEvents/0?numberOfHours=500&numberOfEvents=500&showGpsTrack=false';
  const ids = (await server.app.inject({ url, headers })).json().map((row: { idEvent: number }) => row.idEvent);
  expect([ids.includes(old), ids.includes(older)]).toEqual([true, false]);
});
