import type { AlarmTrace } from '@patrolkit/sdk';

/** What of the open alarms this console has already told to have shown and sounded. @internal */
export interface ToldAlarms {
  readonly shown: ReadonlySet<number>;
  readonly sounding: ReadonlySet<number>;
}

/** Nothing was told yet. @internal */
export const nothingTold: ToldAlarms = { shown: new Set(), sounding: new Set() };

/** The state of this window as it counts for the times of an alarm (C12). @internal */
export interface AlarmAppearance {
  readonly openIds: readonly number[];
  /** The window can be seen. */
  readonly isVisible: boolean;
  /** An alarm sounds from this window, and neither mute nor the browser keeps it from being heard. */
  readonly isSounding: boolean;
}

/** What is to be told now. @internal */
export function alarmTraces(told: ToldAlarms, { openIds, isVisible, isSounding }: AlarmAppearance): AlarmTrace[] {
  return openIds
    .map((eventId) => ({
      eventId,
      isShown: isVisible && !told.shown.has(eventId),
      isSounding: isSounding && !told.sounding.has(eventId),
    }))
    .filter((trace) => trace.isShown || trace.isSounding);
}

/** What has been told after traces were taken; alarms that are closed are forgotten. @internal */
export function withTold(told: ToldAlarms, traces: readonly AlarmTrace[], openIds: readonly number[]): ToldAlarms {
  const open = new Set(openIds);
  const add = (before: ReadonlySet<number>, part: 'isShown' | 'isSounding'): ReadonlySet<number> =>
    new Set(
      [...before, ...traces.filter((trace) => trace[part]).map(({ eventId }) => eventId)].filter((id) => open.has(id)),
    );
  return { shown: add(told.shown, 'isShown'), sounding: add(told.sounding, 'isSounding') };
}
