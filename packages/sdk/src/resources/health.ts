import type { Transport } from '../client/transport.ts';
import type { Wire } from '../wire/index.ts';

/** State of the back end's process, for whoever runs it. @public */
export interface HealthResource {
  /** The process runs (`GET /health/live`, extension). */
  getLive(): Promise<Wire<'Health'>>;
  /** It can serve, and its database takes a write; rejects with 503 when not (`GET /health/ready`, extension). */
  getReady(): Promise<Wire<'Health'>>;
}

/** @internal */
export function createHealthResource(transport: Transport): HealthResource {
  return {
    getLive: () =>
      transport.call(
        'health/live',
        (http) => http.GET('/health/live'),
        ({ data }) => data,
      ),
    getReady: () =>
      transport.call(
        'health/ready',
        (http) => http.GET('/health/ready'),
        ({ data }) => data,
      ),
  };
}
