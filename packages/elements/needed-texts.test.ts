import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neededTexts } from './needed-texts.ts';

const components = new URL('../react-components/src/', import.meta.url);
const texts = readFileSync(new URL('messages/en.json', components), 'utf8');

/* What an element can show: its views, and what they are made of. */
const shown = ['event-grid', 'guard-map', 'alarm-strip', 'data-grid', 'controls', 'state-view', 'live', 'provider'];
/* Connected parts that no element shows. */
const others = /message|comment|search|images|routes|workers|use-thread|use-error-words/;

test('the script keeps every text that grid, map and strip ask for', () => {
  const kept = JSON.parse(neededTexts(texts)) as Record<string, string>; // what it has just written
  const ids = new Set(Object.keys(JSON.parse(texts)));
  const used = shown.flatMap((folder) =>
    readdirSync(new URL(`${folder}/`, components))
      .filter((name) => /\.tsx?$/.test(name) && !/\.(?:test|stories)\.|-testing\.|-samples\./.test(name))
      .filter((name) => !(folder === 'live' && others.test(name)))
      .flatMap((name) => [
        ...readFileSync(new URL(`${folder}/${name}`, components), 'utf8').matchAll(/['"`](\w+(?:\.\w+)+)['"`]/g),
      ])
      .map(([, id = '']) => id)
      .filter((id) => ids.has(id)),
  );
  expect(new Set(used).size).toBeGreaterThan(150);
  expect([...new Set(used)].filter((id) => !(id in kept))).toEqual([]);
  expect(Object.keys(kept).length).toBeLessThan(ids.size / 2);
});
