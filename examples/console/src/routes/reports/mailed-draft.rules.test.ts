import type { ReportSchedule } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { addressesOf, badAddress, mailedDraft, mailedSchedule } from './mailed-draft.rules.ts';

const schedule: ReportSchedule = {
  scheduleId: 3,
  name: 'x',
  report: 'PatrolCompliance',
  format: 'xlsx',
  language: 'hr',
  every: 'day',
  weekday: 'MO',
  dayOfMonth: 1,
  time: '06:00',
  companyId: null,
  emails: ['a@b.hr', 'c@d.si'],
  isPaused: false,
  nextAt: 1,
  ownerName: 'Ana',
  version: 2,
};

test('a draft holds the same as what it was made of', () => {
  expect(mailedDraft(schedule).addresses).toBe('a@b.hr\nc@d.si');
  expect(mailedSchedule(mailedDraft(schedule))).toEqual(schedule);
});

test('addresses are typed or pasted in any of the usual ways', () => {
  expect(addressesOf(' a@b.hr, c@d.si;e@f.rs\n\ng@h.mk\t')).toEqual(['a@b.hr', 'c@d.si', 'e@f.rs', 'g@h.mk']);
  expect(addressesOf('  \n')).toEqual([]);
});

test.each([
  ['a@b.hr\nc@d.si', null],
  ['', null],
  ['a@b.hr Ana', 'Ana'],
  ['a@b', 'a@b'],
  ['@b.hr', '@b.hr'],
])('%j is wrong in: %s', (typed, wrong) => {
  expect(badAddress(typed)).toBe(wrong);
});
