/* Tables of contract C12, longer than other files because each row is a case. */
import { describe, expect, test } from 'vitest';
import { dueSteps, type EscalationStep, isHeard, type OpenAlarm } from './escalation-rules.ts';

const list: readonly EscalationStep[] = [
  { afterSeconds: 60, emails: ['first@security.example'], webhooks: [] },
  { afterSeconds: 180, emails: [], webhooks: ['https://second.example/alarm'] },
];
const everything = { companyIds: [] };
const alarm = (more: Partial<OpenAlarm> = {}): OpenAlarm => ({
  receivedAt: 0,
  companyId: null,
  isShownToAll: false,
  taken: new Set(),
  ...more,
});
const [unconfirmed, nobodyListens] = ['unconfirmed', 'nobodyListens'] as const;
const day = 24 * 3_600_000;

describe('C12 which steps are due', () => {
  test.each([
    ['nobody armed', 0, [], [], [{ step: 1, reason: nobodyListens }]],
    ['one armed console', 0, [everything], [], []],
    ['armed, just before its time', 59_999, [everything], [], []],
    ['armed, at its time', 60_000, [everything], [], [{ step: 1, reason: unconfirmed }]],
    ['the only console gone at a later look', 20_000, [], [], [{ step: 1, reason: nobodyListens }]],
    ['nobody armed, step 1 taken', 20_000, [], [1], []],
    ['nobody armed: step 2 keeps its time', 179_999, [], [1], []],
    ['step 2 at its time', 180_000, [everything], [1], [{ step: 2, reason: unconfirmed }]],
    [
      'a look that comes late takes both',
      200_000,
      [everything],
      [],
      [
        { step: 1, reason: unconfirmed },
        { step: 2, reason: unconfirmed },
      ],
    ],
    ['all taken', 200_000, [], [1, 2], []],
    ['open for a day', day, [], [1], [{ step: 2, reason: unconfirmed }]],
    ['open for more than a day, as before a list was set', day + 1, [], [], []],
    ['a clock a little behind', -10_000, [everything], [], []],
    [
      'a clock that was set back',
      -10_001,
      [everything],
      [],
      [
        { step: 1, reason: unconfirmed },
        { step: 2, reason: unconfirmed },
      ],
    ],
  ])('%s', (_, now, consoles, taken, due) => {
    expect(dueSteps(alarm({ taken: new Set(taken) }), list, consoles, now)).toEqual(due);
  });

  test('a step that reaches nobody is passed over, the others keep their numbers', () => {
    const empty = { afterSeconds: 0, emails: [], webhooks: [] };
    expect(dueSteps(alarm(), [empty, ...list.slice(1)], [], 180_000)).toEqual([{ step: 2, reason: unconfirmed }]);
    expect(dueSteps(alarm(), [], [], 180_000)).toEqual([]);
  });
});

describe('C10 who may see an alarm', () => {
  test.each([
    ['no console', alarm(), [], false],
    ['a console that sees all', alarm({ companyId: 5 }), [everything], true],
    ['a console of its company', alarm({ companyId: 5 }), [{ companyIds: [4, 5] }], true],
    ['a console of another company', alarm({ companyId: 5 }), [{ companyIds: [4] }], false],
    ['no company, a console of one', alarm(), [{ companyIds: [4] }], false],
    ['shown to all', alarm({ companyId: 5, isShownToAll: true }), [{ companyIds: [4] }], true],
  ])('%s', (_, open, consoles, heard) => {
    expect(isHeard(open, consoles)).toBe(heard);
  });
});
