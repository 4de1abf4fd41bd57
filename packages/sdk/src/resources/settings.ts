import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { Transport } from '../client/transport.ts';
import type { TenantSettings } from '../model/administration.ts';

/** A security company's own settings. @public */
export interface SettingsResource {
  /** The settings that count (`GET /api/Settings`, extension). */
  get(): Promise<TenantSettings>;
  /** Changes what is given and answers all of it; the rest stays (`POST /api/Settings`, extension). */
  save(settings: TenantSettings, options?: SaveOptions): Promise<TenantSettings>;
}

/** @internal */
export function createSettingsResource(transport: Transport): SettingsResource {
  return {
    get: () =>
      transport.call(
        'settings/get',
        (http) => http.GET('/api/Settings'),
        ({ data }) => data,
      ),
    save: (settings, options) =>
      transport.call(
        'settings/save',
        (http) => http.POST('/api/Settings', { body: settings, headers: saveHeaders(options) }),
        ({ data }) => data,
      ),
  };
}
