import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { reportDelivery, reportSchedule } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';

/** Takes the address of a person out of the reports that are mailed, and out of the list of those that were. */
export async function forgetAddress(writer: Writer, email: string | null): Promise<void> {
  if (email === null) return;
  const isHis = (address: SQL): SQL => sql`lower(${address}) = lower(${email})`;
  const names = (emails: AnyColumn): SQL =>
    sql`exists (select 1 from jsonb_array_elements_text(${emails}) as one(address) where ${isHis(sql`one.address`)})`;
  const without = (emails: AnyColumn): string[] =>
    sql`(select coalesce(jsonb_agg(address), '[]'::jsonb) from jsonb_array_elements_text(${emails}) as one(address)
      where not ${isHis(sql`one.address`)})` as unknown as string[]; // the column's own type, made by the database
  for (const table of [reportSchedule, reportDelivery]) {
    await writer.update(table, { emails: without(table.emails) }, names(table.emails));
  }
}
