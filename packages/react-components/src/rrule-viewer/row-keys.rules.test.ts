import type { RecurrenceRule } from '@patrolkit/sdk/model';
import { describe, expect, test } from 'vitest';
import { actionOfKey } from './row-keys.rules.ts';
import { groupRules, viewerRows } from './rule-groups.rules.ts';
import { sampleRule } from './rule-samples.ts';

const rules: readonly RecurrenceRule[] = [
  sampleRule({ ruleId: 1, locationId: 12 }),
  sampleRule({ ruleId: 2, locationId: 12 }),
  sampleRule({ ruleId: 3, locationId: 13 }),
];
/* 0 location 12, 1 rule 1, 2 rule 2, 3 location 13 (closed) */
const rows = viewerRows(groupRules(rules, new Map()), (locationId) => locationId === 13);
const press = (key: string, at: number, ctrlKey = false): unknown =>
  actionOfKey({ key, ctrlKey, metaKey: false }, at, rows, 2);

test('S2.124 rules stand under their locations, those of a closed one are put away', () => {
  expect(rows.map(({ key }) => key)).toEqual(['location 12', 'rule 1', 'rule 2', 'location 13']);
});

describe('keys on a row', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 3, 3],
    ['ArrowUp', 0, 0],
    ['PageDown', 1, 3],
    ['PageUp', 3, 1],
    ['End', 0, 3],
    ['Home', 2, 0],
    ['ArrowLeft', 2, 0],
    ['ArrowRight', 0, 1],
  ])('%s on row %i leads to row %i', (key, at, to) => {
    expect(press(key, at)).toEqual({ kind: 'go', to });
  });

  test.each([
    ['Enter', 0, 'toggle'],
    [' ', 3, 'toggle'],
    ['ArrowLeft', 0, 'toggle'],
    ['ArrowRight', 3, 'toggle'],
    ['ArrowRight', 1, 'actions'],
    ['Enter', 1, 'edit'],
    ['Delete', 1, 'delete'],
  ])('%j on row %i: %s', (key, at, kind) => {
    expect(press(key, at)).toEqual({ kind });
  });

  test('Ctrl+C copies a rule, c alone does nothing, and a location is not copied', () => {
    expect(press('c', 1, true)).toEqual({ kind: 'copy' });
    expect(press('c', 1)).toBeNull();
    expect(press('c', 0, true)).toBeNull();
    expect(press('Delete', 0)).toBeNull();
    expect(press('ArrowLeft', 3)).toBeNull();
    expect(actionOfKey({ key: 'Enter', ctrlKey: false, metaKey: false }, 9, rows, 2)).toBeNull();
  });
});
