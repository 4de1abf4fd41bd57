import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contact, event, lastPosition, position, route, tenantSettings, user } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { keepsPosition, type PatrolState } from './keeps-position.ts';

const minute = 60_000;
const none: PatrolState = { acts: [], routes: [] };
const started: PatrolState['acts'] = [{ type: 'Start', at: 100 }];
const ended: PatrolState['acts'] = [...started, { type: 'Stop', at: 200 }];

test.each([
  ['always, with nothing known', 'always', 150, none, true],
  ['shift, before any Start', 'shift', 150, none, false],
  ['shift, before the Start', 'shift', 99, { ...none, acts: started }, false],
  ['shift, at the Start', 'shift', 100, { ...none, acts: started }, true],
  ['shift, after the Start', 'shift', 101, { ...none, acts: started }, true],
  ['shift, at the Stop', 'shift', 200, { ...none, acts: ended }, true],
  ['shift, after the Stop', 'shift', 201, { ...none, acts: ended }, false],
  ['shift, started again', 'shift', 301, { ...none, acts: [...ended, { type: 'Start', at: 300 }] }, true],
  ['shift, stopped twice', 'shift', 301, { ...none, acts: [...ended, { type: 'Stop', at: 300 }] }, false],
  ['shift, on a route without a Start', 'shift', 150, { ...none, routes: [{ startsAt: 100, endsAt: 200 }] }, false],
  ['route, without one', 'route', 150, { ...none, acts: started }, false],
  ['route, before it', 'route', 99, { ...none, routes: [{ startsAt: 100, endsAt: 200 }] }, false],
  ['route, at its begin', 'route', 100, { ...none, routes: [{ startsAt: 100, endsAt: 200 }] }, true],
  ['route, at its end', 'route', 200, { ...none, routes: [{ startsAt: 100, endsAt: 200 }] }, false],
] as const)('C13 positions are kept: %s', (_, rule, at, state, expected) => {
  expect(keepsPosition(rule, at, state)).toBe(expected);
});

describe('what devices report', () => {
  let server: TestServer;
  const ids: number[] = [];
  beforeAll(async () => {
    server = await startTestServer();
    const rows = await server.db.select().from(user).where(eq(user.role, 'Guard'));
    ids.push(...rows.filter((row) => row.tenantId === 1).map((row) => row.id));
    await server.db.delete(event).where(inArray(event.typeCode, [10, 11]));
    await server.db.delete(position);
    await server.db.delete(lastPosition);
  });
  afterAll(() => server.close());

  const rule = async (positions: 'always' | 'shift' | 'route'): Promise<void> => {
    const row = { tenantId: 1, settings: { positions } };
    await server.db
      .insert(tenantSettings)
      .values(row)
      .onConflictDoUpdate({ target: tenantSettings.tenantId, set: row });
  };
  const at = (offsetMs: number): string => new Date(server.clock.now() + offsetMs).toISOString();
  const post = async (guard: number, path: string, payload: object[]) =>
    (
      await server.app.inject({
        method: 'POST',
        url: `/api/Device/${path}`,
        headers: { authorization: `Bearer demo-guard-${guard}` },
        payload,
      })
    ).json();
  const kept = async (guard: number) => {
    const userId = ids[guard - 1] ?? 0;
    const rows = await server.db.select().from(position).where(eq(position.userId, userId));
    const [last] = await server.db.select().from(lastPosition).where(eq(lastPosition.userId, userId));
    return { track: rows.map(({ latitude }) => latitude).sort(), last: last?.latitude ?? null };
  };

  test('C13 between Start and Stop only, also of one upload; outside a contact is noted without a place', async () => {
    await rule('shift');
    await post(1, 'Positions', [{ occurredAt: at(-50 * minute), lat: 45.1, lon: 16 }]);
    expect(await kept(1)).toEqual({ track: [], last: null });
    const [told] = await server.db
      .select()
      .from(contact)
      .where(eq(contact.userId, ids[0] ?? 0));
    expect(told?.lastContactAt).toBe(server.clock.now());

    await post(1, 'Events', [
      { clientEventId: 'a', type: 'Start', occurredAt: at(-40 * minute), lat: 45.2, lon: 16 },
      { clientEventId: 'b', type: 'GuardMessage', occurredAt: at(-30 * minute), lat: 45.3, lon: 16 },
      { clientEventId: 'c', type: 'Stop', occurredAt: at(-20 * minute), lat: 45.4, lon: 16 },
      { clientEventId: 'd', type: 'GuardMessage', occurredAt: at(-10 * minute), lat: 45.5, lon: 16 },
    ]);
    expect(await kept(1)).toEqual({ track: [45.2, 45.3, 45.4], last: 45.4 });
    await post(1, 'Positions', [
      { occurredAt: at(-25 * minute), lat: 45.6, lon: 16 },
      { occurredAt: at(-5 * minute), lat: 45.7, lon: 16 },
    ]);
    expect(await kept(1)).toEqual({ track: [45.2, 45.3, 45.4, 45.6], last: 45.4 });
  });

  test('C13 inside a route of his own only', async () => {
    await rule('route');
    const window = { startsAt: server.clock.now() - 30 * minute, endsAt: server.clock.now() - 10 * minute };
    await server.db.insert(route).values([
      { tenantId: 1, userId: ids[1] ?? 0, ...window },
      { tenantId: 1, userId: ids[2] ?? 0, startsAt: 0, endsAt: server.clock.now() + minute },
      { tenantId: 1, userId: ids[1] ?? 0, startsAt: 0, endsAt: server.clock.now() + minute, deletedAt: 1 },
    ]);
    await post(2, 'Positions', [
      { occurredAt: at(-40 * minute), lat: 45.1, lon: 16 },
      { occurredAt: at(-20 * minute), lat: 45.2, lon: 16 },
      { occurredAt: at(-5 * minute), lat: 45.3, lon: 16 },
    ]);
    expect(await kept(2)).toEqual({ track: [45.2], last: 45.2 });
  });

  test('C13 a panic always carries its position, on the event and on the map', async () => {
    await rule('shift');
    const [{ idEvent }] = await post(4, 'Events', [{ type: 'GuardPanic', occurredAt: at(0), lat: 45.9, lon: 16 }]);
    const [row] = await server.db.select().from(event).where(eq(event.id, idEvent));
    expect(row?.latitude).toBe(45.9);
    expect(await kept(4)).toEqual({ track: [45.9], last: 45.9 });
    const [again] = await post(4, 'Events', [{ type: 'GuardPanic', occurredAt: at(0) }]);
    const [second] = await server.db.select().from(event).where(eq(event.id, again.idEvent));
    expect(second).toMatchObject({ latitude: 45.9, comment: 'last known position' });
  });

  test('C13 always, when nothing else is set', async () => {
    await rule('always');
    await post(5, 'Positions', [{ occurredAt: at(-40 * minute), lat: 45.1, lon: 16 }]);
    expect(await kept(5)).toEqual({ track: [45.1], last: 45.1 });
  });
});
