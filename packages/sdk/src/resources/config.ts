import type { Transport } from '../client/transport.ts';
import { configFromWire, type PatrolConfig } from '../model/config.ts';

/** What the installation is. @public */
export interface ConfigResource {
  /** Public, also without a session (`GET /api/Config`). A back end without it rejects with status 404. */
  get(): Promise<PatrolConfig>;
}

/** @internal */
export function createConfigResource(transport: Transport): ConfigResource {
  return {
    get: () =>
      transport.call(
        'config/get',
        (http) => http.GET('/api/Config'),
        ({ data }) => configFromWire(data),
      ),
  };
}
