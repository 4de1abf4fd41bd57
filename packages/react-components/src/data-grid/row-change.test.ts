import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { createRowChanges, rowChange } from './row-change.ts';

interface Item {
  readonly id: number;
  readonly rank: number;
}
const keyOf = vi.fn((item: Item): number => item.id);
const items = (count: number): Item[] => Array.from({ length: count }, (_, at) => ({ id: count - at, rank: at }));
const item = (id: number): Item => ({ id, rank: -1 });

describe('what became of a list', () => {
  test('10 in front, 5 changed, 10 gone behind: the unchanged rows are never read', () => {
    const before = items(10_000);
    const fresh = Array.from({ length: 10 }, (_, at) => item(20_000 - at));
    const changed = before.map((row, at) => (at > 0 && at % 1800 === 0 ? { ...row } : row));
    const after = [...fresh, ...changed.slice(0, -10)];
    keyOf.mockClear();
    const change = rowChange(before, after, keyOf);
    expect(change?.added).toEqual([...fresh, ...changed.filter((row, at) => row !== before[at])]);
    expect(change?.removed).toEqual([...before.filter((row, at) => row !== changed[at]), ...before.slice(-10)]);
    expect(keyOf.mock.calls.length).toBeLessThan(60);
  });

  test('a list unlike the one before is not worth the looking', () => {
    expect(rowChange(items(3000), items(6000).reverse(), keyOf)).toBeNull();
  });

  test('the same question is answered from memory', () => {
    const changes = createRowChanges(keyOf);
    const [before, after] = [items(3), items(4)];
    expect(changes(before, after)).toBe(changes(before, after));
    expect(changes(after, after)).toEqual({ added: [], removed: [] });
  });

  test('what was removed and added always leads from one list to the other', () => {
    const list = fc.uniqueArray(fc.record({ id: fc.nat(30), rank: fc.nat(2) }), {
      selector: (row) => row.id,
      maxLength: 30,
    });
    const edit = fc.array(fc.tuple(fc.nat(40), fc.constantFrom('drop', 'change', 'add', 'move')), { maxLength: 8 });
    fc.assert(
      fc.property(list, edit, (before, edits) => {
        const after: Item[] = [...before];
        for (const [at, kind] of edits) {
          const row = after[at % Math.max(1, after.length)];
          if (kind === 'add') after.splice(at, 0, item(1000 + after.length + at));
          else if (row && kind === 'drop') after.splice(after.indexOf(row), 1);
          else if (row && kind === 'change') after[after.indexOf(row)] = { ...row };
          else if (row) after.push(...after.splice(after.indexOf(row), 1));
        }
        const change = rowChange(before, after, keyOf);
        const found = new Set(before);
        for (const row of change?.removed ?? []) expect(found.delete(row)).toBe(true);
        for (const row of change?.added ?? []) found.add(row);
        expect(found).toEqual(new Set(after));
      }),
    );
  });
});
