import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let monotonic = 0;
let server: TestServer;
beforeAll(async () => {
  const start = Date.parse('2026-11-21T12:00:00Z');
  server = await startTestServer({ computer: { wall: () => start, monotonic: () => monotonic } });
});
afterAll(() => server.close());

const ready = async (of: TestServer = server) => {
  const response = await of.app.inject({ url: '/health/ready' });
  return { status: response.statusCode, ...response.json().checks };
};
const well = { database: 'ok', disk: 'ok', feed: 'ok' };

test('R12 a server that can serve is ready and names its checks', async () => {
  expect(await ready()).toEqual({ status: 200, ...well });
});

test('R12 it is not ready while its database takes no write, lives on, and is ready again after', async () => {
  await server.db.execute('alter table installation rename to installation_gone');
  expect(await ready()).toEqual({ status: 503, ...well, database: 'failing' });
  expect((await server.app.inject({ url: '/health/live' })).statusCode).toBe(200);
  await server.db.execute('alter table installation_gone rename to installation');
  expect(await ready()).toEqual({ status: 200, ...well });
});

test('R12 a database that says nothing makes it not ready within 5 s', async () => {
  const [isHeld, isOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const held = server.db.transaction(async (tx) => {
    await tx.execute('lock table installation');
    isHeld.resolve();
    await isOver.promise;
  });
  await isHeld.promise;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = ready();
  await vi.advanceTimersByTimeAsync(4999);
  expect(await answer).toMatchObject({ status: 503, database: 'failing' });
  vi.useRealTimers();
  isOver.resolve();
  await held;
});

test('R12 it is not ready when the disk has less room than is needed', async () => {
  const full = await startTestServer({ config: { minFreeMegabytes: 1_000_000_000 } });
  expect(await ready(full)).toEqual({ status: 503, ...well, disk: 'failing' });
  await full.close();
});

/* Reading the feed fails, writing it goes on. */
const breakFeed = sql.raw(`
  do $do$ begin
    alter table change rename to change_kept;
    create function no_feed() returns boolean language plpgsql as $$ begin raise exception 'no feed'; end $$;
    create view change as select * from change_kept where no_feed();
    grant all on change to public;
    create function keep_change() returns trigger language plpgsql as $$
      begin insert into change_kept select new.*; return new; end $$;
    create trigger keep_change instead of insert on change for each row execute function keep_change();
  end $do$`);
const mendFeed = sql.raw(`
  do $do$ begin
    drop view change; drop function no_feed; drop function keep_change; alter table change_kept rename to change;
  end $do$`);

test('R12 it is not ready when a committed change is not handed out for more than 5 s, and goes on by itself', async () => {
  await server.db.execute(breakFeed);
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/Device/Events',
    headers: { authorization: 'Bearer demo-guard-1' },
    payload: [{ clientEventId: 'stalled', type: 'GuardPanic' }],
  });
  expect(response.json()[0].idEvent).toBeGreaterThan(0);
  monotonic += 5000;
  expect(await ready()).toEqual({ status: 200, ...well });
  monotonic += 1;
  expect(await ready()).toEqual({ status: 503, ...well, feed: 'failing' });
  await server.db.execute(mendFeed);
  await vi.waitFor(async () => expect(await ready()).toEqual({ status: 200, ...well }), { timeout: 10_000 });
});
