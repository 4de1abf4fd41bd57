import { describe, expect, test } from 'vitest';
import { rowRange, rowsInView, scrollTopFor } from './row-window.ts';

const view = (scrollTop: number) => rowsInView({ scrollTop, height: 600, rowHeight: 30 });

describe('the part of a long list that is drawn', () => {
  test('covers what is seen at every place, and little more', () => {
    for (let scrollTop = 0; scrollTop <= 100_000 * 30 - 600; scrollTop += 8_707) {
      const { start, end } = rowRange(view(scrollTop), 100_000);
      expect(start).toBeLessThanOrEqual(Math.floor(scrollTop / 30));
      expect(end).toBeGreaterThanOrEqual(Math.min(100_000, Math.ceil((scrollTop + 600) / 30)));
      expect(end - start).toBeLessThan(50);
    }
  });

  test('stays the same over a short scroll', () => {
    expect(view(120 * 30)).toEqual(view(122 * 30));
    expect(view(120 * 30)).not.toEqual(view(124 * 30));
  });

  test('never runs past the end, nor stays behind it when rows go', () => {
    expect(rowRange(view(30 * 90_000), 12)).toEqual({ start: 0, end: 12 });
    expect(rowRange(view(30 * 90_000), 0)).toEqual({ start: 0, end: 0 });
    expect(rowRange(view(-50), 100).start).toBe(0);
    expect(rowsInView({ scrollTop: 9, height: 9, rowHeight: 0 })).toEqual({ first: 0, seen: 0 });
  });

  test('a row comes into full view by the shortest way', () => {
    const scrolled = { scrollTop: 300, height: 600, rowHeight: 30 };
    expect(scrollTopFor(10, scrolled)).toBe(300);
    expect(scrollTopFor(29, scrolled)).toBe(300);
    expect(scrollTopFor(9, scrolled)).toBe(270);
    expect(scrollTopFor(30, scrolled)).toBe(330);
  });
});
