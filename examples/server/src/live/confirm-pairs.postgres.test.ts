import { and, eq, inArray } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { createSettableClock } from '../clock.ts';
import type { OpenDatabase } from '../db/open.ts';
import { openDatabase } from '../db/open.ts';
import { audit, change } from '../db/schema.ts';
import { demoPassword } from '../demo/people.ts';
import { seedDemo } from '../demo/seed.ts';
import { type StartedApp, startApp } from '../testing/app.ts';
import { createTestDatabase, openTestPostgres, postgresServer } from '../testing/postgres.ts';
import { migratedDump } from '../testing/template.ts';

const server = await postgresServer();
const pairs = 50;
const supervisors = ['administrator@demo.example', 'operator@demo.example'];
const clock = createSettableClock({ now: () => Date.parse('2026-11-21T12:00:00Z') });

/** Where two supervisors are signed in: one process, or one each. */
interface Installation {
  readonly processes: readonly StartedApp[];
  readonly db: OpenDatabase['db'];
  close(): Promise<void>;
}

async function installationOn(databases: readonly OpenDatabase[], end: () => Promise<void>): Promise<Installation> {
  const processes: StartedApp[] = [];
  for (const { db } of databases) {
    await seedDemo(db, clock);
    processes.push(await startApp(db, clock));
  }
  const [first] = databases;
  if (!first) throw new Error('There is a database');
  const close = async (): Promise<void> => {
    for (const { app } of processes) await app.close();
    for (const database of databases) await database.close();
    await end();
  };
  return { processes, db: first.db, close };
}

const places: Record<string, () => Promise<Installation>> = {
  'one process on the embedded database': async () =>
    installationOn([await openDatabase({ directory: null, clock, dump: await migratedDump() })], async () => undefined),
  'two processes on one PostgreSQL': async () => {
    const own = await createTestDatabase(server ?? '');
    return installationOn([await openTestPostgres(own.url), await openTestPostgres(own.url)], own.drop);
  },
};

describe.each(Object.keys(places))('R8 two supervisors confirm at the same time: %s', (name) => {
  describe.skipIf(name.includes('PostgreSQL') && server === null)('', () => {
    let place: Installation;
    afterEach(() => place.close());

    test(`of ${pairs} pairs each has one winner, and both see the same name`, async () => {
      place = (await places[name]?.()) ?? expect.unreachable(name);
      const appOf = (index: number) => place.processes[index % place.processes.length]?.app;
      const post = async (index: number, url: string, payload?: object, headers = {}) => {
        const response = await appOf(index)?.inject({ method: 'POST', url, headers, ...(payload ? { payload } : {}) });
        expect(response?.statusCode, response?.body).toBe(200);
        return response?.json();
      };
      const sessions: { authorization: string }[] = [];
      const names: string[] = [];
      for (const [index, email] of supervisors.entries()) {
        const { token, name: own } = await post(index, '/api/User/Authenticate', { email, password: demoPassword });
        sessions.push({ authorization: `Bearer ${token}` });
        names.push(own);
      }
      const pressed = await post(
        0,
        '/api/Device/Events',
        Array.from({ length: pairs }, (_, index) => ({ clientEventId: `pair ${index}`, type: 'GuardPanic' })),
        { authorization: 'Bearer demo-guard-1' },
      );
      const ids: number[] = pressed.map(({ idEvent }: { idEvent: number }) => idEvent);

      const seen = await Promise.all(
        ids.map((id, index) => {
          /* Each of them asks first as often as the other. */
          const order = index % 2 === 0 ? [0, 1] : [1, 0];
          return Promise.all(order.map((who) => post(who, `/api/Event/ConfirmEvent/${id}`, undefined, sessions[who])));
        }),
      );
      for (const [one, other] of seen) {
        expect(names).toContain(one.confirmUser);
        expect([other.confirmUser, other.confirmDateTime]).toEqual([one.confirmUser, one.confirmDateTime]);
      }
      const told = await place.db
        .select()
        .from(audit)
        .where(and(eq(audit.action, 'event.confirm'), inArray(audit.entityId, ids)));
      expect(told.map(({ entityId }) => entityId).sort()).toEqual(ids.toSorted());
      const changes = await place.db
        .select()
        .from(change)
        .where(and(eq(change.reason, 'confirmed'), inArray(change.entityId, ids)));
      expect(changes).toHaveLength(pairs);
      for (const [index, session] of sessions.entries()) {
        const response = await appOf(index)?.inject({
          url: '/api/Event/GetLastEvents/0?numberOfEvents=1000',
          headers: session,
        });
        const rows: { idEvent: number; confirmUser: string }[] = response?.json() ?? [];
        const nameOf = new Map(rows.map(({ idEvent, confirmUser }) => [idEvent, confirmUser]));
        expect(ids.map((id) => nameOf.get(id))).toEqual(seen.map(([one]) => one.confirmUser));
      }
    }, 120_000);
  });
});
