import type { Statistics } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { complianceByCompany } from './compliance.rules.ts';

const place = (locationId: number, done: number, missed: number, open = 0): Statistics['byLocation'][number] => ({
  locationId,
  locationName: '',
  planned: done + missed + open,
  done,
  missed,
  open,
  rate: 0.5,
  panics: 9,
  exceptions: missed,
  notMoving: 0,
  notConnected: 0,
});
const companyOf = (locationId: number): number | null => (locationId < 10 ? 1 : locationId < 20 ? 2 : null);

test('C9 a company has the checks of its places, and its own share of them', () => {
  expect(complianceByCompany([place(1, 9, 1), place(2, 0, 10), place(11, 3, 0, 2)], companyOf)).toEqual([
    { companyId: 1, places: 2, planned: 20, done: 9, missed: 11, open: 0, rate: 0.45 },
    { companyId: 2, places: 1, planned: 5, done: 3, missed: 0, open: 2, rate: 1 },
  ]);
});

test('places of nobody stand for themselves; without an ended check there is no share; nothing planned is left out', () => {
  expect(complianceByCompany([place(30, 0, 0, 4), place(1, 0, 0)], companyOf)).toEqual([
    { companyId: null, places: 1, planned: 4, done: 0, missed: 0, open: 4, rate: null },
  ]);
});
