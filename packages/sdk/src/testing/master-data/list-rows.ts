import type { Call } from '../http/call.ts';
import type { Row } from '../state/table.ts';
import type { Entity } from './save-row.ts';

/** Order of a list by name, by id among equal names. @internal */
export function byName(a: { readonly name: string; readonly id: number }, b: typeof a): number {
  return a.name.localeCompare(b.name, 'hr') || a.id - b.id;
}

/* The headers of a list (A1): the feed's number, how many rows there are, and whether some were left out. */
function tellLength({ reply, state }: Pick<Call, 'reply' | 'state'>, total: number, end: number): void {
  reply.headers.set('X-Change-Seq', String(state.feed.lastSeq));
  reply.headers.set('X-Total-Count', String(total));
  if (end < total) reply.headers.set('X-Truncated', 'true');
}

/** The first rows of a list, with its headers. @internal */
export function firstRows<R>(call: Pick<Call, 'reply' | 'state'>, rows: readonly R[], maximum: number): R[] {
  tellLength(call, rows.length, maximum);
  return rows.slice(0, maximum);
}

/** What a list is asked for: all of it, or `limit` rows after `offset`. @internal */
export interface ListQuery {
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
}

/** The rows of a list that were asked for, with its headers. @internal */
export function listRows<R>(call: Pick<Call, 'reply' | 'state'> & { readonly query: ListQuery }, rows: readonly R[]) {
  const { limit = rows.length, offset = 0 } = call.query;
  tellLength(call, rows.length, offset + limit);
  return rows.slice(offset, offset + limit);
}

/** Rows of one sort that are not deleted and that the caller may see. @internal */
export function liveRows<Values extends object>({ table, isVisible = () => true }: Entity<Values>): Row<Values>[] {
  return table.live().filter(isVisible);
}
