import { describe, expect, test } from 'vitest';
import { alarmTraces, nothingTold, withTold } from './alarm-traces.ts';

const open = { openIds: [7, 9], isVisible: true, isSounding: false };

describe('C12 the times of an alarm: shown and sounding are each told once', () => {
  test('an alarm on a visible window is shown; on a hidden one it is not', () => {
    expect(alarmTraces(nothingTold, open)).toEqual([
      { eventId: 7, isShown: true, isSounding: false },
      { eventId: 9, isShown: true, isSounding: false },
    ]);
    expect(alarmTraces(nothingTold, { ...open, isVisible: false })).toEqual([]);
  });

  test('what was told is not told again, but the sound that begins later is', () => {
    const told = withTold(nothingTold, alarmTraces(nothingTold, open), open.openIds);
    expect(alarmTraces(told, open)).toEqual([]);
    expect(alarmTraces(told, { ...open, isSounding: true })).toEqual([
      { eventId: 7, isShown: false, isSounding: true },
      { eventId: 9, isShown: false, isSounding: true },
    ]);
  });

  test('a hidden window that sounds tells the sound, and tells that it is shown once somebody looks', () => {
    const hidden = { openIds: [7], isVisible: false, isSounding: true };
    const traces = alarmTraces(nothingTold, hidden);
    expect(traces).toEqual([{ eventId: 7, isShown: false, isSounding: true }]);
    const told = withTold(nothingTold, traces, hidden.openIds);
    expect(alarmTraces(told, { ...hidden, isVisible: true })).toEqual([
      { eventId: 7, isShown: true, isSounding: false },
    ]);
  });

  test('closed alarms are forgotten', () => {
    const told = withTold(nothingTold, alarmTraces(nothingTold, open), [9]);
    expect([...told.shown]).toEqual([9]);
  });
});
