import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit, position, route, user, userGroup } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/* A night before the demo's day. */
const night = Date.parse('2026-10-01T20:00:00Z');
const at = (minutes: number): number => night + minutes * 60_000;
const iso = (minutes: number): string => new Date(at(minutes)).toISOString();

let server: TestServer;
let headers: { authorization: string };
let guards: { id: number; name: string }[] = [];
beforeAll(async () => {
  server = await startTestServer();
  headers = await server.bearer('operator@demo.example');
  guards = (await server.db.select().from(user).where(eq(user.role, 'Guard'))).filter((row) => row.tenantId === 1);
  const [first, second] = guards;
  const rows = [
    [first, 0, 45.1],
    [first, 10, 45.2],
    [second, 5, 46.1],
    [first, 20, 45.3],
    [second, 24 * 60 + 5, 46.2],
  ] as const;
  for (const [guard, minutes, latitude] of rows) {
    const fix = { recordedAt: at(minutes), latitude, longitude: 16, accuracyMeters: 8 };
    await server.db.insert(position).values({ tenantId: 1, userId: guard?.id ?? 0, ...fix });
  }
  await server.db.insert(position).values({
    tenantId: server.second.tenantId,
    userId: server.second.guardId,
    recordedAt: at(1),
    latitude: 1,
    longitude: 1,
  });
});
afterAll(() => server.close());

const get = (url: string, as = headers) => server.app.inject({ url, headers: as });
const history = (minutes: number, track: boolean, as = headers) =>
  get(`/api/UserLocation/GetLocationForDateTime?dateTimeFrom=${iso(minutes)}&showGpsTrack=${track}`, as);
interface Fix {
  readonly idUser: number;
  readonly latitude: number;
  readonly eventDateTime: string;
}
const latitudes = (rows: Fix[]): number[] => rows.map((row) => row.latitude);
const trackReads = () => server.db.select().from(audit).where(eq(audit.action, 'track.read')).orderBy(audit.id);

/** An Operator who sees company 2 only, until the work is done. */
async function asScoped(work: (operator: { authorization: string }) => Promise<void>): Promise<void> {
  const [group] = await server.db
    .insert(userGroup)
    .values({ tenantId: 1, name: 'Two', companyIds: [2] })
    .returning();
  const isHe = eq(user.email, 'operator@demo.example');
  await server.db.update(user).set({ groupId: group?.id }).where(isHe);
  await work(await server.bearer('operator@demo.example'));
  await server.db.update(user).set({ groupId: null }).where(isHe);
}

