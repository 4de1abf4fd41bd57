import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Children } from './child.ts';
import { type Outcome, outcomeOfExit, outcomeOfRunner } from './outcome.ts';
import { readPlaywrightReport, readVitestReport } from './read-report.ts';

/** One step of the check. */
export interface Step {
  readonly name: string;
  readonly needsBrowser?: boolean;
  readonly run: (children: Children) => Promise<Outcome>;
}

const schema = 'packages/sdk/src/wire/schema.ts';

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // not written: the process before it has failed
    return undefined;
  }
}

/** Gives a step a temporary folder and takes it away again. */
async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'patrolkit-check-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const command = (name: string, program: string, ...args: string[]): Step => ({
  name,
  run: async ({ run }) => outcomeOfExit(await run(program, args)),
});

const schemaStep: Step = {
  name: 'schema',
  run: ({ run }) =>
    withFolder(async (folder) => {
      const fresh = join(folder, 'schema.ts');
      const code = await run('openapi-typescript', ['openapi.yaml', '--enum-values', '-o', fresh]);
      if (code !== 0) return outcomeOfExit(code);
      if (textOf(fresh) === textOf(schema)) return outcomeOfExit(0);
      return { passed: 0, failed: 1, skipped: 0, note: `${schema} is not fresh: run \`pnpm generate\`` };
    }),
};

const vitestStep = (name: string, args: readonly string[], needsBrowser = false): Step => ({
  name,
  needsBrowser,
  run: ({ run }) =>
    withFolder(async (folder) => {
      const file = join(folder, 'report.json');
      const code = await run('vitest', [
        'run',
        ...args,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ]);
      const text = textOf(file);
      return outcomeOfRunner(code, text === undefined ? undefined : readVitestReport(text));
    }),
});

const journeys: Step = {
  name: 'e2e',
  needsBrowser: true,
  run: ({ run }) =>
    withFolder(async (folder) => {
      const file = join(folder, 'report.json');
      const code = await run('playwright', ['test', '--reporter=list,json'], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
      const text = textOf(file);
      return outcomeOfRunner(code, text === undefined ? undefined : readPlaywrightReport(text));
    }),
};

/** Everything that decides right or wrong, quick and telling steps first. */
export const steps: readonly Step[] = [
  schemaStep,
  command('mission', 'node', 'tests/run/mission.ts'),
  command('types', 'tsc', '-p', '.'),
  command('biome', 'biome', 'check', '.'),
  command(
    'imports',
    'depcruise',
    'packages',
    'examples',
    'tests',
    'benchmarks',
    '.storybook',
    '--config',
    '.dependency-cruiser.cjs',
  ),
  command('unused', 'knip'),
  vitestStep('unit', ['--project', 'unit', '--project', 'repository']),
  vitestStep('packages', ['--project', 'packages']),
  vitestStep('components', ['--project', 'components'], true),
  vitestStep('stories', ['--config', 'vitest.storybook.config.ts'], true),
  vitestStep('contract', ['--project', 'contract']),
  journeys,
];

/** The steps a developer asked for by `--only a,b`, all without it. Throws on a name that is none. */
export function chosenSteps(args: readonly string[]): readonly Step[] {
  const at = args.indexOf('--only');
  if (at < 0) return steps;
  const names = (args[at + 1] ?? '').split(',').filter((name) => name !== '');
  const known = steps.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined || names.length === 0) {
    throw new Error(`--only takes steps of ${known.join(', ')}; ${unknown ?? 'nothing'} is none.`);
  }
  return steps.filter(({ name }) => names.includes(name));
}
