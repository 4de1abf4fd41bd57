import { expect, test } from 'vitest';
import { codeFiles, readText, repositoryFiles, shippedFiles } from './repository-files.ts';

const limit = 250;
/** Longer files, each with its reason. Tests may be longer by the house rules. */
const longer: Readonly<Record<string, string>> = {
  'packages/sdk/src/wire/schema.ts': 'generated from openapi.yaml',
  'examples/server/src/db/schema.ts': 'the database schema in one place',
  '.dependency-cruiser.cjs': 'a table: one entry per room and what it may import',
};
const isTest = (path: string): boolean => /\.(?:test|spec)\.tsx?$/.test(path);
const linesOf = (path: string): number => readText(path).trimEnd().split('\n').length;

test('no source file is over 250 lines', () => {
  const tooLong = codeFiles().filter((path) => !isTest(path) && !(path in longer) && linesOf(path) > limit);
  expect(tooLong).toEqual([]);
});

test('a file on the list of longer ones is there and is longer', () => {
  expect(Object.keys(longer).filter((path) => !codeFiles().includes(path) || linesOf(path) <= limit)).toEqual([]);
});

// Written apart so that this file does not find itself.
const htmlFromText =
  /\b(?:(?:inner|outer)HTML|insertAdjacentHTML|dangerouslySetInner(?:HTML)|document\.write(?:ln)?\()/;
const nativeDialog = /\b(?:window|globalThis|self)\s*\.\s*(?:alert|confirm|prompt)\b|(?<![\w.$])(?:alert|prompt)\(/;

/** Code without comments: rules about what runs may be named in them. */
const uncommented = (path: string): string =>
  readText(path)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(?<!:)\/\/.*$/gm, '');

test('no HTML is made from a string', () => {
  expect('el.innerHTML = name').toMatch(htmlFromText);
  const found = [...shippedFiles(), ...repositoryFiles().filter((path) => /^\.storybook\/|\.html$/.test(path))];
  expect(found.filter((path) => htmlFromText.test(uncommented(path)))).toEqual([]);
});

test('no native dialog is opened', () => {
  expect('window.alert(text)').toMatch(nativeDialog);
  expect('alerts.alert(text); showAlert(text)').not.toMatch(nativeDialog);
  expect(shippedFiles().filter((path) => nativeDialog.test(uncommented(path)))).toEqual([]);
});

const machinePath = /(?<![\w.:@}$-])\/(?:work|home|root|Users|private|tmp)\/[\w.-]|\b[A-Z]:\\Users\\|\bfile:\/\/\//;
const registryHost =
  /\bregistry\.[a-z]+[.:/]|\bnpm\.pkg\.|\bverdaccio\b|\bartifactory\b|^\s*registry\s*=|localhost:4873/m;
const binary = /\.(?:wav|png|jpe?g|woff2?|ico|gz)$/;

test('no file holds a path of one machine or a host of a package registry', () => {
  expect(' cd /home/ana').toMatch(machinePath);
  expect('resolution: https://registry.example.com/x').toMatch(registryHost);
  expect('/api/home/list ./tmp/x https://example.com/root/x').not.toMatch(machinePath);
  const self = 'tests/repository/source-rules.test.ts';
  const found = repositoryFiles()
    .filter((path) => path !== self && !binary.test(path))
    .flatMap((path) => {
      const lines = readText(path).split('\n');
      return lines.flatMap((line, index) =>
        machinePath.test(line) || registryHost.test(line) ? [`${path}:${index + 1} ${line.trim().slice(0, 120)}`] : [],
      );
    });
  expect(found).toEqual([]);
});

test('no test is left to run alone, no debugger statement stays, no reminder for later', () => {
  const alone = /\b(?:test|it|describe)\.only\(|\bdebugger;/;
  const reminder = /\b(?:TO)(?:DO)\b|\bFIX(?:ME)\b/;
  const found = codeFiles().filter((path) => alone.test(readText(path)) || reminder.test(readText(path)));
  expect(found.filter((path) => path !== 'tests/repository/source-rules.test.ts')).toEqual([]);
});
