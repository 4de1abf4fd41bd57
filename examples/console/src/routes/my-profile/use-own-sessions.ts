import { useToasts } from '@patrolkit/react-components/controls';
import { useLive } from '@patrolkit/react-components/live';
import type { OpenSession } from '@patrolkit/sdk/model';
import { useCallback, useEffect, useState } from 'react';
import { useAlerts } from '../../errors/alerts.tsx';
import { ApiError } from '../../services/api-error.ts';
import { useText } from '../../services/texts.ts';

/** Where one is signed in, and the ways to end it. */
export interface OwnSessions {
  /** null while nothing has come yet. */
  readonly sessions: readonly OpenSession[] | null;
  readonly error: ApiError | null;
  readonly isBusy: boolean;
  reload(): void;
  end(sessionId: number): Promise<void>;
  endOthers(): Promise<void>;
}

/** Asks for one's own sessions, at once and after each change. */
export function useOwnSessions(): OwnSessions {
  const text = useText();
  const { client } = useLive();
  const alerts = useAlerts();
  const toasts = useToasts();
  const [sessions, setSessions] = useState<readonly OpenSession[] | null>(null);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const load = useCallback(async () => {
    setError(null);
    try {
      setSessions(await client.user.getSessions());
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      client.logger.warn('The own sessions could not be loaded', { reason: failure.message });
      setError(failure);
    }
  }, [client]);
  useEffect(() => void load(), [load]);
  const run = async (count: number, work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
      toasts.show({ text: text('console.sessions.ended', { count }) });
    } catch (failure) {
      alerts.tell(failure, { doing: text('console.sessions.ending') });
    }
    await load();
    setBusy(false);
  };
  const others = sessions?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return {
    sessions,
    error,
    isBusy,
    reload: () => void load(),
    end: (sessionId) => run(1, () => client.user.endSession(sessionId)),
    endOthers: () => run(others.length, () => client.user.endOtherSessions()),
  };
}
