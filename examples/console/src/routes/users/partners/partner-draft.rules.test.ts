import { expect, test } from 'vitest';
import { blankPartner, partnerDraftOf, partnerProblems } from './partner-draft.rules.ts';

const zone = 'Europe/Zagreb';
const now = Date.parse('2026-11-22T12:00:00Z');
const good = { ...blankPartner(zone, now), name: ' Mall ', companyIds: [4] };

test('a new access is for half a year, and lacks a name and a company', () => {
  expect(blankPartner(zone, now).lastDay).toBe('2027-05-21');
  expect(Object.keys(partnerProblems(blankPartner(zone, now), zone, now))).toEqual(['name', 'idCompanies']);
  expect(partnerProblems(good, zone, now)).toEqual({});
});

test.each([[null], ['2026-11-21'], ['2028-01-01']])('an access cannot end on %s', (lastDay) => {
  expect(Object.keys(partnerProblems({ ...good, lastDay }, zone, now))).toEqual(['expiresAt']);
});

test('sites stand one a line or with commas, and the last day counts whole', () => {
  const draft = partnerDraftOf(
    { ...good, sites: 'https://a.example\n https://b.example, ', lastDay: '2026-12-01' },
    zone,
  );
  expect(draft).toMatchObject({ name: 'Mall', origins: ['https://a.example', 'https://b.example'] });
  expect(new Date(draft.expiresAt).toISOString()).toBe('2026-12-01T23:00:00.000Z');
});
