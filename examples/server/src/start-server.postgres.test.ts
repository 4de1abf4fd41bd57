import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from './commands/run-command.ts';
import { type Config, readConfig } from './config.ts';
import type { RunningServer } from './serve-database.ts';
import { startServer } from './start-server.ts';
import { createEmptyDatabase, postgresServer, type TestDatabase } from './testing/postgres.ts';

const server = await postgresServer();

describe.skipIf(server === null)('DATABASE_URL', () => {
  let own: TestDatabase;
  let config: Config;
  const running: RunningServer[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'patrolkit-start-'));
  beforeAll(async () => {
    own = await createEmptyDatabase(server ?? '');
    config = readConfig({ DATABASE_URL: own.url, PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'fatal' });
  });
  afterAll(async () => {
    await Promise.all(running.map((one) => one.close()));
    await own.drop();
    rmSync(folder, { recursive: true });
  });

  test('two servers that start together on an empty database make one administrator and one installation', async () => {
    running.push(...(await Promise.all([1, 2].map(() => startServer(config, 'first@example.org')))));
    expect(running.filter(({ firstAdministrator }) => firstAdministrator !== null)).toHaveLength(1);
    const told = await Promise.all(running.map(async ({ url }) => (await fetch(`${url}/api/Config`)).json()));
    expect(new Set(told.map(({ installationId }) => installationId)).size).toBe(1);
    for (const { url } of running) expect((await fetch(`${url}/health/ready`)).status).toBe(200);
  });

  test('commands work on the database while servers run on it', async () => {
    const added = await runCommand(['tenant', 'add', 'Another', '--admin', 'another@example.org'], config);
    expect(added.isOk).toBe(true);
    expect(await runCommand(['audit', 'verify'], config)).toMatchObject({
      isOk: true,
      lines: [/chain holds/, /chain holds/].map((text) => expect.stringMatching(text)),
    });
  });
});
