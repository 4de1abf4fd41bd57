import { expect, test } from 'vitest';
import { bars, kept, stylesLimit } from './budgets.ts';
import { entries } from './packages.ts';
import { gzipBytes, stylesheet, weigh } from './sizes.ts';

test('what a partner ships is within the bars of docs/quality.md', async () => {
  const sizes = await weigh(bars);
  const over = bars.flatMap(({ name, limit }, index) =>
    (sizes[index] ?? 0) > limit ? [`${name}: ${sizes[index]} bytes, may be ${limit}`] : [],
  );
  expect(over).toEqual([]);
}, 60_000);

test('the event grid with everything it imports but React is within its bar', async () => {
  const [bytes = 0] = await weigh(
    bars.filter(({ name }) => name === 'EventGrid'),
    false,
  );
  expect(bytes).toBeGreaterThan(40_000);
  expect(bytes).toBeLessThanOrEqual(75_000);
}, 60_000);

test('no entry has grown by more than a tenth without a word about it', async () => {
  const sizes = await weigh(kept);
  const over = kept.flatMap(({ name, limit }, index) =>
    (sizes[index] ?? 0) > limit ? [`${name}: ${sizes[index]} bytes, may be ${limit}`] : [],
  );
  expect(over).toEqual([]);
}, 60_000);

test('the styles of everything together have not grown by more than a twentieth', async () => {
  const [bytes = 0] = await gzipBytes([stylesheet]);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(stylesLimit);
});

test('every entry has a budget', () => {
  const weighed = [...bars, ...kept].filter(({ only }) => only === undefined).map(({ specifier }) => specifier);
  expect(weighed.toSorted()).toEqual(entries.map(({ specifier }) => specifier).toSorted());
});
