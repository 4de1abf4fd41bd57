import { afterAll, beforeAll, expect, test } from 'vitest';
import { installation } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (): Promise<string> => (await fetch(`${server.url}/metrics`)).text();
const numberIn = (text: string, line: string): number | null => {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
};

test('R12 requests are counted by operation and status with their durations, statements and the loop are timed', async () => {
  const headers = await server.bearer('operator@demo.example');
  await server.app.inject({ url: '/api/Location', headers });
  await server.app.inject({ url: '/api/Location' });
  await server.app.inject({ url: '/nowhere/secret-path' });
  const response = await fetch(`${server.url}/metrics`);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(numberIn(text, 'patrolkit_http_requests_total{operation="location_getAll",status="200"}')).toBe(1);
  expect(numberIn(text, 'patrolkit_http_requests_total{operation="location_getAll",status="401"}')).toBe(1);
  expect(numberIn(text, 'patrolkit_http_requests_total{operation="other",status="404"}')).toBe(1);
  expect(numberIn(text, 'patrolkit_http_request_duration_seconds_count{operation="location_getAll"}')).toBe(2);
  expect(numberIn(text, 'patrolkit_database_statement_seconds_count')).toBeGreaterThan(3);
  expect(numberIn(text, 'patrolkit_event_loop_delay_seconds{of="max"}')).toBeGreaterThanOrEqual(0);
  expect(text).not.toContain('secret-path');
});

test('R12 open alarms, what is on its way, the hub, the feed, the clock and the jobs are told, without names', async () => {
  const before = await read();
  const panic = 'patrolkit_open_alarms{tenant="1",type="GuardPanic"}';
  const open = numberIn(before, panic) ?? 0;
  await fetch(`${server.url}/api/Device/Events`, {
    method: 'POST',
    headers: { authorization: 'Bearer demo-guard-1', 'content-type': 'application/json' },
    body: JSON.stringify([{ clientEventId: 'metrics', type: 'GuardPanic' }]),
  });
  await server.db.update(installation).set({ clockHeldSince: 1 });
  await server.runJobs('prune-changes');
  const text = await read();
  expect(numberIn(text, panic)).toBe(open + 1);
  expect(numberIn(text, 'patrolkit_clock_held')).toBe(1);
  expect(numberIn(before, 'patrolkit_clock_held')).toBe(0);
  expect(numberIn(text, 'patrolkit_hub_connections')).toBe(0);
  expect(numberIn(text, 'patrolkit_feed_lag_seconds')).toBe(0);
  expect(numberIn(text, 'patrolkit_outgoing_waiting{kind="mail"}')).not.toBeNull();
  expect(numberIn(text, 'patrolkit_job_last_success_timestamp_seconds{job="prune-changes"}')).toBe(
    server.clock.now() / 1000,
  );
  expect(numberIn(text, 'patrolkit_database_up')).toBe(1);
  expect(text).not.toMatch(/demo\.example|Demo|Second/);
});

test('R12 metrics are read without a database, and say that it is down', async () => {
  await server.db.execute('alter table installation rename to installation_gone');
  const text = await read();
  await server.db.execute('alter table installation_gone rename to installation');
  expect(numberIn(text, 'patrolkit_database_up')).toBe(0);
  expect(numberIn(text, 'patrolkit_hub_connections')).toBe(0);
});

test('others than this computer read no metrics, also through a proxy on it, unless they are open', async () => {
  const ask = async (options: object) => (await server.app.inject({ url: '/metrics', ...options })).statusCode;
  expect(await ask({})).toBe(200);
  expect(await ask({ remoteAddress: '::ffff:127.0.0.1' })).toBe(200);
  expect(await ask({ remoteAddress: '192.0.2.7' })).toBe(404);
  expect(await ask({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404);
  expect(await ask({ headers: { forwarded: 'for=192.0.2.7' } })).toBe(404);
  const open = await startTestServer({ config: { hasOpenMetrics: true } });
  expect((await open.app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' })).statusCode).toBe(200);
  await open.close();
});
