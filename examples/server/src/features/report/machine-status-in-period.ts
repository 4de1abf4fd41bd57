import { sql } from 'drizzle-orm';
import { event, location, schedulerItem } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import { inPieces } from '../statistics/pieces.ts';
import { checksOf, eventsOf } from '../statistics/subject.ts';
import { byGuards } from './by-guards.ts';
import { connectedSpans } from './connected-spans.ts';
import { type Coverage, coverageOf, type Span } from './coverage.ts';
import { reportGuards } from './report-guards.ts';
import { type PeriodQuestion, paceOf } from './report-question.ts';
import { column, guardColumns, type ReportTable, rounded } from './report-table.ts';
import { routeSpans } from './route-spans.ts';

interface Counts {
  readonly user_id: number;
  readonly tag_reads: number;
  readonly not_moving: number;
  readonly panics: number;
  readonly missed: number;
}

const nothing = { tag_reads: 0, not_moving: 0, panics: 0, missed: 0 };

async function countPiece({ reader, scope, subject, period, now }: PeriodQuestion): Promise<Counts[]> {
  const countOf = (code: number) => sql`count(*) filter (where ${event.typeCode} = ${code})::int`;
  const ofEvents = await reader.query<Counts>(
    () => sql`
      select ${event.userId}::float8 as user_id, ${countOf(eventTypeCode('TagRead'))} as tag_reads,
        ${countOf(eventTypeCode('NotMoving'))} as not_moving, ${countOf(eventTypeCode('GuardPanic'))} as panics, 0 as missed
      from ${event} where ${eventsOf(subject, scope, period)} and ${event.userId} is not null
      group by ${event.userId}`,
  );
  const ofChecks = await reader.query<Pick<Counts, 'user_id' | 'missed'>>(
    (tenantId) => sql`
      select ${schedulerItem.userId}::float8 as user_id, count(*)::int as missed from ${schedulerItem}
      join ${location} on ${location.tenantId} = ${tenantId} and ${location.id} = ${schedulerItem.locationId}
      where ${checksOf(subject, scope, period)} and ${schedulerItem.locationTagId} is not null
        and ${schedulerItem.readAt} is null and ${schedulerItem.closesAt} <= ${new Date(now).toISOString()}::timestamptz
      group by ${schedulerItem.userId}`,
  );
  return [...ofEvents, ...ofChecks.map((row) => ({ ...nothing, ...row }))];
}

/* What happened to each guard, by his id. */
async function countsByGuard(question: PeriodQuestion): Promise<Map<number, Omit<Counts, 'user_id'>>> {
  const rows = await inPieces(question.period, (period) => countPiece({ ...question, period }), paceOf(question));
  const add = (sum: typeof nothing, row: Counts): typeof nothing => ({
    tag_reads: sum.tag_reads + row.tag_reads,
    not_moving: sum.not_moving + row.not_moving,
    panics: sum.panics + row.panics,
    missed: sum.missed + row.missed,
  });
  return new Map([...Map.groupBy(rows, (row) => row.user_id)].map(([id, own]) => [id, own.reduce(add, nothing)]));
}

/* Each part is reckoned with as it comes: a year of everybody's contacts at one go would hold up this thread. */
async function coverageByGuard(
  question: PeriodQuestion,
  ids: readonly number[],
  routes: ReadonlyMap<number, readonly Span[]>,
): Promise<Map<number, Coverage>> {
  const ask = async (some: readonly number[]): Promise<[number, Coverage][]> => {
    const contacts = await connectedSpans(question.reader, some, question.period);
    return contacts.map(([id, spans]) => [id, coverageOf(routes.get(id) ?? [], spans)]);
  };
  return new Map(await byGuards(ids, ask, paceOf(question)));
}

const minutes = (ms: number): number => rounded(ms / 60_000, 1);

/** C9, ReportMachineStatusInPeriod: how much of his routes each guard was connected, and what happened on them. */
export async function machineStatusInPeriod(question: PeriodQuestion): Promise<ReportTable> {
  const { reader, scope, subject, period } = question;
  const guards = await reportGuards(reader, subject, scope, period);
  const routes = await routeSpans(reader, subject, scope, period);
  const ids = guards.map(({ id }) => id);
  const coverages = await coverageByGuard(question, ids, routes);
  const counts = await countsByGuard(question);
  return {
    columns: [
      ...guardColumns,
      column('routeMinutes', 'On routes', 'min'),
      column('connectedMinutes', 'Connected', 'min'),
      column('availability', 'Availability', '%'),
      column('disconnections', 'Disconnections'),
      column('longestGapMinutes', 'Longest gap', 'min'),
      column('tagReads', 'Tag reads'),
      column('missedChecks', 'Missed checks'),
      column('notMoving', 'Not moving'),
      column('panics', 'Panics'),
    ],
    rows: guards.map(({ id, name }) => {
      const coverage = coverages.get(id) ?? coverageOf([], []);
      const own = counts.get(id) ?? nothing;
      return {
        idUser: id,
        userName: name,
        routeMinutes: minutes(coverage.routeMs),
        connectedMinutes: minutes(coverage.connectedMs),
        availability: coverage.availability === null ? null : rounded(coverage.availability * 100, 1),
        disconnections: coverage.disconnections,
        longestGapMinutes: minutes(coverage.longestGapMs),
        tagReads: own.tag_reads,
        missedChecks: own.missed,
        notMoving: own.not_moving,
        panics: own.panics,
      };
    }),
  };
}
