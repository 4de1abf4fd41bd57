import { useLive } from '@patrolkit/react-components/live';
import { usePatrol } from '@patrolkit/react-components/provider';
import type { AuditVerification } from '@patrolkit/sdk/model';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../services/api-error.ts';

/** How far the check of the log is. */
export interface AuditCheck {
  readonly status: 'none' | 'running' | 'whole' | 'broken' | 'failed';
  /** Entries that were found as they were written. */
  readonly checked: number;
  /** Entries from before the chain. */
  readonly unchained: number;
  /** Milliseconds since 1970 at the end; null before. */
  readonly at: number | null;
  readonly fault: AuditVerification['fault'];
  readonly error: ApiError | null;
}

const nothing: AuditCheck = { status: 'none', checked: 0, unchained: 0, at: null, fault: null, error: null };

/** Lets the server walk the chain of the log, part by part until its end or the first fault (C11). */
export function useAuditCheck(): { readonly check: AuditCheck; readonly start: () => void; readonly stop: () => void } {
  const { client } = useLive();
  const { now } = usePatrol();
  const [check, setCheck] = useState<AuditCheck>(nothing);
  /* Each start and stop is a turn: what an earlier one was asked is not wanted any more. */
  const turn = useRef(0);
  const walk = useCallback(
    async (mine: number) => {
      let [checked, unchained] = [0, 0];
      for (let after: number | null = 0; after !== null; ) {
        const part: AuditVerification = await client.audit.verify(after);
        if (turn.current !== mine) return;
        checked += part.checked;
        unchained += part.unchained;
        after = part.next;
        const end = part.fault ? 'broken' : 'whole';
        const isEnd = after === null;
        const [status, at] = isEnd ? ([end, now()] as const) : (['running', null] as const);
        setCheck({ status, checked, unchained, at, fault: part.fault, error: null });
      }
    },
    [client, now],
  );
  const stop = useCallback(() => {
    turn.current += 1;
    setCheck(nothing);
  }, []);
  const start = useCallback(() => {
    turn.current += 1;
    const mine = turn.current;
    setCheck({ ...nothing, status: 'running' });
    walk(mine).catch((error: unknown) => {
      if (turn.current !== mine) return;
      if (!(error instanceof ApiError)) throw error;
      client.logger.warn('The audit log could not be verified', { reason: error.message });
      setCheck((known) => ({ ...known, status: 'failed', error }));
    });
  }, [client, walk]);
  /* Nobody waits for an answer on another screen. */
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );
  return { check, start, stop };
}
