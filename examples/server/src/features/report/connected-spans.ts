import { sql } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { contactMs } from '../../patrol/write-contact-slot.ts';
import type { Period } from '../event/period.ts';
import type { Span } from './coverage.ts';

/**
 * When a guard counts as connected: from each contact for five minutes (C9), by the server's clock. Contacts are calls of
 * his devices; a position that was recorded without a network and sent later is none at its time.
 */
export async function connectedSpans(reader: Reader, userId: number, { from, to }: Period): Promise<Span[]> {
  const iso = (at: number): string => new Date(at).toISOString();
  /* What a contact before the period covers reaches into it; its slot begins up to five minutes earlier still. */
  return reader.query<Span>(
    (tenantId) => sql`
      with heard as (
        select unnest(range_agg(tstzrange(first_at, last_at + ${contactMs} * interval '1 millisecond'))) as span
        from contact_slot where tenant_id = ${tenantId} and user_id = ${userId}
          and slot_at >= ${iso(from - 2 * contactMs)}::timestamptz and slot_at < ${iso(to)}::timestamptz
      )
      select (extract(epoch from lower(span)) * 1000)::float8 as "from",
        (extract(epoch from upper(span)) * 1000)::float8 as "to" from heard`,
  );
}
