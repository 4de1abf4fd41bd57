import { type FailedConfirm, LiveMessageProvider, LiveProvider } from '@patrolkit/react-components/live';
import { type ReactElement, useCallback, useRef } from 'react';
import { Outlet } from 'react-router';
import { useAlerts } from '../errors/alerts.tsx';
import { Shell } from '../layout/shell.tsx';
import { useCloseOnSignOut } from '../layout/use-close-on-sign-out.ts';
import { useServices } from '../services/services-context.tsx';
import { useText } from '../services/texts.ts';

/** Everything a signed-in screen stands on: the feed, the alarm, the shell around it. */
export function Monitored(): ReactElement {
  const { client, feed, preferences } = useServices();
  useCloseOnSignOut();
  return (
    <LiveProvider
      client={client}
      feed={feed}
      onClaimFailed={useClaimAlert()}
      onConfirmFailed={useConfirmAlert()}
      preferences={preferences}
    >
      <LiveMessageProvider>
        <Shell>
          <Outlet />
        </Shell>
      </LiveMessageProvider>
    </LiveProvider>
  );
}

/** Tells why nothing has changed about who sees to an alarm; what can be done now stands in the strip. */
function useClaimAlert(): (failed: FailedConfirm) => void {
  const alerts = useAlerts();
  const text = useText();
  return useCallback(
    ({ eventId, error }) => alerts.tell(error, { doing: text('console.alert.claiming', { id: String(eventId) }) }),
    [alerts, text],
  );
}

/** Tells which alarms could not be confirmed and why, and tries again when asked. */
function useConfirmAlert(): (failed: readonly FailedConfirm[]) => void {
  const { feed } = useServices();
  const alerts = useAlerts();
  const text = useText();
  const latest = useRef({ feed, text });
  latest.current = { feed, text };
  return useCallback(
    function tell(failed: readonly FailedConfirm[]): void {
      const [first] = failed;
      if (!first) return;
      const retry = async (): Promise<void> => {
        const again: FailedConfirm[] = [];
        for (const { eventId } of failed) {
          await latest.current.feed.confirm(eventId).catch((error) => again.push({ eventId, error }));
        }
        tell(again);
      };
      alerts.tell(first.error, {
        doing: latest.current.text('console.alert.confirming', {
          ids: failed.map(({ eventId }) => eventId).join(', '),
        }),
        onRetry: () => void retry(),
      });
    },
    [alerts],
  );
}
