import type { SessionKeeper } from './session-keeper.ts';

/** Options of {@link connectSessionChannel}. @public */
export interface SessionChannelOptions {
  /** Name of the broadcast channel. @default 'patrolkit' */
  name?: string | undefined;
}

/**
 * Shares sign-in and sign-out between the windows of one origin. The channel carries the words
 * 'signed in' and 'signed out' and never a token: the other window reads the store itself (contract.md A3), at once and
 * again when the store says that another window has written it. The answer disconnects.
 * @public
 */
export function connectSessionChannel(session: SessionKeeper, options: SessionChannelOptions = {}): () => void {
  const unwatch = session.watch();
  if (typeof BroadcastChannel === 'undefined') return unwatch;
  const channel = new BroadcastChannel(options.name ?? 'patrolkit');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed in' || data === 'signed out') session.reload();
  };
  const unsubscribe = session.subscribe((current, reason) => {
    if (reason !== 'other-window') channel.postMessage(current ? 'signed in' : 'signed out');
  });
  return () => {
    unwatch();
    unsubscribe();
    channel.close();
  };
}
