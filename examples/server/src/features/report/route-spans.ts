import { sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import { millisecondsOf } from '../../db/instant.ts';
import { type ColumnNames, manyRows } from '../../db/many-rows.ts';
import type { Reader } from '../../db/reader.ts';
import { route } from '../../db/schema.ts';
import type { Period } from '../event/period.ts';
import { routesOf, type Subject } from '../statistics/subject.ts';
import type { Span } from './coverage.ts';

interface RouteTimes {
  readonly user_id: number;
  /** Milliseconds since 1970, as the next one. */
  readonly starts: number;
  readonly ends: number;
}

const names: ColumnNames<RouteTimes> = ['user_id', 'starts', 'ends'];

/** Each guard's routes by his id, cut to the period. */
export async function routeSpans(
  reader: Reader,
  subject: Subject,
  scope: Scope,
  period: Period,
): Promise<Map<number, Span[]>> {
  const rows = await manyRows(
    reader,
    names,
    () => sql`
      select ${route.userId} as user_id, ${millisecondsOf(sql`${route.startsAt}`)} as starts,
        ${millisecondsOf(sql`${route.endsAt}`)} as ends
      from ${route} where ${routesOf(subject, scope, period)}`,
  );
  const cut = ({ starts, ends }: RouteTimes): Span => ({
    from: Math.max(starts, period.from),
    to: Math.min(ends, period.to),
  });
  return new Map([...Map.groupBy(rows, ({ user_id: id }) => id)].map(([id, own]) => [id, own.map(cut)]));
}
