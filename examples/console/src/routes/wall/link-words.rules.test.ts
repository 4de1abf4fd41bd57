import type { LinkState } from '@patrolkit/sdk/live';
import { expect, test } from 'vitest';
import { linkWords } from './link-words.rules.ts';

const now = Date.UTC(2026, 10, 14, 20, 47, 36);

function words(link: LinkState, lastUpdateAt: number | null): string {
  const text = (id: string, values?: object): string =>
    `${id.replace('alarmStrip.', '')}${values ? `(${Object.values(values)})` : ''}`;
  return linkWords({ link, lastUpdateAt, now, timeZone: 'Europe/Zagreb' }, text);
}

test('a live picture says how old it is, and never that it comes from the future', () => {
  expect(words('live', now - 1400)).toBe('liveAge(ago(seconds(1)))');
  expect(words('live', now + 5000)).toBe('liveAge(ago(seconds(0)))');
});

test('a late one says when it was last right', () => {
  expect(words('waiting', now - 19_000)).toBe('lastUpdate(ago(seconds(19)))');
});

test('a lost one says that nobody watches, and since which time of the installation', () => {
  expect(words('lost', now - 40_000)).toBe('notMonitoring lastKnown(21:46:56)');
});

test.each([
  ['connecting', 'connecting'],
  ['live', 'live'],
  ['waiting', 'noUpdate'],
  ['lost', 'noUpdate'],
] as const)('before the first answer, %s: %s', (link, said) => {
  expect(words(link, null)).toBe(said);
});
