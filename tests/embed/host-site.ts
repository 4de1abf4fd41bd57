import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { HostKind } from './hosts.ts';

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.wav': 'audio/wav',
  '.svg': 'image/svg+xml',
};

/** A partner's page that is built and answers. */
export interface HostSite {
  /** Address of the page, without a query. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Copies a host, gives it the packed packages, installs and builds it. Answers its folder. */
export async function buildHost(kind: HostKind, tarballs: Readonly<Record<string, string>>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), `patrolkit-host-${kind.name}-`));
  cpSync(join(here, kind.name), folder, { recursive: true });
  cpSync(join(here, 'shared'), join(folder, 'shared'), { recursive: true });
  rmSync(join(folder, 'shared/package.json'));
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  Object.assign(manifest.dependencies, tarballs);
  // state-machines comes with the components; without this npm would look for it in the registry
  manifest.overrides = Object.fromEntries(Object.keys(tarballs).map((name) => [name, `$${name}`]));
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  const card = readFileSync(join(here, 'shared/card.html'), 'utf8');
  if (kind.head) {
    const page = readFileSync(join(here, 'shared/page.html'), 'utf8')
      .replace('<!-- styles -->', kind.head.styles)
      .replace('<!-- card -->', card)
      .replace('<!-- script -->', kind.head.script);
    const target = kind.name === 'vite' ? folder : join(folder, 'dist');
    mkdirSync(target, { recursive: true });
    writeFileSync(join(target, 'index.html'), page);
  }
  const npm = (...args: string[]): Promise<unknown> =>
    run('npm', args, { cwd: folder, maxBuffer: 64_000_000 }).catch(({ stdout, stderr }) => {
      throw new Error(`npm ${args.join(' ')} failed in the host ${kind.name}:\n${stdout}\n${stderr}`);
    });
  await npm('install', '--no-audit', '--no-fund', '--loglevel=error');
  if (kind.isTyped) await npm('run', 'check');
  await npm('run', 'build');
  return folder;
}

function serveFolder(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname;
    const file = join(folder, path === '/' ? 'index.html' : path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function startNext(folder: string, port: number): Promise<ChildProcess> {
  const child = spawn(join(folder, 'node_modules/.bin/next'), ['start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
      if (/ready/i.test(said)) resolve(child);
    });
    child.once('exit', (code) => reject(new Error(`next start ended with ${code}:\n${said}`)));
  });
}

/** Serves a built host on a port of its own. */
export async function serveHost(kind: HostKind, folder: string, port: number): Promise<HostSite> {
  if (kind.name === 'next') {
    const child = await startNext(folder, port);
    return {
      url: `http://127.0.0.1:${port}/`,
      stop: async () => {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  const server = await serveFolder(join(folder, 'dist'), port);
  return {
    url: `http://127.0.0.1:${port}/`,
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
