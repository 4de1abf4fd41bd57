import { useLive } from '@patrolkit/react-components/live';
import type { RecurrenceRule } from '@patrolkit/sdk/model';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../services/api-error.ts';

/** Every recurrence rule. */
export interface Rules {
  readonly rules: readonly RecurrenceRule[];
  readonly status: 'loading' | 'ready' | 'error';
  readonly error: ApiError | null;
  reload(): Promise<void>;
}

const settleMs = 1000;

/** Loads the rules, and again when the feed says that the plan has changed; unchanged rules keep their object. */
export function useRules(timeZone: string): Rules {
  const { client, feed } = useLive();
  const [state, setState] = useState<Omit<Rules, 'reload'>>({ rules: [], status: 'loading', error: null });
  const reload = useCallback(async () => {
    try {
      const fresh = await client.rRule.getAll({ timeZone });
      setState((known) => {
        const before = new Map(known.rules.map((rule) => [rule.ruleId, rule]));
        const rules = fresh.map((rule) => {
          const same = before.get(rule.ruleId);
          return same && JSON.stringify(same) === JSON.stringify(rule) ? same : rule;
        });
        return { rules, status: 'ready', error: null };
      });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState((known) => ({ ...known, status: 'error', error }));
    }
  }, [client, timeZone]);
  useEffect(() => {
    void reload();
    let cancel = (): void => {};
    const unsubscribe = feed.subscribeChanges(({ kind }) => {
      if (kind !== 'scheduler' && kind !== 'master') return;
      cancel();
      cancel = client.timers.after(settleMs, () => void reload());
    });
    return () => {
      unsubscribe();
      cancel();
    };
  }, [client, feed, reload]);
  return useMemo(() => ({ ...state, reload }), [state, reload]);
}
