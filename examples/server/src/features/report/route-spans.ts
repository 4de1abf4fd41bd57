import type { Scope } from '../../auth/scope.ts';
import type { Reader } from '../../db/reader.ts';
import { route } from '../../db/schema.ts';
import type { Period } from '../event/period.ts';
import { routesOf, type Subject } from '../statistics/subject.ts';
import type { Span } from './coverage.ts';

/** Each guard's routes by his id, cut to the period. */
export async function routeSpans(
  reader: Reader,
  subject: Subject,
  scope: Scope,
  period: Period,
): Promise<Map<number, Span[]>> {
  const rows = await reader.rows(route, routesOf(subject, scope, period));
  const cut = ({ startsAt, endsAt }: (typeof rows)[number]): Span => ({
    from: Math.max(startsAt, period.from),
    to: Math.min(endsAt, period.to),
  });
  return new Map([...Map.groupBy(rows, ({ userId }) => userId)].map(([id, own]) => [id, own.map(cut)]));
}
