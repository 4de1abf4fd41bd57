/** Servers that tell the same to all their clients. */
export type FanOut = 'raw ws' | 'socket.io' | 'hub';

/** What the bench tells a server's process. */
export type ToServer =
  /** Tell so many frames to everybody, and count the processor's time from here. */
  { readonly type: 'tell'; readonly frames: number } | { readonly type: 'spent' };

/** What a server's process answers; `spent` in microseconds of processor time since it was told to tell. */
export type FromServer =
  | { readonly type: 'ready'; readonly port: number }
  | { readonly type: 'spent'; readonly microseconds: number };

/** What the clients' process answers, again and again: frames that have come, and those that came out of turn. */
export interface FromClients {
  readonly connected: number;
  readonly received: number;
  readonly outOfTurn: number;
}

/** A frame as the console gets it (contract.md part B): one event that has happened. */
export interface Frame {
  readonly from: number;
  readonly to: number;
  readonly changes: readonly object[];
}

/** The frame with a number. */
export function frameOf(to: number): Frame {
  const event = {
    idEvent: 1_000_000 + to,
    eventDateTime: '2026-11-21T12:00:00.000Z',
    endDateTime: null,
    readTagTime: null,
    receivedDateTime: '2026-11-21T12:00:01.000Z',
    source: 'Ana Kovač',
    description: 'Market Square, clock tower',
    comment: '',
    hasImage: 0,
    notificationCount: 0,
    unseenCount: 0,
    lastNotificationSeen: true,
    confirmDateTime: null,
    confirmUser: null,
    eventTypeEnumCode: 3,
    idUser: 7,
    idLocation: 12,
    idLocationTag: 31,
    lat: 50.85,
    lon: 4.35,
    coordinates: '50.85,4.35',
    isDrill: false,
    version: 1,
  };
  const change = {
    seq: to,
    at: event.receivedDateTime,
    kind: 'event',
    reason: 'created',
    id: event.idEvent,
    version: 1,
  };
  return { from: to - 1, to, changes: [{ ...change, event }] };
}
