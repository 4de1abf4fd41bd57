import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './packages.ts';

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
}
// package.json of this repository
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;

/** Programs of a system that documents may name, each for what it does there. */
const programs = ['cd', 'cp', 'curl', 'docker', 'git', 'openssl', 'psql', 'systemctl'];

function installable(): ReadonlySet<string> {
  const names = ['sdk', 'state-machines', 'react-components', 'elements'].flatMap((name) => {
    const manifest = JSON.parse(readFileSync(join(root, `packages/${name}/package.json`), 'utf8'));
    return [manifest.name, ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })];
  });
  return new Set(names);
}

/** Why a command line of a document could not be run; undefined when every name in it is known. */
export function commandProblem(line: string): string | undefined {
  const words = line
    .replace(/\s+#.*$/, '')
    .trim()
    .split(/\s+/);
  const [program = '', ...args] = words;
  const [first = '', second = ''] = args.filter((word) => !word.startsWith('-'));
  const isScript = (name: string): string | undefined =>
    name in scripts ? undefined : `no script ${name} in package.json`;
  if (program === 'npm' || program === 'pnpm') {
    if (first === 'start' || first === 'test') return isScript(first);
    if (first === 'run') return isScript(second);
    if (first === 'install' || first === 'add') {
      const unknown = args.slice(1).find((name) => !name.startsWith('-') && !installable().has(name));
      return unknown && `${unknown} is none of our packages, nor what they depend on`;
    }
    if (program === 'pnpm' && first in scripts) return undefined;
    if (program === 'pnpm' && first === 'exec')
      return existsSync(join(root, 'node_modules/.bin', second)) ? undefined : `no program ${second}`;
    return `npm ${first} is not known here`;
  }
  if (program === 'node') {
    const file = args.find((word) => word.endsWith('.ts'));
    const isThere =
      file !== undefined && (existsSync(join(root, file)) || existsSync(join(root, 'tests/contract/examples', file)));
    return isThere ? undefined : `no file ${file}`;
  }
  if (program.includes('/')) return existsSync(join(root, program)) ? undefined : `no file ${program}`;
  return programs.includes(program) ? undefined : `${program} is no program that documents may name`;
}
