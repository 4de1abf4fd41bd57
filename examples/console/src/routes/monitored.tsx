import { type FailedConfirm, LiveProvider } from '@patrolkit/react-components/live';
import { type ReactElement, type ReactNode, useState } from 'react';
import { ConfirmAlert } from '../errors/confirm-alert.tsx';
import { Shell } from '../layout/shell.tsx';
import { useServices } from '../services/services-context.tsx';

/** Everything a signed-in screen stands on: the feed, the alarm, the shell around it. */
export function Monitored({ children }: { children: ReactNode }): ReactElement {
  const { client, feed, preferences } = useServices();
  const [failed, setFailed] = useState<readonly FailedConfirm[]>([]);
  const retry = async (): Promise<void> => {
    const answers = await Promise.allSettled(failed.map(({ eventId }) => feed.confirm(eventId)));
    setFailed(failed.filter((_, index) => answers[index]?.status === 'rejected'));
  };
  return (
    <LiveProvider client={client} feed={feed} onConfirmFailed={setFailed} preferences={preferences}>
      <Shell>{children}</Shell>
      <ConfirmAlert failed={failed} onClose={() => setFailed([])} onRetry={() => void retry()} />
    </LiveProvider>
  );
}
