import { sql } from 'drizzle-orm';
import { millisecondsOf } from '../../db/instant.ts';
import { type ColumnNames, manyRows } from '../../db/many-rows.ts';
import type { Reader } from '../../db/reader.ts';
import { contactMs } from '../../patrol/write-contact-slot.ts';
import type { Period } from '../event/period.ts';
import type { Span } from './coverage.ts';

/* A contact with which a guard begins to count as connected, or after which he stops, or both; milliseconds. */
interface Edge {
  readonly user_id: number;
  readonly begins: number | null;
  readonly ends: number | null;
}

const names: ColumnNames<Edge> = ['user_id', 'begins', 'ends'];

/**
 * When guards count as connected, by their ids: from each contact for five minutes (C9), by the server's clock. Contacts
 * are calls of their devices; a position that was recorded without a network and sent later is none at its time.
 */
export async function connectedSpans(
  reader: Reader,
  guardIds: readonly number[],
  { from, to }: Period,
): Promise<[guardId: number, spans: Span[]][]> {
  const iso = (at: number): string => new Date(at).toISOString();
  const covered = sql`${contactMs} * interval '1 millisecond'`;
  /*
   * Guard by guard, in the order of their index. What a contact before the period covers reaches into it; its slot begins
   * up to five minutes earlier still.
   */
  const edges = await manyRows(
    reader,
    names,
    (tenantId) => sql`
      select asked.id as user_id, case when is_begin then ${millisecondsOf(sql`first_at`)} end as begins,
        case when is_end then ${millisecondsOf(sql`last_at + ${covered}`)} end as ends
      from unnest(${`{${guardIds}}`}::bigint[]) asked(id)
      cross join lateral (
        select first_at, last_at, coalesce(first_at > lag(last_at) over slots + ${covered}, true) as is_begin,
          coalesce(lead(first_at) over slots > last_at + ${covered}, true) as is_end
        from contact_slot where tenant_id = ${tenantId} and user_id = asked.id
          and slot_at >= ${iso(from - 2 * contactMs)}::timestamptz and slot_at < ${iso(to)}::timestamptz
        window slots as (order by slot_at)
      ) heard
      where is_begin or is_end order by asked.id, first_at`,
  );
  const spans = new Map<number, Span[]>(guardIds.map((id) => [id, []]));
  let begin = 0;
  for (const { user_id: id, begins, ends } of edges) {
    begin = begins ?? begin;
    if (ends !== null) spans.get(id)?.push({ from: begin, to: ends });
  }
  return [...spans];
}