describe('GetLocationForDateTime', () => {
  test('S7.27, S3.87 to S3.91 each guard’s last position at an instant', async () => {
    const response = await history(10, false);
    expect(response.json()).toEqual([
      {
        idUser: guards[0]?.id,
        name: guards[0]?.name,
        latitude: 45.2,
        longitude: 16,
        eventDateTime: iso(10),
        accuracy: 8,
        battery: null,
      },
      expect.objectContaining({ idUser: guards[1]?.id, latitude: 46.1, eventDateTime: iso(5) }),
    ]);
    expect(response.headers['x-total-count']).toBe('2');
    expect(latitudes((await history(4, false)).json())).toEqual([45.1]);
    expect((await history(-1, false)).json()).toEqual([]);
    const [first] = (await history(19, false)).json<Fix[]>();
    expect(first).toMatchObject({ eventDateTime: iso(10) });
  });

  test('showGpsTrack: all points of the 24 h from it, the oldest first', async () => {
    expect(latitudes((await history(0, true)).json())).toEqual([45.1, 46.1, 45.2, 45.3]);
    expect(latitudes((await history(6, true)).json())).toEqual([45.2, 45.3, 46.2]);
    expect((await history(24 * 60 + 6, true)).json()).toEqual([]);
  });

  test('C13 a read of tracks leaves who, whose and which span in the audit log; of single places it does not', async () => {
    const before = (await trackReads()).length;
    await history(0, false);
    await get('/api/UserLocation');
    expect(await trackReads()).toHaveLength(before);
    await history(6, true);
    const { idUser } = await server.signIn('operator@demo.example');
    expect((await trackReads()).slice(before)).toMatchObject([
      { userId: idUser, after: { userIds: [guards[0]?.id, guards[1]?.id], from: iso(6), to: iso(24 * 60 + 6) } },
    ]);
  });

  test('C13 the track of one guard up to an instant, and the log names him alone, also when there is none of it', async () => {
    const [first] = guards;
    const part = (minutes: number, until: number) =>
      get(
        `/api/UserLocation/GetLocationForDateTime?dateTimeFrom=${iso(minutes)}&showGpsTrack=true&idUser=${first?.id}&dateTimeTo=${iso(until)}`,
        headers,
      );
    const all = (await history(0, true)).json<{ idUser: number; eventDateTime: string }[]>();
    const his = all.filter(({ idUser }) => idUser === first?.id);
    const last = Date.parse(his.at(-1)?.eventDateTime ?? '');
    const minutes = (last - at(0)) / 60_000;
    expect((await part(0, minutes)).json()).toEqual(his.slice(0, -1));
    expect((await part(0, minutes + 1)).json()).toEqual(his);
    expect((await trackReads()).at(-1)).toMatchObject({
      after: { userIds: [first?.id], from: iso(0), to: iso(minutes + 1) },
    });
    expect((await part(600, 601)).json()).toEqual([]);
    expect((await trackReads()).at(-1)).toMatchObject({ after: { userIds: [first?.id] } });
    expect((await part(5, 4)).statusCode).toBe(400);
  });

  test('a guard who has left since was there all the same', async () => {
    await server.db
      .update(user)
      .set({ isActive: false })
      .where(eq(user.id, guards[1]?.id ?? 0));
    expect(latitudes((await history(10, false)).json())).toEqual([45.2, 46.1]);
    await server.db
      .update(user)
      .set({ isActive: true })
      .where(eq(user.id, guards[1]?.id ?? 0));
  });

  test('C10 a group sees positions that were taken on a route of its companies', async () => {
    const window = { startsAt: at(8), endsAt: at(15) };
    const [first, second] = guards;
    await server.db.insert(route).values([
      { tenantId: 1, userId: first?.id ?? 0, companyId: 2, ...window },
      { tenantId: 1, userId: second?.id ?? 0, companyId: 1, startsAt: at(0), endsAt: at(60) },
    ]);
    await asScoped(async (operator) => {
      expect(latitudes((await history(0, true, operator)).json())).toEqual([45.2]);
      expect(latitudes((await history(12, false, operator)).json())).toEqual([45.2]);
      /* before the route, after it, and on it with a position from before it */
      expect((await history(5, false, operator)).json()).toEqual([]);
      expect((await history(16, false, operator)).json()).toEqual([]);
      expect((await history(9, false, operator)).json()).toEqual([]);
      expect((await trackReads()).at(-1)).toMatchObject({ after: { userIds: [first?.id] } });
    });
    await server.db.delete(route);
  });

  test('of another tenant nothing', async () => {
    const other = await server.bearer('second@demo.example');
    expect(latitudes((await history(60, false, other)).json())).toEqual([1]);
    expect(latitudes((await history(0, true, other)).json())).toEqual([1]);
  });

  test('an instant is needed, with its offset', async () => {
    for (const query of [
      '',
      '?dateTimeFrom=2026-10-01T20:00:00',
      '?dateTimeFrom=now',
      '?dateTimeFrom=2016-12-31T23:59:60Z',
    ]) {
      expect((await get(`/api/UserLocation/GetLocationForDateTime${query}`)).statusCode, query).toBe(400);
    }
    for (const far of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59-12:00']) {
      const response = await get(`/api/UserLocation/GetLocationForDateTime?showGpsTrack=true&dateTimeFrom=${far}`);
      expect([response.statusCode, response.json()]).toEqual([200, []]);
    }
  });

  test('5,000 points at most, the oldest, and the number of all', async () => {
    const guard = guards[2]?.id ?? 0;
    await server.db.execute(sql`
      insert into "position" (tenant_id, user_id, recorded_at, latitude, longitude)
      select 1, ${guard}, ${iso(3 * 24 * 60)}::timestamptz + make_interval(secs => n), 45, 16 from generate_series(1, 5003) as n`);
    const response = await history(3 * 24 * 60, true);
    expect(response.json()).toHaveLength(5000);
    expect(response.json()[0].eventDateTime).toBe(new Date(at(3 * 24 * 60) + 1000).toISOString());
    expect([response.headers['x-total-count'], response.headers['x-truncated']]).toEqual(['5003', 'true']);
    await server.db.delete(position).where(eq(position.userId, guard));
  });
});

describe('the latest positions', () => {
  test('S7.43 one per guard', async () => {
    const rows = (await get('/api/UserLocation')).json<Fix[]>();
    expect(new Set(rows.map((row) => row.idUser)).size).toBe(rows.length);
    expect(rows.length).toBe(guards.length);
  });

  test('S7.44 at most n positions per guard, each guard’s newest first', async () => {
    const rows = (await get('/api/UserLocation/GetLastUserLocation/5')).json<Fix[]>();
    for (const { id } of guards) {
      const own = rows.filter((row) => row.idUser === id).map((row) => row.eventDateTime);
      expect(own.length).toBeLessThanOrEqual(5);
      expect(own).toEqual([...own].sort().reverse());
    }
    expect(rows.filter((row) => row.idUser === guards[0]?.id)).toHaveLength(5);
  });
});
