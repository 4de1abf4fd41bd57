import type { PatrolEvent } from '@patrolkit/sdk/model';
import { expect, test } from 'vitest';
import { noticesOf } from './alarm-notices.rules.ts';

const alarm = (eventId: number) => ({ eventId }) as PatrolEvent;
const idsOf = (events: readonly PatrolEvent[]): number[] => events.map(({ eventId }) => eventId);

test('an alarm that comes while nobody looks is shown once, and its notice closed when it is over', () => {
  const first = noticesOf(null, [alarm(1)], false);
  expect([idsOf(first.show), first.close]).toEqual([[], []]);
  const second = noticesOf(first.told, [alarm(1), alarm(2)], false);
  expect([idsOf(second.show), second.close]).toEqual([[2], []]);
  const third = noticesOf(second.told, [alarm(1), alarm(2)], false);
  expect([idsOf(third.show), third.close]).toEqual([[], []]);
  expect(noticesOf(third.told, [alarm(1)], false).close).toEqual([2]);
});

test('what somebody has on his screen gets no notice, also not later', () => {
  const { told, show } = noticesOf({ ids: new Set() }, [alarm(3)], true);
  expect(show).toEqual([]);
  expect(noticesOf(told, [alarm(3)], false).show).toEqual([]);
});
