import type { PatrolEvent } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { guardConditions } from './guard-conditions.rules.ts';

const event = (guardId: number | null, type: PatrolEvent['type']): PatrolEvent =>
  ({ guardId, type }) as unknown as PatrolEvent; // the rule reads these two fields

test('the newest event of a guard tells whether he stands still or is cut off; what came later has ended it', () => {
  const { notMoving, notConnected } = guardConditions([
    event(1, 'TagRead'),
    event(2, 'NotMoving'),
    event(null, 'System'),
    event(3, 'NotConnected'),
    event(1, 'NotMoving'),
    event(2, 'NotConnected'),
  ]);
  expect([...notMoving]).toEqual([2]);
  expect([...notConnected]).toEqual([3]);
});
