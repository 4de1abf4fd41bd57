import type { PatrolClient } from '../client/create-patrol-client.ts';

/** Options of {@link connectSessionChannel}. @public */
export interface SessionChannelOptions {
  /** Name of the broadcast channel. @default 'patrolkit' */
  name?: string | undefined;
}

/**
 * Shares sign-in and sign-out between the windows of one origin, and the news that the plan has changed (S9.10). The
 * channel carries the words 'signed in', 'signed out' and 'schedulers-changed' and never a token: the other window
 * reads the store itself (contract.md A3), at once and again when the store says that another window has written it.
 * The answer disconnects.
 * @public
 */
export function connectSessionChannel(
  { session, schedulerNews }: Pick<PatrolClient, 'session' | 'schedulerNews'>,
  options: SessionChannelOptions = {},
): () => void {
  const unwatch = session.watch();
  if (typeof BroadcastChannel === 'undefined') return unwatch;
  const channel = new BroadcastChannel(options.name ?? 'patrolkit');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed in' || data === 'signed out') session.reload();
    if (data === 'schedulers-changed') schedulerNews.tell('other-window');
  };
  const unsubscribe = session.subscribe((current, reason) => {
    if (reason !== 'other-window') channel.postMessage(current ? 'signed in' : 'signed out');
  });
  const unsubscribeNews = schedulerNews.subscribe((origin) => {
    if (origin === 'here') channel.postMessage('schedulers-changed');
  });
  return () => {
    unwatch();
    unsubscribe();
    unsubscribeNews();
    channel.close();
  };
}
