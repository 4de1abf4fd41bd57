import { expect, test } from 'vitest';
import { corpus, queries } from './corpus.ts';

test('rules share few guards and places, the same in every run', () => {
  const rules = corpus(1000);
  expect(rules).toHaveLength(1000);
  expect(rules).toEqual(corpus(1000));
  expect(new Set(rules.map(({ guard }) => guard)).size).toBeLessThan(32);
  expect(new Set(rules.map(({ location }) => location)).size).toBeLessThanOrEqual(50);
  expect(rules.some(({ checkpoints }) => checkpoints.length > 1)).toBe(true);
});

test('the queries hold errors, accents left out, another alphabet, and one that finds nothing', () => {
  expect(new Set(queries).size).toBe(queries.length);
  for (const query of ['horvt', 'kovacevic', 'петров', 'zzzz']) expect(queries).toContain(query);
});
