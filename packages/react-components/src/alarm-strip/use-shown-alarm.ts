import type { AlarmEvent } from '@patrolkit/sdk/model';
import { useState } from 'react';
import { usePatrol } from '../provider/index.ts';
import { neighbour, nextShown, nothingShown, orderAlarms } from './alarm-strip.rules.ts';

const settleMs = 600; /* about the time between deciding to press and pressing */

/** The alarm the strip shows, and the way to the others. @internal */
export interface ShownAlarm {
  readonly alarm: AlarmEvent | null;
  /** From 1. */
  readonly index: number;
  readonly ordered: readonly AlarmEvent[];
  step(by: 1 | -1): void;
  /** Whether it has been shown long enough that a press can be meant for it. */
  isSettled(): boolean;
}

/** Keeps one of the open alarms in view. @internal */
export function useShownAlarm(alarms: readonly AlarmEvent[]): ShownAlarm {
  const { now } = usePatrol();
  const [state, setState] = useState({ shown: nothingShown, replacedAt: Number.NEGATIVE_INFINITY });
  const ordered = orderAlarms(alarms);
  const shown = nextShown(state.shown, ordered);
  if (shown !== state.shown) {
    const isReplaced = state.shown.eventId !== null && shown.eventId !== null && shown.eventId !== state.shown.eventId;
    setState({ shown, replacedAt: isReplaced ? now() : state.replacedAt });
  }
  const at = ordered.findIndex((alarm) => alarm.eventId === shown.eventId);
  return {
    ordered,
    alarm: ordered[at] ?? null,
    index: at + 1,
    step: (by) => setState({ ...state, shown: { ...shown, eventId: neighbour(ordered, shown.eventId, by) } }),
    isSettled: () => now() - state.replacedAt >= settleMs,
  };
}
