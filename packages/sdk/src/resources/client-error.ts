import { nothing } from '../client/answers.ts';
import type { Transport } from '../client/transport.ts';
import { given } from '../model/given.ts';

/** What broke in a browser. @public */
export interface ClientErrorReport {
  readonly message: string;
  readonly stack?: string | undefined;
  /** Page; its query is cut off before it is sent. */
  readonly url?: string | undefined;
  readonly requestId?: string | undefined;
  /** Version of the host. */
  readonly appVersion: string;
}

/** Faults of consoles, for whoever runs the server. @public */
export interface ClientErrorResource {
  /** Puts a fault into the server's log; at most ten a minute are taken (`POST /api/ClientError`, extension). */
  report(error: ClientErrorReport): Promise<void>;
}

/** @internal */
export function createClientErrorResource(transport: Transport): ClientErrorResource {
  return {
    report: ({ message, stack, url, requestId, appVersion }) =>
      transport.call(
        'clientError/report',
        (http) =>
          http.POST('/api/ClientError', {
            body: {
              message: message.slice(0, 1000),
              appVersion,
              ...given({ stack: stack?.slice(0, 4000), url: url?.split(/[?#]/)[0], requestId }),
            },
          }),
        nothing,
      ),
  };
}
