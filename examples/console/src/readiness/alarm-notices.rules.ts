import type { PatrolEvent } from '@patrolkit/sdk/model';

/** Where alarms have been told of. */
export interface Told {
  /** Ids of open alarms that need no notice any more. */
  readonly ids: ReadonlySet<number>;
}

/** What is to be shown and taken away. */
export interface NoticeChange {
  readonly show: readonly PatrolEvent[];
  readonly close: readonly number[];
  readonly told: Told;
}

/**
 * Which open alarms get a notice of the browser: those that came while nobody looked at the window. What is open when
 * the page begins counts as seen by who has just opened it.
 * @param told null at the beginning
 */
export function noticesOf(told: Told | null, open: readonly PatrolEvent[], isLooking: boolean): NoticeChange {
  const ids = new Set(open.map(({ eventId }) => eventId));
  const fresh = told === null ? [] : open.filter(({ eventId }) => !told.ids.has(eventId));
  return {
    show: isLooking ? [] : fresh,
    close: [...(told?.ids ?? [])].filter((id) => !ids.has(id)),
    told: { ids },
  };
}
