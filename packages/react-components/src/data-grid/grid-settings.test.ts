import { describe, expect, test } from 'vitest';
import type { DataGridSettings } from './data-grid.types.ts';
import { columnOrder, columnTracks, isHidden, movedColumn, readDataGridSettings } from './grid-settings.ts';

const columns = [
  { id: 'select', width: '32px', isFixed: true },
  { id: 'id', width: '52px' },
  { id: 'time', width: '120px' },
  { id: 'text', width: 'minmax(80px, 1fr)' },
  { id: 'actions', width: '58px', isFixed: true },
];

describe('settings that were stored', () => {
  test('come back as they were', () => {
    const settings: DataGridSettings = {
      order: ['time', 'id'],
      hidden: ['text'],
      widths: { id: 90 },
      density: 'touch',
      pageSize: 'all',
    };
    expect(readDataGridSettings(JSON.parse(JSON.stringify(settings)))).toEqual(settings);
  });

  test.each([
    [null],
    [undefined],
    ['{"order":'],
    [[1, 2]],
    [{ order: 'id', hidden: 7, widths: ['a'], density: 'huge', pageSize: -1 }],
    [{ density: 3, pageSize: 2.5, widths: null }],
  ])('what cannot be read is left out: %j', (stored) => {
    expect(readDataGridSettings(stored)).toEqual({});
  });

  test('parts that can be read are kept', () => {
    expect(readDataGridSettings({ order: ['id', 5], widths: { id: '9', time: 9e9, text: Number.NaN } })).toEqual({
      order: ['id'],
      widths: { time: 1200 },
    });
  });
});

describe('the order of columns', () => {
  test('is as arranged; fixed columns stay, unknown ones are no columns, new ones follow', () => {
    expect(columnOrder(columns, {})).toEqual(['select', 'id', 'time', 'text', 'actions']);
    expect(columnOrder(columns, { order: ['text', 'gone', 'id', 'text', 'actions'] })).toEqual([
      'select',
      'text',
      'id',
      'time',
      'actions',
    ]);
  });

  test('a column moves among those that are shown', () => {
    expect(movedColumn(columns, {}, 'text', -1)).toEqual(['id', 'text', 'time']);
    expect(movedColumn(columns, {}, 'id', 1)).toEqual(['time', 'id', 'text']);
    expect(movedColumn(columns, { hidden: ['time'] }, 'id', 1)).toEqual(['time', 'text', 'id']);
    expect(movedColumn(columns, {}, 'id', -1)).toBeNull();
    expect(movedColumn(columns, {}, 'text', 1)).toBeNull();
    expect(movedColumn(columns, {}, 'select', 1)).toBeNull();
  });

  test('fixed columns and the last one cannot be hidden', () => {
    expect(isHidden(columns, { hidden: ['time', 'select'] }, 'time')).toBe(true);
    expect(isHidden(columns, { hidden: ['time', 'select'] }, 'select')).toBe(false);
    const all = { hidden: ['id', 'time', 'text'] };
    expect(columns.filter(({ id }) => isHidden(columns, all, id)).map(({ id }) => id)).toEqual(['time', 'text']);
  });
});

test('tracks are those of the columns, or the widths that were dragged, and tell when the grid scrolls sideways', () => {
  expect(columnTracks(columns, { widths: { id: 90.4, actions: 300 } })).toEqual({
    tracks: '32px 90px 120px minmax(80px, 1fr) 58px',
    minWidth: 'calc(32px + 90px + 120px + 80px + 58px)',
  });
  expect(columnTracks([{ id: 'a', width: 'minmax(0, 1fr)' }], {}).minWidth).toBe('calc(0px)');
});
