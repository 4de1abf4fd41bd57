import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Children, createChildren } from './child.ts';
import { ensureChromium } from './chromium.ts';
import type { Outcome } from './outcome.ts';
import { chosenSteps, type Step } from './steps.ts';
import { isGood, type StepResult, summaryOf } from './summary.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
process.chdir(root);

async function timed(name: string, work: () => Promise<Outcome> | Outcome): Promise<StepResult> {
  const started = performance.now();
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  let outcome: Outcome;
  try {
    outcome = await work();
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error);
    outcome = { passed: 0, failed: 1, skipped: 0, note };
  }
  if (outcome.note) console.log(outcome.note);
  return { ...outcome, name, seconds: (performance.now() - started) / 1000 };
}

async function runAll(steps: readonly Step[], children: Children, env: NodeJS.ProcessEnv): Promise<StepResult[]> {
  const results: StepResult[] = [];
  if (steps.some(({ needsBrowser }) => needsBrowser)) {
    const browser = await timed('browser', () => {
      const path = ensureChromium();
      if (path) env.CHROMIUM_PATH = path;
      return { passed: 1, failed: 0, skipped: 0 };
    });
    // the search for a browser is no test: it counts only when it fails
    if (browser.failed > 0) results.push(browser);
  }
  for (const step of steps) {
    if (children.isStopped())
      results.push({ name: step.name, passed: 0, failed: 1, skipped: 0, seconds: 0, note: 'not run' });
    else results.push(await timed(step.name, () => step.run(children)));
  }
  return results;
}

const env: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
};
const children = createChildren(root, env);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, children.stop);

const results = await runAll(chosenSteps(process.argv.slice(2)), children, env);
process.exitCode = isGood(results) ? 0 : 1;
console.log(`\n${summaryOf(results)}`);
