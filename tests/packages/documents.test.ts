import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commandProblem } from './commands.ts';
import { root } from './packages.ts';
import { brokenLinks, partnerDocuments, snippetsOf, typeProblems } from './snippets.ts';

const documents = partnerDocuments();
const snippets = snippetsOf(documents);

test('every TypeScript block of the documents is typed by our packages', () => {
  const code = snippets.filter(({ language }) => language === 'ts' || language === 'tsx');
  expect(code.length).toBeGreaterThan(8);
  expect(typeProblems(code)).toEqual([]);
}, 60_000);

test('a block that names what is not there is found', () => {
  const wrong = { where: 'here:1', language: 'ts', code: "import { nothing } from '@patrolkit/sdk';\nnothing();\n" };
  expect(typeProblems([wrong])[0]).toMatch(/^here:1: Module '"@patrolkit\/sdk"' has no exported member 'nothing'/);
}, 60_000);

test('every command of the documents can be run: its script, its file or its packages are there', () => {
  const blocks = snippets
    .filter(({ language }) => ['sh', 'bash', 'shell'].includes(language))
    .flatMap(({ where, code }) =>
      code
        .trim()
        .split('\n')
        .map((line) => ({ where, line })),
    );
  const inline = documents.flatMap((where) => {
    const text = readFileSync(join(root, where), 'utf8').replace(/^```.*?^```/gms, '');
    return [...text.matchAll(/`((?:npm|pnpm|node|\.\/\w+|\.ci\/\w+) ?[^`]*)`/g)].map(([, line = '']) => ({
      where,
      line,
    }));
  });
  const lines = [...blocks, ...inline].filter(({ line }) => line.includes(' ') && !/^(?:#|$)/.test(line));
  expect(lines.length).toBeGreaterThan(10);
  expect(
    lines.flatMap(({ where, line }) => {
      const problem = commandProblem(line);
      return problem === undefined ? [] : [`${where}: ${line}: ${problem}`];
    }),
  ).toEqual([]);
});

test('a command that nobody could run is found', () => {
  expect(commandProblem('npm run nothing')).toBe('no script nothing in package.json');
  expect(commandProblem('npm install left-pad')).toBe('left-pad is none of our packages, nor what they depend on');
  expect(commandProblem('npm run proof -- embed')).toBeUndefined();
});

test('every link of the documents leads to a file', () => {
  expect(documents.flatMap(brokenLinks)).toEqual([]);
});

test('every variable, class and state that theming names is in the stylesheet', () => {
  const styles = readFileSync(join(root, 'packages/react-components/dist/styles.css'), 'utf8');
  const css = snippets.filter(({ language, where }) => language === 'css' && where.startsWith('docs/'));
  const named = css.flatMap(({ code }) => code.match(/--pk-[\w-]+|\.pk-[\w-]+|\[data-[\w-]+/g) ?? []);
  expect(new Set(named).size).toBeGreaterThan(20);
  expect([...new Set(named)].filter((name) => !styles.includes(name))).toEqual([]);
});

test('docs/theming.md names every variable that a theme sets, and none that nothing reads', () => {
  const styles = readFileSync(join(root, 'packages/react-components/dist/styles.css'), 'utf8');
  const themes = [...styles.matchAll(/:root[^{]*\{([^}]*)\}/g)].map(([, body]) => body ?? '').join(';');
  const set = new Set([...themes.matchAll(/(--pk-[\w-]+):/g)].map(([, name]) => name ?? ''));
  expect(set.size).toBeGreaterThan(200);
  const table = readFileSync(join(root, 'docs/theming.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `--pk-'))
    .map((line) => line.split(' | ')[0] ?? '');
  const steps = ['xs', 'sm', 'md', 'lg', 'xl', '2xl', '3xl', '4xl'];
  const between = (from = '', to = ''): string[] =>
    steps.includes(from)
      ? steps
      : Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${Number(from) + at}`);
  // `--pk-a-1` to `--pk-a-3` are three, `--pk-a-…` is whatever begins so
  const named = table.flatMap((cell) => [
    ...[...cell.matchAll(/`(--pk-[\w-]+-)(\w+)` to `--pk-[\w-]+-(\w+)`/g)].flatMap(([, stem, from, to]) =>
      between(from, to).map((step) => `${stem}${step}`),
    ),
    ...[...cell.matchAll(/`(--pk-[\w…-]+)`/g)].map(([, name]) => name ?? ''),
  ]);
  const patterns = [...new Set(named)].map((name) => new RegExp(`^${name.replaceAll('…', '[\\w-]+')}$`));
  expect([...set].filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
  const read = new Set([...set, ...(styles.match(/--pk-[\w-]+/g) ?? [])]);
  expect(patterns.map(String).filter((_, at) => ![...read].some((name) => patterns[at]?.test(name)))).toEqual([]);
});
