import { type SQL, sql } from 'drizzle-orm';
import { inPieces } from './in-pieces.ts';
import { ofTenant, type Reader, type TenantTable } from './reader.ts';
import type { Repository } from './repository.ts';
import { position } from './schema.ts';
import type { Writer } from './writer.ts';

/** Which rows go for good. */
export interface Deletion {
  readonly table: TenantTable;
  readonly where: SQL | undefined;
  /** Those that go first; missing where the order does not matter. */
  readonly orderBy?: SQL | undefined;
  /** Runs first in each transaction. */
  readonly before?: ((writer: Writer) => Promise<unknown>) | undefined;
  /** Ends it after the transaction it is at. */
  readonly signal?: AbortSignal | undefined;
}

const firstRows = 500;

/* A row's place on the disk tells it from all others of its table. */
function byPlace({ table, where, orderBy }: Deletion, tenantId: number, limit: number): SQL {
  const order = orderBy ? sql`order by ${orderBy}` : sql``;
  return sql`${table.tenantId} = ${tenantId} and ctid = any(array(
    select ctid from ${table} where ${ofTenant(table, tenantId, where)} ${order} limit ${limit}))`;
}

/* But not from those in other partitions: positions go by their time, a few more where some have the same. */
function byTime({ where }: Deletion, tenantId: number, limit: number): SQL {
  const isIt = ofTenant(position, tenantId, where);
  return sql`${isIt} and ${position.recordedAt} <= coalesce((
    select ${position.recordedAt} from ${position} where ${isIt}
    order by ${position.recordedAt} limit 1 offset ${limit - 1}), 'infinity')`;
}

async function deleteRows(writer: Reader, deletion: Deletion, limit: number): Promise<number> {
  const { table } = deletion;
  const piece = table === position ? byTime : byPlace;
  const [result] = await writer.query<{ count: number }>(
    (tenantId) => sql`
      with gone as (delete from ${table} where ${piece(deletion, tenantId, limit)} returning 1)
      select count(*)::int as count from gone`,
  );
  return result?.count ?? 0;
}

/**
 * Deletes rows of a tenant for good, in transactions of their own, so that an alarm that comes meanwhile waits for one
 * piece at most. Answers how many rows. @param monotonic milliseconds since some moment
 */
export function deleteInPieces(repository: Repository, monotonic: () => number, deletion: Deletion): Promise<number> {
  const piece = (rows: number): Promise<number> =>
    repository.write(async (writer) => {
      await deletion.before?.(writer);
      return deleteRows(writer, deletion, rows);
    });
  return inPieces({ monotonic, calm: repository.calm, rows: firstRows, piece, signal: deletion.signal });
}
