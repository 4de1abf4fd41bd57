import type { TransferFormat } from './protocol.ts';
import type { PostedTransport, TransportListener, TransportOffer } from './transport.ts';

const formats: readonly TransferFormat[] = ['Text', 'Binary'];

/** How the negotiation offers it. */
export const longPollingOffer: TransportOffer = { transport: 'LongPolling', transferFormats: formats };

/** Answer to a poll: 200 with what has come up, empty when nothing has; 204 when it is over. */
export interface PollAnswer {
  readonly status: 200 | 204;
  readonly data: Buffer;
}

/** A transport that hands out what waits when it is asked. */
export interface PolledTransport extends PostedTransport {
  /** Waits for data, for the next poll or for the end. What it gives to `onGone` is to be called when its client has left. */
  poll(onGone: (forget: () => void) => void): Promise<PollAnswer>;
}

const nothing = Buffer.alloc(0);
const empty: PollAnswer = { status: 200, data: nothing };
const over: PollAnswer = { status: 204, data: nothing };

/** Carries a hub connection over polls; its client sends by POST. */
export function longPollingTransport(): PolledTransport {
  let listener: TransportListener | null = null;
  let queue: { readonly data: Uint8Array; readonly whenSent: (() => void) | undefined }[] = [];
  let bufferedBytes = 0;
  let state: 'new' | 'open' | 'ending' | 'closed' = 'new';
  let answer: ((given: PollAnswer) => void) | null = null;

  const give = (given: PollAnswer): void => {
    const waiting = answer;
    answer = null;
    waiting?.(given);
  };
  const takeQueue = (): Buffer => {
    const taken = queue;
    queue = [];
    bufferedBytes = 0;
    for (const { whenSent } of taken) whenSent?.();
    return Buffer.concat(taken.map(({ data }) => data));
  };
  const close = (): void => {
    if (state === 'closed') return;
    state = 'closed';
    takeQueue();
    give(over);
    listener?.onClosed();
  };

  return {
    formats,
    listen: (to) => {
      listener = to;
    },
    send: (data, _format, whenSent) => {
      if (state === 'closed') return whenSent?.();
      queue.push({ data, whenSent });
      bufferedBytes += data.length;
      if (answer) give({ status: 200, data: takeQueue() });
    },
    receive: (data) => listener?.onMessage(data),
    poll: async (onGone) => {
      give(over);
      listener?.onHeard();
      if (state === 'new') {
        /* the client waits for this before it calls itself connected */
        state = 'open';
        return empty;
      }
      if (queue.length > 0) {
        const data = takeQueue();
        if (state === 'ending') close();
        return { status: 200, data };
      }
      if (state === 'closed') return over;
      return new Promise((resolve) => {
        answer = resolve;
        onGone(() => {
          if (answer === resolve) answer = null;
          resolve(over);
        });
      });
    },
    get bufferedBytes() {
      return bufferedBytes;
    },
    keepAlive: () => give(empty),
    end: () => {
      if (state === 'closed') return;
      state = 'ending';
      /* what still waits is for the next poll */
      if (queue.length === 0) close();
    },
    cut: close,
  };
}
