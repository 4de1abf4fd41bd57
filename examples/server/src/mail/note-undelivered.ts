import { eq, sql } from 'drizzle-orm';
import { reportDelivery } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import type { OutgoingRow } from './claim-outgoing.ts';

/** Writes into the list of sent reports who did not get his, when his mail is given up: the mail itself is forgotten. */
export async function noteUndelivered(
  writer: Writer,
  { reportDeliveryId, target }: OutgoingRow,
  reason: string,
): Promise<void> {
  if (reportDeliveryId === null) return;
  const line = `${target}: ${reason}`;
  /* Added by the database: two mails may be given up at once. */
  const error = sql`concat_ws(E'\\n', ${reportDelivery.error}, ${line}::text)` as unknown as string;
  await writer.update(reportDelivery, { error }, eq(reportDelivery.id, reportDeliveryId));
}
