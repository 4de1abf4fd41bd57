import { Readable } from 'node:stream';
import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { and, asc, eq, getTableColumns, gt, gte, or, type SQL } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { user } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { type PersonalRecords, personalRecords } from './personal-records.ts';
import { toldRow } from './told-row.ts';
import { auditedUser } from './user-to-wire.ts';

const pageRows = 2000;

/* Page after page, so that neither the database nor the memory holds a year of positions and pictures at once. */
async function* rowsOf(reader: Reader, records: PersonalRecords): AsyncGenerator<object> {
  const { table, where, by } = records;
  const { id } = getTableColumns(table);
  const limit = records.pageRows ?? pageRows;
  const order = by ?? id;
  if (!id || !order) {
    yield* await reader.rows(table, where);
    return;
  }
  const orderName = Object.entries(getTableColumns(table)).find(([, column]) => column === order)?.[0] ?? 'id';
  let rest: SQL | undefined;
  for (;;) {
    const page: Record<string, unknown>[] = await reader.rows(table, and(where, rest), {
      orderBy: [asc(order), asc(id)],
      limit,
    });
    yield* page;
    const last = page.at(-1);
    if (!last || page.length < limit) return;
    const at = last[orderName];
    rest = and(gte(order, at), or(gt(order, at), gt(id, last.id)));
  }
}

async function* textOf(reader: Reader, person: typeof user.$inferSelect, now: number): AsyncGenerator<string> {
  const head = { idUser: person.id, generatedAt: fromInstant(now), profile: toldRow(user, auditedUser(person)) };
  yield JSON.stringify(head).slice(0, -1);
  for (const records of personalRecords(person)) {
    yield `,${JSON.stringify(records.name)}:[`;
    let separator = '';
    for await (const row of rowsOf(reader, records)) {
      yield `${separator}${JSON.stringify(toldRow(records.table, row, records.hidden))}`;
      separator = ',';
    }
    yield ']';
  }
  yield '}';
}

/**
 * GET /api/User/{id}/PersonalData: everything stored about one person as one JSON file (C13), written to the audit
 * log before its first byte goes out. `now` in milliseconds since 1970.
 */
export async function personalData(call: ScopedCall<'user_personalData'>, now: number): Promise<Wire<'PersonalData'>> {
  const { params, repository, reply } = call;
  const { id } = params;
  const person = await repository.first(user, eq(user.id, id));
  if (!person) throw notFound(`User ${id}`);
  await repository.write(async (writer) => writer.audit({ action: 'user.personalData', entity: 'user', id }));
  reply.type('application/json; charset=utf-8');
  /* A stream of the text of that schema: a year of pictures would not fit into the memory as one object. */
  return Readable.from(textOf(repository, person, now)) as unknown as Wire<'PersonalData'>;
}
