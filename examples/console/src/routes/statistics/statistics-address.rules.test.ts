import { expect, test } from 'vitest';
import { addressOf, drillInAddress, filterInAddress, wholeOf } from './statistics-address.rules.ts';

const filter = { firstDay: '2026-10-16', lastDay: '2026-11-14', companyId: 4, locationId: null, guardId: 7 };
const nothing = { firstDay: null, lastDay: null, companyId: null, locationId: null, guardId: null };
const read = (address: string) => new URLSearchParams(address);

test('an address brings its filter and the rows of its number back', () => {
  const drill = { ...wholeOf('missed'), day: '2026-11-02', weekday: 1, hour: 0, locationId: 9 };
  const address = addressOf(filter, drill);
  expect(address).toBe(
    '?from=2026-10-16&to=2026-11-14&company=4&guard=7&show=missed&day=2026-11-02&weekday=1&hour=0&ofLocation=9',
  );
  expect(filterInAddress(read(address), nothing)).toEqual(filter);
  expect(drillInAddress(read(address))).toEqual(drill);
  expect(drillInAddress(read(addressOf(filter)))).toBeNull();
});

test.each(['?from=2026-02-30', '?to=yesterday', '?company=0', '?guard=-1', '?location=1e3', '?guard=7;drop'])(
  '%s names nothing',
  (address) => {
    expect(filterInAddress(read(address), filter)).toEqual(filter);
  },
);

test.each(['?show=everything', '?day=2026-11-02', ''])('%j shows no rows', (address) => {
  expect(drillInAddress(read(address))).toBeNull();
});

test('hours and weekdays that no clock has are not narrowed by', () => {
  expect(drillInAddress(read('?show=missed&hour=24&weekday=8'))).toEqual(wholeOf('missed'));
});
