import type { Wire } from '@patrolkit/sdk/wire';
import type { SQL } from 'drizzle-orm';
import type { Reader, TenantTable } from '../../db/reader.ts';
import { type FieldError, ProblemError } from '../../http/problem.ts';

type Kind = Wire<'Use'>['kind'];

/** Rows that refer to another one. */
export interface Use {
  readonly table: TenantTable;
  readonly where: SQL;
  readonly kind: Kind;
}

/* For the English message; screens say it by kind and count in their own language. */
const words: Readonly<Record<Kind, readonly [one: string, many: string]>> = {
  location: ['location', 'locations'],
  locationTag: ['location tag', 'location tags'],
  rRule: ['recurrence rule', 'recurrence rules'],
  scheduler: ['planned check', 'planned checks'],
  user: ['user', 'users'],
  reportSchedule: ['mailed report', 'mailed reports'],
};

/** Refuses with 409 `inUse`, one line for each sort of rows: `Location has 3 location tags`. */
export async function refuseInUse(reader: Reader, title: string, field: string, uses: readonly Use[]): Promise<void> {
  const errors: FieldError[] = [];
  for (const { table, where, kind } of uses) {
    const count = await reader.count(table, where);
    if (count === 0) continue;
    const message = `${title} has ${count} ${words[kind][count === 1 ? 0 : 1]}`;
    errors.push({ field, code: 'inUse', message, use: { kind, count } });
  }
  if (errors.length > 0) throw new ProblemError(409, `${title} is in use`, errors);
}
