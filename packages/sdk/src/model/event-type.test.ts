import { expect, test } from 'vitest';
import { createEventTypes, defaultEventTypeCodes, eventTypes, isAlarm } from './event-type.ts';

test.each([
  ['S3.58 Unknown', 'Unknown', 0],
  ['S3.59 System', 'System', 1],
  ['S3.60 GpsLocation', 'GpsLocation', 2],
  ['S3.61 TagRead', 'TagRead', 3],
  ['S3.62 UnknownTag', 'UnknownTag', 4],
  ['S3.63 UnknownLocation', 'UnknownLocation', 5],
  ['S3.64 GuardMessage', 'GuardMessage', 6],
  ['S3.65 GuardComment', 'GuardComment', 7],
  ['S3.66 Start', 'Start', 10],
  ['S3.67 Stop', 'Stop', 11],
  ['S3.68 NotMoving', 'NotMoving', 12],
  ['S3.69 NotConnected', 'NotConnected', 13],
  ['S3.70 GuardPanic', 'GuardPanic', 14],
  ['S3.71 Exception', 'Exception', 15],
] as const)('%s has its code, there and back', (_, type, code) => {
  const types = createEventTypes();
  expect(types.toCode(type)).toBe(code);
  expect(types.toType(code)).toBe(type);
  expect(isAlarm(type)).toBe(type === 'GuardPanic' || type === 'Exception');
});

test('a back end with other numbers is read by its own', () => {
  const codes = { ...defaultEventTypeCodes, GuardPanic: 1, System: 14 };
  const types = createEventTypes(codes);
  expect([types.toType(1), types.toType(14), types.toCode('GuardPanic')]).toEqual(['GuardPanic', 'System', 1]);
  expect(types.toType(99)).toBe('Unknown');
  expect(eventTypes).toHaveLength(14);
});
