import { useLive } from '@patrolkit/react-components/live';
import { type CalendarRange, keepUnchanged, type RangeItems } from '@patrolkit/react-components/scheduler-calendar';
import type { Occurrence } from '@patrolkit/sdk/model';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../services/api-error.ts';

/** The planned checks of the range that is seen. */
export interface Occurrences {
  readonly items: readonly Occurrence[];
  readonly isTruncated: boolean;
  readonly status: 'loading' | 'ready' | 'error';
  readonly error: ApiError | null;
  /** The range that is seen; null before it is known. */
  readonly range: CalendarRange | null;
  /** Another range is seen. */
  see(range: CalendarRange): void;
  reload(): Promise<void>;
  /** One week of a range that was cut. */
  loadRange(range: CalendarRange): Promise<RangeItems>;
}

/** Reads and missed checks come in bursts; the calendar follows each burst once, milliseconds. */
const settleMs = 1000;

/** Loads the checks of the seen range, and again when the feed says that some were read, missed, moved or planned. */
export function useOccurrences(): Occurrences {
  const { client, feed } = useLive();
  const [range, see] = useState<CalendarRange | null>(null);
  const [state, setState] = useState<Pick<Occurrences, 'items' | 'isTruncated' | 'status' | 'error'>>({
    items: [],
    isTruncated: false,
    status: 'loading',
    error: null,
  });
  const turn = useRef(0);

  const reload = useCallback(async () => {
    if (!range) return;
    turn.current += 1;
    const mine = turn.current;
    try {
      const { rows, isTruncated } = await client.scheduler.get(range);
      if (turn.current !== mine) return;
      setState((known) => ({ items: keepUnchanged(known.items, rows), isTruncated, status: 'ready', error: null }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (turn.current === mine) setState((known) => ({ ...known, status: 'error', error }));
    }
  }, [client, range]);

  useEffect(() => {
    setState((known) => ({ ...known, status: known.items.length > 0 ? known.status : 'loading' }));
    void reload();
    let cancel = (): void => {};
    const unsubscribe = feed.subscribeChanges(({ kind }) => {
      if (kind !== 'scheduler') return;
      cancel();
      cancel = client.timers.after(settleMs, () => void reload());
    });
    return () => {
      unsubscribe();
      cancel();
    };
  }, [client, feed, reload]);

  return useMemo(
    () => ({
      ...state,
      range,
      see,
      reload,
      loadRange: async (week) => {
        const { rows, isTruncated } = await client.scheduler.get(week);
        return { items: rows, isTruncated };
      },
    }),
    [state, range, reload, client],
  );
}
