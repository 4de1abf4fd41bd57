import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { event, tenant } from '../db/schema.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import type { JobRunner } from './job-runner.ts';

const folder = mkdtempSync(join(tmpdir(), 'patrolkit-backup-job-'));
const place = join(folder, 'backups');
const dump = new TextEncoder().encode('the whole database');
let server: TestServer;
let jobs: JobRunner;
let close: () => Promise<void>;
let metrics: () => Promise<string>;

/* A second app on the same database, which can be dumped: the usual one of tests cannot. */
const start = async (more: Record<string, string>): Promise<void> => {
  const config = readConfig({ DEMO: '1', LOG_LEVEL: 'fatal', ...more });
  const built = await buildApp({ config, clock: server.clock, db: server.db, dump: async () => dump });
  jobs = built.jobs;
  close = () => built.app.close();
  metrics = async () => (await built.app.inject({ url: '/metrics' })).body;
};
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const hour = 3_600_000;
const later = (ms: number): void => server.clock.set(server.clock.now() + ms);
const told = () => server.db.select().from(event).where(eq(event.source, 'Server')).orderBy(event.id);

test('a backup is made when it is due and no sooner, and those beyond the number that is kept go', async () => {
  await start({ BACKUP_DIR: place, BACKUP_HOURS: '6', BACKUP_KEEP: '2' });
  for (const wait of [0, 5, 1, 6]) {
    later(wait * hour);
    await jobs.runNow('backup');
  }
  expect(readdirSync(place).sort()).toEqual([
    'patrolkit-2026-11-21T18-00-00.000Z.tar.gz',
    'patrolkit-2026-11-22T00-00-00.000Z.tar.gz',
  ]);
  expect(await told()).toEqual([]);
});

test('without BACKUP_DIR none is made, and nothing is told', async () => {
  await start({});
  await jobs.runNow('backup');
  expect([existsSync(place), await told()]).toEqual([false, []]);
});

test('the first failure is a System event of every tenant, each one is counted, and after a success the next is told again', async () => {
  await start({ BACKUP_DIR: place, BACKUP_HOURS: '6', BACKUP_KEEP: '2' });
  const failures = async (): Promise<string | undefined> =>
    (await metrics()).split('\n').find((line) => line.startsWith('patrolkit_job_failures_total{job="backup"}'));
  const tenants = (await server.db.select({ id: tenant.id }).from(tenant)).map(({ id }) => id).sort();
  expect(tenants.length).toBeGreaterThan(1);
  const block = (): void => {
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(folder, 'where a folder should be');
  };
  block();
  jobs.start();
  /* The run that starting has begun, and another one. */
  await expect(jobs.runNow('backup')).rejects.toThrow();
  await expect(jobs.runNow('backup')).rejects.toThrow();
  const events = await told();
  expect(events.map(({ tenantId }) => tenantId).sort()).toEqual(tenants);
  expect(events[0]).toMatchObject({
    typeCode: 1,
    occurredAt: server.clock.now(),
    description: 'A scheduled backup has failed; the log of the server says why',
  });
  expect(await failures()).toBe('patrolkit_job_failures_total{job="backup"} 1');

  rmSync(folder, { force: true });
  await jobs.runNow('backup');
  expect(readdirSync(place)).toHaveLength(1);
  later(6 * hour);
  block();
  await expect(jobs.runNow('backup')).rejects.toThrow();
  expect(await told()).toHaveLength(2 * tenants.length);
  await jobs.stop();
});
