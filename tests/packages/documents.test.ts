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
