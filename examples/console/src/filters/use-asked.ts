import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../services/api-error.ts';

/** What was asked of the server: the last answer stays until another one comes. */
export interface Asked<Answer> {
  readonly answer: Answer | null;
  readonly status: 'loading' | 'ready' | 'error';
  readonly error: ApiError | null;
  reload(): void;
}

/** Asks, and again whenever `ask` is another function; answers that come late are dropped. Null asks nothing. */
export function useAsked<Answer>(ask: (() => Promise<Answer>) | null): Asked<Answer> {
  const [state, setState] = useState<Omit<Asked<Answer>, 'reload'>>({ answer: null, status: 'loading', error: null });
  const turn = useRef(0);
  const reload = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    if (!ask) return;
    setState((known) => ({ ...known, status: 'loading' }));
    ask().then(
      (answer) => {
        if (turn.current === mine) setState({ answer, status: 'ready', error: null });
      },
      (error: unknown) => {
        if (turn.current !== mine) return;
        if (!(error instanceof ApiError)) throw error;
        setState((known) => ({ ...known, status: 'error', error }));
      },
    );
  }, [ask]);
  useEffect(reload, [reload]);
  return { ...state, reload };
}
