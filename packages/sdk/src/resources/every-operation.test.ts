import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const openapi = readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8');
const folder = new URL('./', import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

test('every operation of the contract can be called, but for the protocols of tracking apps and calendars', () => {
  const actions = [...openapi.matchAll(/x-action: (\S+)/g)].map(([, action]) => action ?? '');
  expect(actions.length).toBeGreaterThan(85);
  const missing = actions.filter((action) => !sources.includes(`'${action}'`));
  expect(missing.toSorted()).toEqual(['calendarLink/feed', 'device/osmand', 'device/osmand', 'device/owntracks']);
});

test('every call names the action of the operation it sends', () => {
  const calls = [...sources.matchAll(/'(\w+\/\w+)',\s*\(http\) =>\s*http\.(GET|POST|DELETE)\('([^']+)'/g)];
  expect(calls.length).toBeGreaterThan(80);
  for (const [, action, method, path] of calls) {
    const start = openapi.indexOf(`\n  ${path}:\n`);
    const item = openapi.slice(start, openapi.indexOf('\n  /', start + 5));
    const operation = item.slice(item.indexOf(`\n    ${method?.toLowerCase()}:`));
    expect(operation.match(/x-action: (\S+)/)?.[1], `${method} ${path}`).toBe(action);
  }
});
