import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

/** A proxy with a configuration of deploy/, in front of some servers. */
export interface RunningProxy {
  readonly url: string;
  /** What it has written about requests. */
  log(): string;
  stop(): Promise<void>;
}

/** What a proxy is told; everything else is as in deploy/. */
export interface ProxyPlaces {
  /** Of the test's own. */
  readonly folder: string;
  /** `host:port` of each server. */
  readonly servers: readonly string[];
}

/** One of the proxies that docs/deployment.md describes. */
export interface Proxy {
  readonly name: string;
  readonly isInstalled: boolean;
  start(places: ProxyPlaces): Promise<RunningProxy>;
}

const fileOf = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), 'utf8');
const has = (program: string): boolean => spawnSync(program, ['-v'], { stdio: 'ignore' }).error === undefined;

/** Puts one text in the place of another, which has to be there. */
function put(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`The configuration has no ${from}`);
  return text.replaceAll(from, to);
}

function makeConsole(folder: string): string {
  const place = join(folder, 'console');
  mkdirSync(join(place, 'absistemguardpatrolv2', 'assets'), { recursive: true });
  writeFileSync(join(place, 'absistemguardpatrolv2', 'index.html'), '<title>the console</title>');
  writeFileSync(join(place, 'absistemguardpatrolv2', 'assets', 'index.js'), 'the script');
  chmodSync(folder, 0o755);
  return place;
}

async function running(child: ChildProcess, url: string, log: () => string): Promise<RunningProxy> {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece) => {
      said += String(piece);
    });
  }
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; ; tries += 1) {
    if (
      await fetch(`${url}/health/live`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break;
    if (child.exitCode !== null || tries > 200) throw new Error(`The proxy does not answer: ${said}`);
    await pause(50);
  }
  return {
    url,
    log: () => log() + said,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/* Its own parts of a configuration, as /etc/nginx/nginx.conf has them. */
const aroundNginx = (folder: string): string => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/errors;
events {}
http {
  types { text/html html; text/javascript js; }
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${folder}/patrolkit.conf;
}`;

const nginx: Proxy = {
  name: 'nginx',
  isInstalled: has('nginx') && has('openssl'),
  start: async ({ folder, servers }) => {
    const console = makeConsole(folder);
    const port = await freePort();
    const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')];
    const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
    execFileSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-keyout', key, '-out', certificate, ...subject],
      { stdio: 'ignore' },
    );
    let text = put(fileOf('nginx.conf'), 'listen 443 ssl', `listen 127.0.0.1:${port} ssl`);
    text = put(text, '/etc/ssl/certs/patrol.example.pem', certificate);
    text = put(text, '/etc/ssl/private/patrol.example.key', key);
    text = put(text, '/var/log/nginx', folder);
    text = put(text, '/srv/patrolkit/console', console);
    text = ['127.0.0.1:8080', '127.0.0.1:8081'].reduce((all, from, at) => put(all, from, servers[at] ?? ''), text);
    writeFileSync(join(folder, 'patrolkit.conf'), text);
    writeFileSync(join(folder, 'nginx.conf'), aroundNginx(folder));
    const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'errors')]);
    const logs = ['patrolkit.log', 'patrolkit.error.log'].map((name) => join(folder, name));
    return running(child, `https://127.0.0.1:${port}`, () => logs.map((path) => readFileSync(path, 'utf8')).join(''));
  },
};

const caddy: Proxy = {
  name: 'Caddy',
  isInstalled: has('caddy'),
  start: async ({ folder, servers }) => {
    const [port, admin] = [await freePort(), await freePort()];
    const url = `http://127.0.0.1:${port}`;
    const own = { PATROL_SITE: url, PATROL_SERVERS: servers.join(' '), PATROL_CONSOLE: makeConsole(folder) };
    const config = fileURLToPath(new URL('../../deploy/Caddyfile', import.meta.url));
    const child = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
      env: {
        ...process.env,
        ...own,
        HOME: folder,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
        CADDY_ADMIN: `127.0.0.1:${admin}`,
      },
    });
    return running(child, url, () => '');
  },
};

/** The proxies of deploy/. */
export const proxies: readonly Proxy[] = [nginx, caddy];
