import { type HubConnection, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import type { Timers } from '../timers/timers.ts';
import { RenewingHttpClient } from './renewing-http-client.ts';

/** What one connection needs. @internal */
export interface HubConnectionRequest {
  readonly url: string;
  accessToken(): Promise<string>;
  readonly timers: Timers;
  readonly connectTimeoutMs: number;
  /** A connection over which the server is silent for longer is half open, and closed. */
  readonly serverTimeoutMs: number;
  /** Names of the messages to pass on. */
  readonly methods: readonly string[];
  onMessage(method: string, payload: unknown): void;
  /** The connection that was open has ended. */
  onClosed(): void;
}

/**
 * Opens one SignalR connection or rejects in time. The client's own reconnect is not used: it gives up after four
 * attempts, never retries the first connect and does not limit a connect that hangs.
 * @internal
 */
export async function openHubConnection(request: HubConnectionRequest): Promise<HubConnection> {
  const connection = new HubConnectionBuilder()
    .withUrl(request.url, {
      accessTokenFactory: () => request.accessToken(),
      withCredentials: false,
      httpClient: new RenewingHttpClient(),
    })
    .configureLogging(LogLevel.None)
    .withServerTimeout(request.serverTimeoutMs)
    .withKeepAliveInterval(15_000)
    .build();
  for (const method of request.methods) {
    connection.on(method, (payload: unknown) => request.onMessage(method, payload));
  }
  let isOpen = false;
  connection.onclose(() => {
    if (isOpen) request.onClosed();
  });
  await within(request.timers, request.connectTimeoutMs, connection.start(), () => void connection.stop());
  isOpen = true;
  return connection;
}

function within<Value>(timers: Timers, ms: number, work: Promise<Value>, giveUp: () => void): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = timers.after(ms, () => {
      giveUp();
      reject(new Error(`no answer within ${ms} ms`));
    });
    work.then(resolve, reject).finally(cancel);
  });
}
