import { sql } from 'drizzle-orm';
import type { Writer } from '../db/writer.ts';
import type { IngestContact } from '../devices/ingest.ts';

/**
 * Notes that a guard's device is alive and what it said about itself; what it did not say stays as it was. `now` is the
 * time of receipt, milliseconds since 1970; `skewMs` how far the device's clock is ahead of it, null when it does not tell.
 */
export async function writeContact(
  writer: Writer,
  userId: number,
  contacts: readonly IngestContact[],
  now: number,
  skewMs: number | null = null,
): Promise<void> {
  const said: IngestContact = Object.assign({}, ...contacts);
  await writer.query(
    (tenantId) => sql`
      insert into contact (tenant_id, user_id, last_contact_at, battery, is_charging, model, app_version, location_permission,
        clock_skew_ms)
      values (${tenantId}, ${userId}, ${new Date(now).toISOString()}::timestamptz, ${said.battery ?? null}::double precision,
        ${said.isCharging ?? null}::boolean, ${said.model ?? null}::text, ${said.appVersion ?? null}::text,
        ${said.locationPermission ?? null}::text, ${skewMs}::bigint)
      on conflict (tenant_id, user_id) do update set
        last_contact_at = greatest(contact.last_contact_at, excluded.last_contact_at),
        battery = coalesce(excluded.battery, contact.battery),
        is_charging = coalesce(excluded.is_charging, contact.is_charging),
        model = coalesce(excluded.model, contact.model),
        app_version = coalesce(excluded.app_version, contact.app_version),
        location_permission = coalesce(excluded.location_permission, contact.location_permission),
        clock_skew_ms = coalesce(excluded.clock_skew_ms, contact.clock_skew_ms)`,
  );
}
