import type { SQL } from 'drizzle-orm';
import type { Reader, TenantTable } from '../../db/reader.ts';
import { ProblemError } from '../../http/problem.ts';

/** Rows that refer to another one, and what they are called. */
export interface Use {
  readonly table: TenantTable;
  readonly where: SQL;
  /** `location tag` */
  readonly one: string;
  /** `location tags` */
  readonly many: string;
}

/** Refuses with 409 `inUse`, one line for each sort of rows: `Location has 3 location tags`. */
export async function refuseInUse(reader: Reader, title: string, field: string, uses: readonly Use[]): Promise<void> {
  const errors = [];
  for (const { table, where, one, many } of uses) {
    const count = await reader.count(table, where);
    if (count === 0) continue;
    errors.push({ field, code: 'inUse', message: `${title} has ${count} ${count === 1 ? one : many}` });
  }
  if (errors.length > 0) throw new ProblemError(409, `${title} is in use`, errors);
}
