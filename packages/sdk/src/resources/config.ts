import { one } from '../client/answers.ts';
import { ApiError } from '../client/api-error.ts';
import { isUnserved } from '../client/back-end.ts';
import type { Transport } from '../client/transport.ts';
import { configFromWire, type PatrolConfig } from '../model/config.ts';

/** What the installation is. @public */
export interface ConfigResource {
  /** Public, also without a session (`GET /api/Config`). A back end without it rejects with status 404. */
  get(): Promise<PatrolConfig>;
}

/** `note` is told each answer, and null when there is no such address. @internal */
export function createConfigResource(
  transport: Transport,
  note: (config: PatrolConfig | null) => void,
): ConfigResource {
  return {
    get: async () => {
      try {
        const config = await transport.call('config/get', (http) => http.GET('/api/Config'), one(configFromWire));
        note(config);
        return config;
      } catch (error) {
        if (error instanceof ApiError && isUnserved(error)) note(null);
        throw error;
      }
    },
  };
}
