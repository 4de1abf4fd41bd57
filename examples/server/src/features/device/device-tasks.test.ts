import type { Wire } from '@patrolkit/sdk/wire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { planSite, ruleBody, signInAt } from '../../testing/planned-site.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const noon = '2026-11-20T12:00:00Z';
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ now: noon });
});
afterAll(() => server.close());

const tasks = (headers: object, startDateTime: string, endDateTime: string) =>
  server.app.inject({
    url: `/api/Device/Tasks?${new URLSearchParams({ startDateTime, endDateTime })}`,
    headers: { ...headers },
  });

test('a guard is told his own checks, by his phone as by his sign-in, and nobody else’s', async () => {
  const headers = await signInAt(server, noon);
  const [own, other] = [await planSite(server, 1, 1), await planSite(server, 2, 2)];
  for (const site of [own, other]) {
    const response = await server.app.inject({ method: 'POST', url: '/api/RRule', headers, payload: ruleBody(site) });
    expect(response.statusCode).toBe(200);
  }
  const night = ['2026-11-20T00:00:00Z', '2026-11-21T12:00:00Z'] as const;
  const phone = { authorization: 'Bearer demo-guard-1' };
  const mine = (await tasks(phone, ...night)).json<Wire<'SchedulerItem'>[]>();
  expect(mine).toHaveLength(8);
  expect(new Set(mine.map((task) => task.idUser))).toEqual(new Set([own.guardId]));
  expect(mine[0]).toMatchObject({ tagName: 'Gate 1', locationName: 'Planned site', state: 'open', readTagTime: null });
  expect((await tasks(await server.bearer('guard1@demo.example'), ...night)).json()).toEqual(mine);
  expect((await tasks({ authorization: 'Bearer second-device' }, ...night)).json()).toEqual([]);
  const hour = await tasks(phone, '2026-11-20T22:30:00Z', '2026-11-20T23:00:00Z');
  expect(hour.json()).toEqual([mine[1]]);
});

test('a period longer than a month is refused', async () => {
  const response = await tasks(
    { authorization: 'Bearer demo-guard-1' },
    '2026-11-01T00:00:00Z',
    '2026-12-03T00:00:00Z',
  );
  expect(response.json().errors[0]).toMatchObject({ field: 'endDateTime', code: 'rangeTooLarge' });
});
