import type { Wire } from '@patrolkit/sdk/wire';
import { sql } from 'drizzle-orm';
import type { Reader } from '../db/reader.ts';
import { type StoredSettings, tenantSettings } from '../db/schema.ts';

/** What a security company has set, with the defaults for what it has not. */
export type TenantSettings = Required<Omit<StoredSettings, 'webhookSecret' | 'thresholds' | 'retention'>> & {
  readonly thresholds: Required<Wire<'Thresholds'>>;
  readonly retention: Required<Wire<'Retention'>>;
  /** Key of the signature on webhooks; null while none is set. */
  readonly webhookSecret: string | null;
  readonly version: number;
};

/** What counts until a tenant says otherwise (C3, C6, C12, C13, decision G34). */
export const defaultSettings: TenantSettings = {
  escalation: [],
  escalateExceptions: false,
  webhookSecret: null,
  thresholds: { notMovingMeters: 50, notMovingSeconds: 900, notConnectedSeconds: 300 },
  anyGuardMatches: false,
  positions: 'always',
  retention: { positionDays: 90, imageDays: 365, eventDays: 730, auditDays: 730 },
  version: 0,
};

/** Reads the settings of the reader's tenant. */
export async function readTenantSettings(reader: Reader): Promise<TenantSettings> {
  const row = await reader.first(tenantSettings, sql`true`);
  if (!row) return defaultSettings;
  const { settings, version } = row;
  return {
    ...defaultSettings,
    ...settings,
    thresholds: { ...defaultSettings.thresholds, ...settings.thresholds },
    retention: { ...defaultSettings.retention, ...settings.retention },
    webhookSecret: settings.webhookSecret ?? null,
    version,
  };
}
