import { expect, test } from 'vitest';
import { bars, kept, styles } from './budgets.ts';
import { firstLoadWithEsbuild } from './first-load.ts';
import { entries } from './packages.ts';
import { pageOf, weigh, weighStyles } from './sizes.ts';

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

test('a host that builds with esbuild loads no more with the event grid than the bar either', async () => {
  const page = pageOf({ specifier: '@patrolkit/react-components/event-grid', only: 'EventGrid' });
  const bytes = await firstLoadWithEsbuild(page);
  expect(bytes).toBeGreaterThan(40_000);
  expect(bytes).toBeLessThanOrEqual(75_000);
}, 60_000);

test('the styles of the grid, and of grid and map, are within their bar, and the whole has not grown by more than a twentieth', async () => {
  const sizes = await weighStyles(styles);
  expect(Math.min(...sizes)).toBeGreaterThan(5000);
  const over = styles.flatMap(({ name, limit }, index) =>
    (sizes[index] ?? 0) > limit ? [`${name}: ${sizes[index]} bytes, may be ${limit}`] : [],
  );
  expect(over).toEqual([]);
});

test('every entry has a budget', () => {
  const weighed = [...bars, ...kept].filter(({ only }) => only === undefined).map(({ specifier }) => specifier);
  expect(weighed.toSorted()).toEqual(entries.map(({ specifier }) => specifier).toSorted());
});
