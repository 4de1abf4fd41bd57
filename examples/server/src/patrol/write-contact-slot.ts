import { sql } from 'drizzle-orm';
import type { Writer } from '../db/writer.ts';

/** How long a guard counts as connected after his device was heard (C6, C9), milliseconds. */
export const contactMs: number = 5 * 60_000;

/** One call of a guard's device. */
export interface HeardDevice {
  /** When, by the server's clock: milliseconds since 1970. */
  readonly at: number;
  /** Bytes that came with it. */
  readonly bytes: number;
  /** Per cent; missing when the device said nothing of it. */
  readonly battery?: number | undefined;
}

/**
 * Adds a contact to the history that the machine reports are made from (C9). To be called before writeContact:
 * a drop of the battery is told from what the device said before.
 */
export async function writeContactSlot(
  writer: Writer,
  userId: number,
  { at, bytes, battery }: HeardDevice,
): Promise<void> {
  const iso = (instant: number): string => new Date(instant).toISOString();
  await writer.query(
    (tenantId) => sql`
      insert into contact_slot (tenant_id, user_id, slot_at, first_at, last_at, bytes, battery_used)
      values (${tenantId}, ${userId}, ${iso(at - (at % contactMs))}::timestamptz, ${iso(at)}::timestamptz,
        ${iso(at)}::timestamptz, ${bytes}::bigint, greatest(0, coalesce(
          (select c.battery from contact c where c.tenant_id = ${tenantId} and c.user_id = ${userId})
            - ${battery ?? null}::double precision, 0)))
      on conflict (tenant_id, user_id, slot_at) do update set
        first_at = least(contact_slot.first_at, excluded.first_at),
        last_at = greatest(contact_slot.last_at, excluded.last_at),
        bytes = contact_slot.bytes + excluded.bytes,
        battery_used = contact_slot.battery_used + excluded.battery_used`,
  );
}
