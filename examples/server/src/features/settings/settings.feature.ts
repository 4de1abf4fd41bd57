import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { readTenantSettings } from '../../settings/tenant-settings.ts';
import { saveSettings } from './save-settings.ts';
import { settingsToWire } from './settings-to-wire.ts';

/** Operations of tag Settings. */
export function settingsFeature(_services: Services): Feature {
  return {
    scoped: {
      settings_get: async ({ repository }) => settingsToWire(await readTenantSettings(repository)),
      settings_save: saveSettings,
    },
  };
}
