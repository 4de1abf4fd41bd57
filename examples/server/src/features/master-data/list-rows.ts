import type { SQL } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import { changeSeq } from '../../db/change-seq.ts';
import type { Reader, TenantTable } from '../../db/reader.ts';

/** A request for a list: all of it, or `limit` rows after `offset`. */
export interface ListCall {
  readonly repository: Reader;
  readonly query: { readonly limit?: number | undefined; readonly offset?: number | undefined };
  readonly reply: FastifyReply;
}

/** Which rows of a table, in which order; the order must be complete, or pages overlap. */
export interface ListedRows {
  readonly where?: SQL | undefined;
  readonly orderBy: readonly SQL[];
}

function tellLength(reply: FastifyReply, total: number, end: number): void {
  reply.header('X-Total-Count', total);
  if (end < total) reply.header('X-Truncated', 'true');
}

/**
 * The rows of a list, with the headers of contract A1: X-Change-Seq, which is read before the rows so that list and
 * feed join without a hole, X-Total-Count, and X-Truncated when more rows follow.
 */
export async function listRows<T extends TenantTable>(
  { repository, query, reply }: ListCall,
  table: T,
  { where, orderBy }: ListedRows,
): Promise<T['$inferSelect'][]> {
  reply.header('X-Change-Seq', await changeSeq(repository));
  const { limit, offset = 0 } = query;
  if (limit === undefined && offset === 0) {
    const rows = await repository.rows(table, where, { orderBy });
    tellLength(reply, rows.length, rows.length);
    return rows;
  }
  const total = await repository.count(table, where);
  const end = Math.min(total, limit === undefined ? total : offset + limit);
  tellLength(reply, total, end);
  if (offset >= end) return [];
  return (await repository.rows(table, where, { orderBy, limit: end })).slice(offset);
}

/** As listRows, for rows that had to be put in order by the program. @param seq changeSeq, read before the rows */
export function cutList<Row>({ query, reply }: Omit<ListCall, 'repository'>, seq: number, rows: readonly Row[]): Row[] {
  const { limit = rows.length, offset = 0 } = query;
  reply.header('X-Change-Seq', seq);
  tellLength(reply, rows.length, offset + limit);
  return rows.slice(offset, offset + limit);
}
