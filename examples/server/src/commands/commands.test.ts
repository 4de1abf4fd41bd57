/* The command line as processes, on a real data directory: longer than other files because of its steps. */
import { type ChildProcess, execFile, fork } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../db/open.ts';
import { audit } from '../db/schema.ts';
import { askServer } from './ask-server.ts';
import { usageText } from './prepare-command.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));
const directory = mkdtempSync(join(tmpdir(), 'patrolkit-commands-'));
const env = {
  ...process.env,
  NODE_ENV: 'test',
  DEMO: '0',
  PORT: '0',
  DATA_DIR: directory,
  LOG_LEVEL: 'fatal',
  ADMIN_EMAIL: 'first@security.example',
  SMTP_URL: '',
};
let child: ChildProcess | undefined;
let printed = '';
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(directory, { recursive: true, force: true });
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}
function command(...args: string[]): Promise<Ended> {
  return new Promise((done) => {
    execFile(process.execPath, ['--conditions=patrolkit:source', main, ...args], { env }, (error, out, text) =>
      done({ code: typeof error?.code === 'number' ? error.code : 0, out, error: text }),
    );
  });
}
async function startServer(): Promise<string> {
  printed = '';
  const started = fork(main, {
    env,
    execArgv: ['--conditions=patrolkit:source'],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  child = started;
  started.stdout?.on('data', (piece) => {
    printed += String(piece);
  });
  const port = await new Promise<number>((resolve, reject) => {
    started.once('message', (message) => resolve((message as { port: number }).port)); // main.ts sends nothing else
    started.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
  });
  return `http://127.0.0.1:${port}`;
}
async function stopServer(): Promise<void> {
  const ended = new Promise((resolve) => child?.once('exit', resolve));
  child?.kill('SIGTERM');
  await ended;
}
async function signIn(url: string, email: string, password: string): Promise<{ result: number; role?: string }> {
  const response = await fetch(`${url}/api/User/Authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  return response.json();
}
/* What a process of the command line does once it has found the directory locked. */
const ask = (...args: string[]) => askServer(join(directory, 'control.sock'), args);
const passwordIn = (text: string) => /one-time password: (\S+)/.exec(text)?.[1] ?? '';

test('what is no command ends with 2 and the usage; a wrong DATA_DIR makes no database', async () => {
  expect(await command('tenant', 'remove')).toEqual({ code: 2, out: '', error: `${usageText}\n` });
  const nowhere = await command('audit', 'verify');
  expect(nowhere.code).toBe(1);
  expect(nowhere.error).toBe(`There is no database in ${directory}; set DATA_DIR, or start the server once\n`);
  expect(existsSync(join(directory, 'database'))).toBe(false);
}, 120_000);

test('G54 on a running server commands go through its control socket, and sign-ins made by them work', async () => {
  const url = await startServer();
  expect(printed).toContain(`Mails are kept in ${join(directory, 'outbox')} until SMTP_URL is set\n`);
  const first = passwordIn(printed);
  expect(await signIn(url, 'first@security.example', first)).toMatchObject({ result: 0, role: 'Administrator' });

  const socket = join(directory, 'control.sock');
  expect(statSync(socket).mode & 0o777).toBe(0o600);
  const added = await command('tenant', 'add', 'Nova Zaštita', '--admin', 'nova@security.example');
  expect(added).toMatchObject({ code: 0, error: '' });
  expect(added.out).toMatch(
    /^Tenant 2, Nova Zaštita, was made\nAdministrator: nova@security\.example, one-time password: \S{20}\n.*set a password of your own/,
  );
  expect(await signIn(url, 'nova@security.example', passwordIn(added.out))).toMatchObject({ result: 0 });

  expect(await ask('tenant', 'add', 'Other', '--admin', 'Nova@security.example')).toEqual({
    isOk: false,
    lines: ['Somebody has the address Nova@security.example already; nothing was made'],
  });
  const reset = await ask('admin', 'reset', 'First@security.example');
  expect(await signIn(url, 'first@security.example', first)).toMatchObject({ result: -1 });
  const second = passwordIn(reset?.lines.join('\n') ?? '');
  expect(await signIn(url, 'first@security.example', second)).toMatchObject({ result: 0 });
  expect(await ask('admin', 'reset', 'nobody@security.example')).toMatchObject({ isOk: false });
  expect(await ask('tenant', 'remove')).toEqual({ isOk: false, lines: [usageText] });
  expect(await ask('clock', 'accept')).toMatchObject({
    isOk: true,
    lines: [expect.stringMatching(/^No jump is in doubt/)],
  });
  const verified = await ask('audit', 'verify');
  expect(verified?.isOk).toBe(true);
  expect(verified?.lines).toEqual([
    expect.stringMatching(/^Tenant 1: \d+ rows, the chain holds$/),
    expect.stringMatching(/^Tenant 2: \d+ rows, the chain holds$/),
  ]);

  /* Whatever comes through the socket, the server goes on. */
  for (const line of ['nonsense\n', '{}\n', '[1]\n', `["${'x'.repeat(70_000)}`, '']) {
    await new Promise<void>((closed) => {
      const raw = connect(socket, () => raw.end(line)).on('close', () => closed());
      raw.on('error', () => undefined).resume();
    });
  }
  expect((await fetch(`${url}/health/live`)).status).toBe(200);
  await stopServer();
  expect(existsSync(socket)).toBe(false);
}, 180_000);

test('G54 without a server commands open the database themselves; both kinds leave an audit row', async () => {
  const reset = await command('admin', 'reset', 'nova@security.example');
  expect(reset).toMatchObject({ code: 0, error: '' });
  const { db, close } = await openDatabase({ directory, clock: systemClock });
  const rows = await db.select().from(audit).orderBy(audit.id);
  await close();
  const actions = rows.filter(({ tenantId }) => tenantId === 2).map(({ action }) => action);
  expect(actions).toEqual(['tenant.create', 'auth.login', 'admin.reset']);
  expect(rows.filter(({ tenantId }) => tenantId === 1).map(({ action }) => action)).toContain('admin.reset');
  expect(JSON.stringify(rows)).not.toContain(passwordIn(reset.out));
}, 180_000);
