import { expect, test } from 'vitest';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { readTagException } from './read-tag-exception.ts';

const deadline = Date.parse('2026-11-20T21:31:00Z');

test.each([
  ['a check that nobody read', 'Exception', null, 'missed'],
  ['a read in time that was uploaded late', 'Exception', deadline - 1, ''],
  ['a read at the deadline', 'Exception', deadline, 'late'],
  ['a read after it', 'Exception', deadline + 600_000, 'late'],
  ['a read', 'TagRead', deadline, ''],
  ['a chip that nobody knows', 'UnknownTag', deadline, 'unknownTag'],
  ['a chip of a deleted location', 'UnknownLocation', deadline, ''],
  ['a panic', 'GuardPanic', null, ''],
] as const)('%s', (_, type, readAt, expected) => {
  expect(readTagException({ typeCode: eventTypeCode(type), readAt, occurredAt: deadline })).toBe(expected);
});
