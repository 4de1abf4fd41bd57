import type { Wire } from '@patrolkit/sdk/wire';
import type { TenantSettings } from '../../settings/tenant-settings.ts';

/** The settings as they travel and as the audit log keeps them: whether there is a key, never the key. */
export function settingsToWire({ webhookSecret, ...settings }: TenantSettings): Wire<'Settings'> {
  return { ...settings, hasWebhookSecret: webhookSecret !== null };
}
