import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const main = fileURLToPath(new URL('./main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'patrolkit-quick-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('what a start has compiled is kept for the next one, also when its process is killed', async () => {
  const cache = join(folder, 'compiled');
  const child = spawn(process.execPath, ['--conditions=patrolkit:source', main], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: cache, DATA_DIR: join(folder, 'data'), PORT: '0', LOG_LEVEL: 'error' },
  });
  await once(child, 'message');
  await expect.poll(() => readdirSync(cache, { recursive: true }).length, { timeout: 20_000 }).toBeGreaterThan(100);
  child.kill('SIGKILL');
  await once(child, 'exit');
}, 60_000);
