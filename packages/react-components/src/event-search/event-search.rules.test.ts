import { createIntl } from '@formatjs/intl';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import en from '../messages/en.json' with { type: 'json' };
import type { MessageId, Patrol } from '../provider/index.ts';
import type { ExportColumn } from '../table-export/index.ts';
import { debounced, searchDelayMs } from './debounce.ts';
import type { SearchQuery, SearchRow } from './event-search.types.ts';
import {
  defaultFilters,
  filterProblems,
  fromSavedSearch,
  savedSearchesWith,
  toQuery,
  toSavedSearch,
} from './filters.rules.ts';
import { sampleNames, sampleNow, sampleResult, sampleRow } from './search-samples.ts';
import { cutWords, dataTable, filterWords, printTable } from './search-tables.ts';
import type { FoundEvents } from './use-event-search.ts';

const intl = createIntl({ locale: 'en', messages: en });
const patrol: Patrol = {
  language: 'en',
  timeZone: 'Europe/Zagreb',
  now: () => sampleNow,
  intl,
  text: (id: MessageId, values) => intl.formatMessage({ id }, values as Record<string, string>), // as the provider does
};
const query: SearchQuery = { ...defaultFilters(sampleNow), from: sampleNow - 86_400_000, to: sampleNow };
const found = (rows: SearchRow[], change: Partial<FoundEvents> = {}): FoundEvents => ({
  ...sampleResult(rows),
  query,
  turn: 1,
  ...change,
});
const cells = (columns: readonly ExportColumn<SearchRow>[], row: SearchRow) =>
  columns.map((column) => column.value(row, 0));

describe('filters', () => {
  test('S2.105, S2.106, S9.39 without a choice everything of the last 24 hours is asked for', () => {
    expect(defaultFilters(sampleNow)).toEqual({
      locationId: null,
      checkpointId: null,
      companyId: null,
      guardId: null,
      from: sampleNow - 24 * 60 * 60 * 1000,
      to: sampleNow,
    });
  });

  test('a period that is not whole, or ends before it starts, is not asked for', () => {
    const whole = defaultFilters(sampleNow);
    expect(toQuery(whole)).toEqual(whole);
    expect(filterProblems(whole)).toEqual({ from: null, to: null });
    expect(filterProblems({ ...whole, from: null })).toEqual({ from: 'missing', to: null });
    expect(filterProblems({ ...whole, from: sampleNow + 1 })).toEqual({ from: null, to: 'order' });
    for (const change of [{ from: null }, { to: null }, { from: sampleNow + 1 }])
      expect(toQuery({ ...whole, ...change })).toBeNull();
  });

  test('a kept search holds the length of its period, which ends when it is used', () => {
    const saved = toSavedSearch('Week', { ...query, locationId: 3, from: sampleNow - 7_000 });
    expect(saved).toEqual({
      name: 'Week',
      locationId: 3,
      checkpointId: null,
      companyId: null,
      guardId: null,
      lengthMs: 7_000,
    });
    expect(fromSavedSearch(saved, sampleNow + 1_000_000)).toEqual({
      ...defaultFilters(sampleNow),
      locationId: 3,
      from: sampleNow + 993_000,
      to: sampleNow + 1_000_000,
    });
    const newer = { ...saved, locationId: 4 };
    const other = { ...saved, name: 'Day' };
    expect(savedSearchesWith([saved, other], newer, 'en')).toEqual([other, newer]);
  });
});

describe('hasty clicks', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('S9.33 two clicks within 300 ms are one call', () => {
    const call = vi.fn();
    const waiting = debounced(searchDelayMs, call);
    waiting.request();
    vi.advanceTimersByTime(299);
    waiting.request();
    vi.advanceTimersByTime(299);
    expect(call).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(call).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    waiting.request();
    vi.advanceTimersByTime(300);
    expect(call).toHaveBeenCalledTimes(2);
    waiting.request();
    waiting.cancel();
    vi.advanceTimersByTime(1000);
    expect(call).toHaveBeenCalledTimes(2);
  });
});

describe('the print', () => {
  test('S2.112 has exactly eight columns, in this order', () => {
    expect(printTable(found([]), sampleNames, patrol).columns.map(({ label }) => label)).toEqual([
      '#',
      'start time',
      'read tag time',
      'read tag exception',
      'code',
      'user',
      'description',
      'comment',
    ]);
  });

  test('a row tells what the check was, what became of it, and by whom', () => {
    const { columns } = printTable(found([]), sampleNames, patrol);
    const row = sampleRow(7, { startsAt: 1, readAt: 2, readException: 'late', comment: 'čž' });
    expect(cells(columns, row)).toEqual([
      1,
      1,
      2,
      'late',
      '04A1F29C',
      'Ivan Horvat',
      'Skladište Jankomir, ulaz B',
      'čž',
    ]);
    const panic = sampleRow(8, { type: 'GuardPanic', code: 'GuardPanic', readAt: null });
    expect(cells(columns, panic).slice(2, 5)).toEqual([null, '', 'Guard panic']);
  });

  test('K12 what the older call does not answer stays empty', () => {
    const { columns } = printTable(found([]), sampleNames, patrol);
    expect(cells(columns, sampleRow(7, { startsAt: null, code: '', readAt: null })).slice(1, 5)).toEqual([
      null,
      null,
      '',
      '',
    ]);
  });

  test('S2.111 the file is called search_results; period, filters and time zone stand above the rows', () => {
    const asked = { ...query, locationId: 3, checkpointId: 9, companyId: 2, guardId: 99 };
    const { name, notes, timeZone } = printTable(
      found([], { query: asked, total: 12_345, isTruncated: true }),
      sampleNames,
      patrol,
    );
    expect([name, timeZone]).toEqual(['search_results', 'Europe/Zagreb']);
    expect(notes).toEqual([
      'Period: 13/11/2026 21:47 – 14/11/2026 21:47',
      'Filters: Location TC Branimir, Category Garaža -2, Owner Savica d.o.o., Guard 99',
      'Time zone: Europe/Zagreb',
      'Printed: 14/11/2026 21:47',
      'The first 0 of 12,345 events are shown. Narrow the search to see the others.',
    ]);
    expect(filterWords(query, sampleNames, patrol)).toBe('Filters: none');
  });

  test('a spreadsheet has the columns of the print, and what has no room on paper', () => {
    const { columns } = dataTable(found([]), sampleNames, patrol);
    expect(columns.slice(8).map(({ label }) => label)).toEqual([
      'id',
      'event time',
      'type',
      'confirmed at',
      'confirmed by',
      'latitude',
      'longitude',
    ]);
    const row = sampleRow(7, { type: 'Exception', confirmedAt: 5, confirmedBy: 'Ana', position: null });
    expect(cells(columns, row).slice(8)).toEqual([7, row.occurredAt, 'Exception', 5, 'Ana', null, null]);
  });
});

test.each([
  [{ total: 2, isTruncated: false }, null],
  [{ total: null, isTruncated: false }, null],
  [
    { total: 12_345, isTruncated: true },
    'The first 2 of 12,345 events are shown. Narrow the search to see the others.',
  ],
  [{ total: null, isTruncated: true }, 'Only the first 2 events are shown. Narrow the search to see the others.'],
])('of %j it is said: %s', (change, words) => {
  expect(cutWords(found([sampleRow(1), sampleRow(2)], change), patrol)).toBe(words);
});
