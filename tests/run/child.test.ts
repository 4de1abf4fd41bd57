import { mkdtempSync, readFileSync, rmSync, watch } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createChildren } from './child.ts';

const children = () => createChildren(process.cwd(), process.env, 'ignore');
const node = process.execPath;

test('the exit code of a process is answered, its environment given', async () => {
  const { run } = children();
  expect(await run(node, ['-e', 'process.exit(Number(process.env.CODE))'], { CODE: '3' })).toBe(3);
  expect(await run(node, ['-e', ''])).toBe(0);
  expect(await run(join(tmpdir(), 'no-such-program'), [])).toBe(127);
});

test('a process ended by a signal has failed', async () => {
  expect(await children().run(node, ['-e', 'process.kill(process.pid, "SIGKILL")'])).toBe(1);
});

test('stop ends a process and what it has started, and nothing runs afterwards', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'patrolkit-child-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'pid');
  // writes the id of its own child, then both wait for ever
  const script = `
    const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    require('node:fs').writeFileSync(${JSON.stringify(`${file}.part`)}, String(child.pid));
    require('node:fs').renameSync(${JSON.stringify(`${file}.part`)}, ${JSON.stringify(file)});
    setInterval(() => {}, 1000);`;
  const { run, stop, isStopped } = children();
  const written = new Promise<void>((resolve) => {
    const watcher = watch(folder, (_event, name) => {
      if (name !== 'pid') return;
      watcher.close();
      resolve();
    });
  });
  const ended = run(node, ['-e', script]);
  await written;
  const grandchild = Number(readFileSync(file, 'utf8'));
  expect(() => process.kill(grandchild, 0)).not.toThrow();
  stop();
  expect(await ended).toBe(130);
  expect(isStopped()).toBe(true);
  await expect.poll(() => isAlive(grandchild)).toBe(false);
  expect(await run(node, ['-e', ''])).toBe(130);
});

/** Whether a process runs; one that has ended and was not collected yet does not. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    // no such process
    return false;
  }
}
