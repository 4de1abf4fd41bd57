import type { Wire } from '@patrolkit/sdk/wire';
import { sql } from 'drizzle-orm';
import { lockTenant } from '../../db/lock-tenant.ts';
import { type StoredSettings, tenantSettings } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { readTenantSettings } from '../../settings/tenant-settings.ts';
import { checkVersion } from '../master-data/check-version.ts';
import { checkEscalation } from './check-escalation.ts';
import { settingsToWire } from './settings-to-wire.ts';

/* Without what a body leaves out: it stays as it was. */
function named<T extends object>(values: T): { [Name in keyof T]?: Exclude<T[Name], undefined> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof T]?: Exclude<T[Name], undefined> }; // no names but those of T
}

/* Only what the contract names is stored. */
function givenSettings(body: Wire<'Settings'>, before: Partial<StoredSettings>): Partial<StoredSettings> {
  const { escalation, escalateExceptions, webhookSecret, anyGuardMatches, positions } = body;
  const { notMovingMeters, notMovingSeconds, notConnectedSeconds } = body.thresholds ?? {};
  const { positionDays, imageDays, eventDays, auditDays } = body.retention ?? {};
  const steps = escalation?.map(({ afterSeconds, emails, webhooks }) => ({ afterSeconds, emails, webhooks }));
  return {
    ...before,
    ...named({ escalation: steps, escalateExceptions, webhookSecret, anyGuardMatches, positions }),
    thresholds: { ...before.thresholds, ...named({ notMovingMeters, notMovingSeconds, notConnectedSeconds }) },
    retention: { ...before.retention, ...named({ positionDays, imageDays, eventDays, auditDays }) },
  };
}

/** POST /api/Settings: what a body does not name stays. Throws 400 for steps out of order, 412. */
export async function saveSettings(call: ScopedCall<'settings_save'>): Promise<Wire<'Settings'>> {
  const { body, repository, request } = call;
  checkEscalation(body.escalation ?? []);
  return repository.write(async (writer) => {
    await lockTenant(writer);
    const before = await readTenantSettings(writer);
    checkVersion(request, before.version);
    const isIt = sql`true`; // a tenant has one row
    const stored = await writer.first(tenantSettings, isIt);
    const settings = givenSettings(body, stored?.settings ?? {});
    /* the version is counted by the database, so that two writers cannot both take the same number */
    const counted = { settings, version: sql`${tenantSettings.version} + 1` as unknown as number };
    if (stored) await writer.update(tenantSettings, counted, isIt);
    else await writer.insert(tenantSettings, { settings });
    const after = await readTenantSettings(writer);
    const secret = body.webhookSecret === undefined ? {} : { webhookSecretChanged: true };
    writer.audit({
      action: 'settings.save',
      entity: 'settings',
      id: null,
      before: settingsToWire(before),
      after: { ...settingsToWire(after), ...secret },
    });
    writer.changed({ kind: 'master', reason: 'saved', id: 0, version: after.version });
    return settingsToWire(after);
  });
}
