import { isWindowMessage, type WindowMessage } from './window-message.ts';

/** What windows of one origin speak over. @internal */
export interface WindowChannel {
  post(message: WindowMessage): void;
  close(): void;
}

/** Opens a channel by its name; null where there is none. @internal */
export type OpenWindowChannel = (name: string, onMessage: (message: WindowMessage) => void) => WindowChannel | null;

/** A channel of the browser's own. @internal */
export const openBroadcastChannel: OpenWindowChannel = (name, onMessage) => {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isWindowMessage(data)) onMessage(data);
  };
  return { post: (message) => channel.postMessage(message), close: () => channel.close() };
};
