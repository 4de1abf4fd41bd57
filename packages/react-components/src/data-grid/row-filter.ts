import type { DataGridColumn, DataGridFilter } from './data-grid.types.ts';
import type { RowChanges } from './row-change.ts';
import { patchOrder, type RowSorter } from './row-order.ts';
import { wordTests } from './text-match.ts';

/** Whether a row is shown. @internal */
export type RowTest<Row> = (row: Row) => boolean;

/** No filter at all. @internal */
export const noFilter: DataGridFilter = { quick: '', columns: {} };

/** Whether a filter asks for anything. @internal */
export function isFiltering({ quick, columns }: DataGridFilter): boolean {
  return quick.trim() !== '' || Object.values(columns).some((typed) => typed.trim() !== '');
}

function columnTest<Row>(column: DataGridColumn<Row>, typed: string): RowTest<Row> | null {
  const { filter, text } = column;
  if (typed.trim() === '') return null;
  if (filter) return filter.options.some(({ id }) => id === typed) ? (row) => filter.matches(row, typed) : null;
  if (!text) return null;
  const tests = wordTests(typed);
  return (row) => {
    const words = text(row);
    return tests.every((isIn) => isIn(words));
  };
}

/**
 * The test of a filter, null when it asks for nothing. Each word of the quick filter must stand in some column,
 * what is typed for a column in that one. What is asked of a column that is not there, or of a choice that is gone,
 * is no question.
 * @internal
 */
export function rowTest<Row>(columns: readonly DataGridColumn<Row>[], filter: DataGridFilter): RowTest<Row> | null {
  const texts = columns.flatMap(({ text }) => (text ? [text] : []));
  const quick = wordTests(filter.quick);
  const tests = columns.flatMap((column) => columnTest(column, filter.columns[column.id] ?? '') ?? []);
  if (texts.length > 0 && quick.length > 0) {
    tests.push((row) => quick.every((isIn) => texts.some((text) => isIn(text(row)))));
  }
  if (tests.length === 0) return null;
  return (row) => tests.every((passes) => passes(row));
}

/** What a filter works on. @internal */
export interface FilterInput<Row> {
  /** All rows as they were given. */
  readonly rows: readonly Row[];
  /** The same rows in their order. */
  readonly ordered: readonly Row[];
  /** What made that order; null for the order they came in. */
  readonly sorter: RowSorter<Row> | null;
  /** Null shows all. */
  readonly test: RowTest<Row> | null;
}

/** Filters ordered rows again and again. @internal */
export type RowFilter<Row> = (input: FilterInput<Row>) => readonly Row[];

/** Makes a filter that remembers its last answer: only what is new or changed is tested. @internal */
export function createRowFilter<Row>(changes: RowChanges<Row>): RowFilter<Row> {
  let last: { input: FilterInput<Row>; shown: readonly Row[] } | null = null;
  return (input) => {
    const { rows, ordered, sorter, test } = input;
    if (!test) return ordered;
    const isSame = last !== null && sorter !== null && last.input.test === test && last.input.sorter === sorter;
    const change = isSame && last ? changes(last.input.rows, rows) : null;
    const passed = change && { added: change.added.filter(test), removed: change.removed.filter(test) };
    const patched = last && sorter && passed && patchOrder(last.shown, passed, sorter.compare);
    const shown = patched ?? ordered.filter(test);
    last = { input, shown };
    return shown;
  };
}
