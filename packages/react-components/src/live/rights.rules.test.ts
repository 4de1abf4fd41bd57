import type { Session } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { mayConfirm } from './rights.rules.ts';

const session = (policies: readonly string[]): Session => ({
  ...{ token: 't', userId: 1, name: '', role: null, language: null, expiresAt: null },
  policies,
});

test.each([
  ['a session that may', session(['dashboard.view', 'event.confirm']), true],
  ['one that may not', session(['dashboard.view']), false],
  ['one whose policies its host does not know', session([]), true],
  ['nobody', null, true],
])('%s is offered to confirm alarms: %s', (_, given, may) => {
  expect(mayConfirm(given)).toBe(may);
});
