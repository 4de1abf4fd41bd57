import { useLive } from '@patrolkit/react-components/live';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ApiError } from '../services/api-error.ts';
import type { Entity } from './entity.types.ts';

/** The rows of an entity as they are known. */
export interface EntityList<Row> {
  readonly rows: readonly Row[];
  readonly status: 'loading' | 'ready' | 'error';
  readonly error: ApiError | null;
  reload(): void;
  /** Puts a saved row into the list. */
  put(row: Row): void;
  /** Takes a deleted row out of the list. */
  drop(key: number): void;
}

/** A burst of changes elsewhere is followed once, milliseconds. */
const settleMs = 500;

/** Loads the rows, and again when the feed says that somebody changed master data; unchanged rows keep their object. */
export function useEntityList<Row>(entity: Entity<Row>): EntityList<Row> {
  const { feed, client } = useLive();
  const [state, setState] = useState<Pick<EntityList<Row>, 'rows' | 'status' | 'error'>>({
    rows: [],
    status: 'loading',
    error: null,
  });
  const latest = useRef(entity);
  latest.current = entity;
  const { kind } = entity;

  const reload = useCallback(() => {
    const asked = latest.current;
    asked.load().then(
      (rows) => {
        if (latest.current.kind !== asked.kind) return;
        setState((known) => ({ rows: keepingSame(known.rows, rows, asked), status: 'ready', error: null }));
      },
      (error: unknown) => {
        if (latest.current.kind !== asked.kind) return;
        if (!(error instanceof ApiError)) throw error;
        setState((known) => ({ rows: known.rows, status: 'error', error }));
      },
    );
  }, []);

  useEffect(() => {
    setState({ rows: [], status: 'loading', error: null });
    reload();
    let cancel = (): void => {};
    const unsubscribe = feed.subscribeChanges((change) => {
      if (change.kind !== 'master') return;
      cancel();
      cancel = client.timers.after(settleMs, reload);
    });
    return () => {
      unsubscribe();
      cancel();
    };
  }, [kind, feed, client, reload]);

  return useMemo(
    () => ({
      ...state,
      reload,
      put: (row) =>
        setState((known) => {
          const key = latest.current.keyOf(row);
          const isKnown = known.rows.some((one) => latest.current.keyOf(one) === key);
          const rows = isKnown
            ? known.rows.map((one) => (latest.current.keyOf(one) === key ? row : one))
            : [...known.rows, row];
          return { ...known, rows };
        }),
      drop: (key) =>
        setState((known) => ({ ...known, rows: known.rows.filter((row) => latest.current.keyOf(row) !== key) })),
    }),
    [state, reload],
  );
}

/* The grid draws only the rows that are other objects than before. */
function keepingSame<Row>(
  known: readonly Row[],
  fresh: readonly Row[],
  { keyOf, versionOf }: Entity<Row>,
): readonly Row[] {
  const before = new Map(known.map((row) => [keyOf(row), row]));
  return fresh.map((row) => {
    const same = before.get(keyOf(row));
    return same && versionOf(same) > 0 && JSON.stringify(same) === JSON.stringify(row) ? same : row;
  });
}
