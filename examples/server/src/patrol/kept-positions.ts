import { and, asc, desc, eq, gt, gte, inArray, isNull, lt, lte } from 'drizzle-orm';
import type { Reader } from '../db/reader.ts';
import { event, route } from '../db/schema.ts';
import type { Ingest, IngestPosition } from '../devices/ingest.ts';
import { readTenantSettings } from '../settings/tenant-settings.ts';
import { eventTypeCode } from './event-type-code.ts';
import { keepsPosition, type PatrolState } from './keeps-position.ts';

type Act = PatrolState['acts'][number];

const stopCode = eventTypeCode('Stop');
const actCodes = [eventTypeCode('Start'), stopCode];
/* A Start that no Stop has followed for so long was forgotten. */
const longestShiftMs = 31 * 24 * 3_600_000;

const actOf = ({ typeCode, occurredAt }: typeof event.$inferSelect): Act => ({
  type: typeCode === stopCode ? 'Stop' : 'Start',
  at: occurredAt,
});

async function storedActs(reader: Reader, userId: number, from: number, to: number): Promise<Act[]> {
  const isAct = and(eq(event.userId, userId), inArray(event.typeCode, actCodes));
  const before = and(isAct, lt(event.occurredAt, from), gte(event.occurredAt, from - longestShiftMs));
  const during = and(isAct, gte(event.occurredAt, from), lte(event.occurredAt, to));
  const last = await reader.rows(event, before, { orderBy: [desc(event.occurredAt), desc(event.id)], limit: 1 });
  const rows = await reader.rows(event, during, { orderBy: [asc(event.occurredAt), asc(event.id)] });
  return [...last, ...rows].map(actOf);
}

/* Start and Stop of the same request count as well, whatever stands before them in it. */
function actsOf(ingests: readonly Ingest[]): Act[] {
  return ingests.flatMap(({ event: told }) =>
    told?.type === 'Start' || told?.type === 'Stop' ? [{ type: told.type, at: told.occurredAt }] : [],
  );
}

async function stateOf(
  reader: Reader,
  userId: number,
  ingests: readonly Ingest[],
  times: readonly number[],
): Promise<PatrolState> {
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const acts = [...(await storedActs(reader, userId, from, to)), ...actsOf(ingests)].sort((a, b) => a.at - b.at);
  const isOwn = and(eq(route.userId, userId), isNull(route.deletedAt));
  const routes = await reader.rows(route, and(isOwn, lte(route.startsAt, to), gt(route.endsAt, from)));
  return { acts, routes };
}

/**
 * The positions of these reports that are kept (C13). One that comes with a panic always is: who calls for help has to
 * be found. Reads what it needs once, whatever the number of reports.
 */
export async function keptPositions(
  reader: Reader,
  userId: number,
  ingests: readonly Ingest[],
): Promise<IngestPosition[]> {
  const given = ingests.flatMap(({ position, event: told }) =>
    position ? [{ position, isPanic: told?.type === 'GuardPanic' }] : [],
  );
  if (given.length === 0) return [];
  const rule = (await readTenantSettings(reader)).positions;
  if (rule === 'always') return given.map(({ position }) => position);
  const times = given.map(({ position }) => position.recordedAt);
  const state = await stateOf(reader, userId, ingests, times);
  return given
    .filter(({ position, isPanic }) => isPanic || keepsPosition(rule, position.recordedAt, state))
    .map(({ position }) => position);
}
