import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isAtEnd } from './scroll.rules.ts';

/** A list that stays at its newest item, unless the reader has scrolled up to read. @public */
export interface Newest {
  readonly listRef: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  /** Items that came while the reader was elsewhere. */
  readonly waitingCount: number;
  /** Goes to the newest and stays there. */
  readonly show: () => void;
}

/** @internal */
export function useNewest(count: number): Newest {
  const listRef = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const knownCount = useRef(0);
  const [waitingCount, setWaitingCount] = useState(0);

  const show = useCallback(() => {
    const list = listRef.current;
    if (list) list.scrollTop = list.scrollHeight;
    isFollowing.current = true;
    setWaitingCount(0);
  }, []);

  useLayoutEffect(() => {
    const added = count - knownCount.current;
    knownCount.current = count;
    if (isFollowing.current) show();
    else if (added > 0) setWaitingCount((waiting) => waiting + added);
  }, [count, show]);

  /* A box that grows or an alert takes the room from below: who follows still sees the newest. */
  useEffect(() => {
    const list = listRef.current;
    if (!list) return;
    const observer = new ResizeObserver(() => {
      if (isFollowing.current) list.scrollTop = list.scrollHeight;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, []);

  const onScroll = useCallback(() => {
    if (!listRef.current) return;
    isFollowing.current = isAtEnd(listRef.current);
    if (isFollowing.current) setWaitingCount(0);
  }, []);

  return { listRef, onScroll, waitingCount, show };
}
