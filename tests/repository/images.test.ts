import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readText } from './repository-files.ts';

const dockerfile = readText('Dockerfile');
const script = readText('build.sh');
const [build = '', ...images] = dockerfile.split(/^(?=FROM )/m).slice(1);

/** What follows a word at the begin of a line. */
const linesOf = (text: string, word: string): string[] =>
  [...text.matchAll(new RegExp(`^${word} (.+)$`, 'gm'))].map(([, rest = '']) => rest);

test('build.sh takes the steps of the Dockerfile’s first stage, no more and no fewer', () => {
  const steps = /^# The Dockerfile's steps.*\n([\s\S]*?)^# /m.exec(script)?.[1]?.trim().split('\n');
  expect(steps).toEqual(linesOf(build, 'RUN'));
  const copied = linesOf(build, 'COPY').flatMap((line) => line.split(' ').slice(0, -1));
  expect(copied).toContain('packages');
  const packed = /^tar -cf - (?:--exclude=\S+ )+\\\n {2}(.+?) \| /m.exec(script)?.[1]?.split(' ');
  expect(packed).toEqual(copied);
  const ignored = readText('.dockerignore').split('\n');
  for (const path of [...copied, 'deploy']) expect(ignored).toContain(`!${path}`);
  for (const [, name] of script.matchAll(/--exclude=(\S+)/g)) expect(ignored).toContain(`**/${name}`);
});

test('images have the Node and the pnpm of the workspace', () => {
  // pnpm-workspace.yaml and package.json of this repository
  const { nodeVersion } = parse(readText('pnpm-workspace.yaml')) as { nodeVersion: string };
  const { packageManager } = JSON.parse(readText('package.json')) as { packageManager: string };
  expect(new Set(dockerfile.match(/node:[\d.]+/g))).toEqual(new Set([`node:${nodeVersion}`]));
  expect(new Set(dockerfile.match(/pnpm@[\d.]+/g))).toEqual(new Set([packageManager]));
});

test('the server’s image runs without rights, keeps its data in a volume and is asked whether it is ready', () => {
  const server = images.find((text) => text.includes(' AS server')) ?? '';
  expect(linesOf(server, 'USER')).toEqual(['node']);
  expect(linesOf(server, 'VOLUME')).toEqual(['/data']);
  expect(server).toMatch(
    /^ENV NODE_ENV=production HOST=0\.0\.0\.0 DATA_DIR=\/data NODE_COMPILE_CACHE=\/data\/compiled EMBED_DIR=\/app\/embed$/m,
  );
  expect(server).toMatch(/^HEALTHCHECK .*\/health\/ready/m);
});

test('compose.yaml builds stages that exist and sets what the server knows', () => {
  interface Service {
    readonly build?: { readonly target: string };
    readonly environment: Readonly<Record<string, string>>;
  }
  const { services } = parse(readText('compose.yaml')) as { services: Readonly<Record<string, Service>> }; // by Compose
  const targets = Object.values(services).flatMap(({ build: of }) => of?.target ?? []);
  expect(targets).toEqual(['server', 'proxy']);
  for (const target of targets) expect(dockerfile).toMatch(new RegExp(`^FROM .* AS ${target}$`, 'm'));
  const settings = [...readText('examples/server/src/settings-table.ts').matchAll(/^ {2}([A-Z_]+): \{/gm)].map(
    ([, name]) => name,
  );
  for (const name of Object.keys(services.server?.environment ?? {})) expect(settings).toContain(name);
  const caddy = [...readText('deploy/Caddyfile').matchAll(/\{\$([A-Z_]+)/g)].map(([, name]) => name);
  for (const name of Object.keys(services.proxy?.environment ?? {})) expect(caddy).toContain(name);
});
