import { languages } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import type { AlarmFacts } from './alarm-facts.ts';
import { alarmMail } from './alarm-mail.ts';

const installation = { timeZone: 'Europe/Zagreb', consoleUrl: 'https://patrol.example/console' };
const at = Date.parse('2026-10-25T01:30:00Z');
const facts = (more: Partial<AlarmFacts['event']> = {}): AlarmFacts => ({
  event: {
    id: 7,
    tenantId: 1,
    typeCode: eventTypeCode('GuardPanic'),
    occurredAt: at,
    receivedAt: at,
    endedAt: null,
    readAt: null,
    source: 'Ana Kovač',
    description: 'Vrata su otvorena',
    comment: '',
    userId: 3,
    locationId: 4,
    locationTagId: null,
    companyId: null,
    schedulerItemId: null,
    aboutEventId: null,
    latitude: 45.813,
    longitude: 15.977,
    hasImage: false,
    isDrill: false,
    claimedById: null,
    claimedBy: null,
    claimedUntil: null,
    isShownToAll: false,
    confirmedAt: null,
    confirmedBy: null,
    pushedAt: null,
    shownAt: null,
    soundedAt: null,
    deletedAt: null,
    version: 1,
    ...more,
  },
  guard: 'Ana Kovač',
  location: { name: 'Banka 1', address: 'Ilica 5' },
  place: { latitude: 45.813, longitude: 15.977 },
});
const now = at + 61_000;

test('what, who, where with a map, when in the installation’s zone, and the console', () => {
  expect(alarmMail([{ facts: facts(), reason: 'unconfirmed' }], 'en', installation, now)).toEqual({
    subject: 'Guard panic: Ana Kovač, Banka 1',
    text: [
      'Guard panic: Ana Kovač, Banka 1',
      'The alarm has not been confirmed for 61 s.',
      '',
      'Guard: Ana Kovač',
      'Time: 25/10/2026 02:30:00 (Europe/Zagreb)',
      'Location: Banka 1, Ilica 5',
      'Position: 45.813, 15.977',
      'Map: https://www.openstreetmap.org/?mlat=45.813&mlon=15.977#map=17/45.813/15.977',
      'Description: Vrata su otvorena',
      '',
      'Console: https://patrol.example/console/',
      '',
    ].join('\n'),
  });
});

test.each([...languages])('%s: every text is there, a drill is marked in subject and body', (language) => {
  const drill = { facts: facts({ isDrill: true }), reason: 'nobodyListens' } as const;
  const { subject, text } = alarmMail([drill], language, installation, now);
  const mark = { hr: 'VJEŽBA', en: 'DRILL', slo: 'VAJA', ser: 'ВЕЖБА', ro: 'EXERCIȚIU', nmk: 'ВЕЖБА' }[language];
  expect(subject.startsWith(`${mark} – `)).toBe(true);
  const lines = text.split('\n');
  expect(lines[0]).toBe(subject);
  expect(lines).toHaveLength(13);
  expect(text).not.toMatch(/undefined|null/);
  const real = alarmMail([{ ...drill, facts: facts() }], language, installation, now);
  expect(real.subject).not.toContain(mark);
  expect(real.text).not.toContain(mark);
});

test('a place that nobody knows is said to be unknown; no text forges a line', () => {
  const hostile: AlarmFacts = {
    ...facts({ description: 'a\nPosition: 1, 1\r\nMap: https://evil.example\u2028x\u202e' }),
    guard: 'Ana\nBcc: evil@example.com\u0000',
    location: null,
    place: null,
  };
  const { subject, text } = alarmMail([{ facts: hostile, reason: 'unconfirmed' }], 'en', installation, now);
  expect(subject).toBe('Guard panic: Ana Bcc: evil@example.com');
  const lines = text.split('\n');
  expect(lines.filter((line) => /^(Position|Map|Bcc)/.test(line))).toEqual(['Position: unknown']);
  expect(lines).toContain('Description: a Position: 1, 1 Map: https://evil.example x');
});

test('several exceptions are one mail that names them all', () => {
  const missed = { facts: facts({ typeCode: eventTypeCode('Exception') }), reason: 'unconfirmed' } as const;
  const { subject, text } = alarmMail([missed, missed, missed], 'hr', installation, now);
  expect(subject).toBe('Iznimka: Ana Kovač, Banka 1 (+2)');
  expect(text.match(/^Čuvar: Ana Kovač$/gm)).toHaveLength(3);
  expect(text.match(/^Konzola: /gm)).toHaveLength(1);
});
