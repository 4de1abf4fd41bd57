import type { HubClock, HubLimits } from './hub-types.ts';

/** Limits unless told otherwise (hub-protocol.md). */
export const defaultLimits: HubLimits = {
  messageBytes: 32 * 1024,
  messagesPerSecond: 20,
  callsAtOnce: 100,
  uploadItems: 100,
  sendBufferBytes: 1024 * 1024,
  handshakeMs: 15_000,
  pingMs: 15_000,
  silenceMs: 30_000,
  connectionsPerKey: 10,
};

/** The process's own time: monotonic, so that a corrected wall clock closes nobody. */
export const processClock: HubClock = {
  now: () => performance.now(),
  every: (milliseconds, run) => {
    const timer = setInterval(run, milliseconds);
    timer.unref();
    return () => clearInterval(timer);
  },
};

/** Messages that a client's transport may join into one piece of data; fewer where fewer are allowed in a second. */
export const maxPieceMessages = 20;
