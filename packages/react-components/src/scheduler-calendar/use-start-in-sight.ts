import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Six in the morning, in slots: where a view begins in which now is not seen. */
const morning = 12;
/** How much of the past is shown before now, in slots. */
const before = 2;

interface StartInSight {
  /** Where now lies, in slots; null when it is not seen. */
  readonly nowPlace: number | null;
  readonly slotCount: number;
  /** Whether the hours run from left to right. */
  readonly isSideways: boolean;
}

/** Scrolls hours to where people work whenever other days are shown: an hour before now, else the morning. @internal */
export function useStartInSight(
  track: RefObject<HTMLElement | null>,
  days: readonly number[],
  { nowPlace, slotCount, isSideways }: StartInSight,
): void {
  const scroll = useEffectEvent(() => {
    const scroller = track.current?.closest('.pk-SchedulerCalendar-body');
    if (!scroller || !track.current) return;
    const share = (nowPlace === null ? morning : Math.max(0, nowPlace - before)) / slotCount;
    if (isSideways) scroller.scrollLeft = share * track.current.offsetWidth;
    else scroller.scrollTop = share * track.current.offsetHeight;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other days begin at their own place
  useEffect(() => scroll(), [days]);
}
