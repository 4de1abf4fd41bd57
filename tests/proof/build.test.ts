import { execFileSync, fork, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from '../../examples/server/src/embed/read-page.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'patrolkit-build-'));
const built = join(folder, 'built');
/* As in the image: somebody who owns nothing of the program. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

beforeAll(() => {
  execFileSync(join(root, 'build.sh'), [built], { stdio: 'pipe' });
  chmodSync(folder, 0o755);
}, 600_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the steps of the Dockerfile make a console whose page finds everything it names', () => {
  const base = 'absistemguardpatrolv2';
  const page = readFileSync(join(built, 'console', base, 'index.html'), 'utf8');
  const named = [...page.matchAll(new RegExp(`"/${base}/([^"]+)"`, 'g'))].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(2);
  for (const path of named) expect(existsSync(join(built, 'console', base, path)), path).toBe(true);
});

test('and the page for partners’ frames beside the server, as it reads it', () => {
  expect(readPage(join(built, 'server', 'embed')).files.size).toBeGreaterThan(5);
});

test('what they make of the server holds no tests and nothing that only development needs', () => {
  const packages = readdirSync(join(built, 'server', 'node_modules', '.pnpm'));
  expect(packages.some((name) => name.startsWith('fastify@'))).toBe(true);
  const ofDevelopment = /^(?:vite|vitest|typescript|playwright|drizzle-kit|storybook|tsup|react|node-[a-z]+-\w+)@/;
  expect(packages.filter((name) => ofDevelopment.test(name))).toEqual([]);
  const files = readdirSync(join(built, 'server', 'examples'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /\.test\.ts$/.test(name) && !name.includes('node_modules'))).toEqual([]);
});

test('and it runs as the image runs it: without rights, ready by the image’s own check, with a first administrator', async () => {
  const data = join(folder, 'data');
  mkdirSync(data);
  if (nobody.uid !== undefined) chownSync(data, nobody.uid, nobody.gid);
  const image = readFileSync(join(root, 'Dockerfile'), 'utf8').split(' AS server\n')[1] ?? '';
  const commandOf = (word: string): string[] =>
    JSON.parse(new RegExp(`^${word}.*?(\\[.*\\])$`, 'm').exec(image)?.[1] ?? '[]');
  const [program, ...args] = commandOf('CMD');
  expect(program).toBe('node');
  const env = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: data,
    ADMIN_EMAIL: 'first@security.example',
  };
  const options = { ...nobody, cwd: join(built, 'server') };
  const child = fork(args.at(-1) ?? '', {
    ...options,
    env,
    execArgv: args.slice(0, -1),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  let printed = '';
  child.stdout?.on('data', (piece) => {
    printed += String(piece);
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  try {
    const port = await new Promise<number>((resolve, reject) => {
      child.once('message', (message) => resolve((message as { port: number }).port)); // main.ts sends nothing else
      void ended.then((code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
    });
    const [, ...check] = commandOf('HEALTHCHECK');
    const askAt = (at: number): number | null =>
      spawnSync(process.execPath, check, { env: { PORT: String(at) }, stdio: 'ignore' }).status;
    expect([askAt(port), askAt(1)]).toEqual([0, 1]);
    const password = /one-time password: (\S+)/.exec(printed)?.[1];
    const answer = await fetch(`http://127.0.0.1:${port}/api/User/Authenticate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'first@security.example', password }),
    });
    expect(await answer.json()).toMatchObject({ result: 0, role: 'Administrator' });
  } finally {
    child.kill('SIGTERM');
  }
  expect(await ended).toBe(0);
}, 120_000);
