import { useLive } from '@patrolkit/react-components/live';
import type { Page } from '@patrolkit/sdk';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../../services/api-error.ts';

/** A list that comes in parts, newest first. */
export interface Log<Row> {
  readonly rows: readonly Row[];
  /** How many there are in all; null when the server does not say. */
  readonly total: number | null;
  readonly hasMore: boolean;
  readonly status: 'loading' | 'ready' | 'error';
  readonly error: ApiError | null;
  reload(): void;
  loadMore(): void;
}

/* What is loaded at once; the server answers no more (contract A7). */
const pageLength = 1000;

type State<Row> = Pick<Log<Row>, 'rows' | 'total' | 'hasMore' | 'status' | 'error'>;
const nothing = { rows: [], total: null, hasMore: false, status: 'loading', error: null } as const;

/** Asks for a list part by part; anew whenever `load` is another function. Null asks nothing. */
export function useLog<Row>(load: ((page: { limit: number; offset: number }) => Promise<Page<Row>>) | null): Log<Row> {
  const { client } = useLive();
  const [state, setState] = useState<State<Row>>(nothing);
  const turn = useRef(0);
  const ask = useCallback(
    (known: readonly Row[]) => {
      turn.current += 1;
      const mine = turn.current;
      if (!load) return;
      setState((before) => ({ ...before, status: 'loading' }));
      load({ limit: pageLength, offset: known.length }).then(
        ({ rows, total, isTruncated }) => {
          if (turn.current !== mine) return;
          setState({ rows: [...known, ...rows], total, hasMore: isTruncated, status: 'ready', error: null });
        },
        (error: unknown) => {
          if (turn.current !== mine) return;
          if (!(error instanceof ApiError)) throw error;
          client.logger.warn('A list of records could not be loaded', { reason: error.message });
          setState((before) => ({ ...before, status: 'error', error }));
        },
      );
    },
    [load, client],
  );
  useEffect(() => {
    setState(nothing);
    ask([]);
  }, [ask]);
  return useMemo(() => ({ ...state, reload: () => ask([]), loadMore: () => ask(state.rows) }), [state, ask]);
}
