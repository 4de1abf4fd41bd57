import { weekdays } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { choiceField, choicesField, timeField } from './import-fields.ts';

interface Row {
  readonly time: string;
  readonly days: readonly (typeof weekdays)[number][];
  readonly role: 'Guard' | 'Operator';
}
const row: Row = { time: '22:00', days: ['MO', 'SU'], role: 'Guard' };
const field = { id: 'x', label: 'x' };
const time = timeField<Row>({ ...field, key: 'time' });
const names = ['pon', 'uto', 'sri', 'čet', 'pet', 'sub', 'ned'];
const days = choicesField<Row, (typeof weekdays)[number]>(
  { ...field, key: 'days' },
  weekdays.map((id, at) => ({ id, names: [names[at] ?? '', id] })),
);

test.each([
  ['6:00', { part: { time: '06:00' } }],
  ['06.30', { part: { time: '06:30' } }],
  ['22:00:00', { part: { time: '22:00' } }],
  ['24:00', { fault: 'time' }],
  ['22:60', { fault: 'time' }],
  ['10 pm', { fault: 'time' }],
])('the time %s', (cell, reading) => {
  expect(time.read(cell)).toEqual(reading);
});

test.each([
  ['MO TU', { part: { days: ['MO', 'TU'] } }],
  ['ned, pon', { part: { days: ['MO', 'SU'] } }],
  ['Cet;PET/SA', { part: { days: ['TH', 'FR', 'SA'] } }],
  ['pon, srp', { fault: 'unknown' }],
])('the days %s are kept in the order of the week', (cell, reading) => {
  expect(days.read(cell)).toEqual(reading);
});

test('what is there is shown as it is read', () => {
  expect([time.show(row), days.show(row)]).toEqual(['22:00', 'pon, ned']);
  expect(days.read(days.show(row))).toEqual({ part: { days: row.days } });
});

test('a choice may be a word of the contract', () => {
  const role = choiceField<Row, Row['role']>({ ...field, key: 'role' }, [
    { id: 'Guard', names: ['Čuvar', 'Guard'] },
    { id: 'Operator', names: ['Operater', 'Operator'] },
  ]);
  expect([role.read('čuvar'), role.read('operator'), role.read('boss')]).toEqual([
    { part: { role: 'Guard' } },
    { part: { role: 'Operator' } },
    { fault: 'unknown' },
  ]);
  expect(role.show(row)).toBe('Čuvar');
});
