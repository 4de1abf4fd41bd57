import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutSpans, type Span } from './overlap.rules.ts';

const span = (item: string, from: number, to: number): Span<string> => ({ item, from, to });
const options = { maximumLanes: 3, minimumLength: 1 };

test('checks at one time share the width, and one alone takes all of it', () => {
  const { placed } = layoutSpans([span('a', 0, 2), span('b', 0, 2), span('c', 4, 6)], options);
  expect(placed.map(({ item, lane, lanes, width }) => [item, lane, lanes, width])).toEqual([
    ['a', 0, 2, 1],
    ['b', 1, 2, 1],
    ['c', 0, 1, 1],
  ]);
});

test('a check takes the lanes to its right that stay empty beside it', () => {
  const { placed } = layoutSpans([span('a', 0, 4), span('b', 0, 2), span('c', 1, 2), span('d', 2, 4)], options);
  expect(placed.find(({ item }) => item === 'd')).toMatchObject({ lane: 1, lanes: 3, width: 2 });
});

test('when there are more than lanes, the last lane tells how many are hidden, one button for all that touch', () => {
  const spans = ['a', 'b', 'c', 'd', 'e'].map((item) => span(item, 0, 2));
  const { placed, hidden } = layoutSpans(spans, options);
  expect(placed.map(({ item }) => item)).toEqual(['a', 'b']);
  expect(hidden).toEqual([{ from: 0, to: 2, items: ['c', 'd', 'e'], lanes: 3 }]);
});

test('nothing is lost and nothing covers another, whatever overlaps', () => {
  const anySpan = fc.tuple(fc.integer({ min: 0, max: 480 }), fc.integer({ min: 0, max: 90 }));
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 80 }), fc.integer({ min: 1, max: 6 }), (pairs, maximumLanes) => {
      const spans = pairs.map(([from, length], at) => ({ item: at, from: from / 10, to: (from + length) / 10 }));
      const { placed, hidden } = layoutSpans(spans, { maximumLanes, minimumLength: 1 });
      const kept = [...placed.map(({ item }) => item), ...hidden.flatMap(({ items }) => items)];
      expect(kept.toSorted((a, b) => a - b)).toEqual(spans.map(({ item }) => item));
      const boxes = [
        ...placed.map(({ from, to, lane, lanes, width }) => ({
          from,
          to,
          left: lane / lanes,
          right: (lane + width) / lanes,
        })),
        ...hidden.map(({ from, to, lanes }) => ({ from, to, left: (lanes - 1) / lanes, right: 1 })),
      ];
      for (const [at, one] of boxes.entries()) {
        expect(one.right).toBeLessThanOrEqual(1);
        for (const other of boxes.slice(at + 1)) {
          const isBeside = one.right <= other.left + 1e-9 || other.right <= one.left + 1e-9;
          expect(isBeside || one.to <= other.from || other.to <= one.from).toBe(true);
        }
      }
    }),
  );
});
