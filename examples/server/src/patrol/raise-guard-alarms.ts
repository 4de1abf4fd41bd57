import { type SQL, sql } from 'drizzle-orm';
import { idSet } from '../db/id-set.ts';
import type { Reader } from '../db/reader.ts';
import type { Repository } from '../db/repository.ts';
import { event } from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import { eventTypeCode } from './event-type-code.ts';
import type { GuardAlarm } from './guard-alarm.ts';

interface ToldRow {
  readonly userId: number;
  readonly typeCode: number;
  readonly occurredAt: number;
  readonly isOpen: boolean;
}

/* Alarms of one transaction: bulk work commits in short pieces (part E). */
const pieceSize = 100;

/* One open event of each state, and one of each time he was in it, also when somebody has deleted its row. */
async function notToldYet(reader: Reader, alarms: readonly GuardAlarm[]): Promise<GuardAlarm[]> {
  const from = new Date(Math.min(...alarms.map((alarm) => alarm.from))).toISOString();
  const columns = sql`user_id::float8 as "userId", type_code as "typeCode",
    (extract(epoch from occurred_at) * 1000)::float8 as "occurredAt", ended_at is null and deleted_at is null as "isOpen"`;
  const isTheirs = (tenantId: number): SQL => sql`tenant_id = ${tenantId}
    and user_id in ${idSet(alarms.map(({ guard }) => guard.userId))} and type_code in (12, 13)`;
  const told = await reader.query<ToldRow>(
    (tenantId) => sql`
      select ${columns} from event where ${isTheirs(tenantId)} and occurred_at > ${from}::timestamptz
      union all
      select ${columns} from event where ${isTheirs(tenantId)} and ended_at is null and deleted_at is null`,
  );
  const isTold = ({ guard, state, from }: GuardAlarm): boolean =>
    told.some(
      ({ userId, typeCode, occurredAt, isOpen }) =>
        userId === guard.userId && typeCode === eventTypeCode(state) && (isOpen || occurredAt > from),
    );
  return alarms.filter((alarm) => !isTold(alarm));
}

/* Two processes never raise the same: each takes the guards that no other has. Who writes their events waits for neither. */
async function lockGuards(writer: Writer, alarms: readonly GuardAlarm[]): Promise<GuardAlarm[]> {
  const rows = await writer.query<{ id: number }>(
    (tenantId) => sql`
      select id::float8 as id from user_account
      where tenant_id = ${tenantId} and id in ${idSet(alarms.map(({ guard }) => guard.userId))}
      order by id for no key update skip locked`,
  );
  const locked = new Set(rows.map(({ id }) => id));
  return alarms.filter(({ guard }) => locked.has(guard.userId));
}

async function raisePiece(writer: Writer, alarms: readonly GuardAlarm[], now: number): Promise<void> {
  const locked = await lockGuards(writer, alarms);
  const due = locked.length === 0 ? [] : await notToldYet(writer, locked);
  const raised = await writer.insert(
    event,
    due.map(({ guard, state, at, description }) => {
      const place = state === 'NotMoving' ? (guard.motion?.anchor ?? guard.lastPlace) : guard.lastPlace;
      return {
        typeCode: eventTypeCode(state),
        occurredAt: at,
        receivedAt: now,
        source: guard.name,
        description,
        userId: guard.userId,
        companyId: guard.companyId,
        latitude: place?.latitude ?? null,
        longitude: place?.longitude ?? null,
      };
    }),
  );
  for (const { id, version } of raised) writer.changed({ kind: 'event', reason: 'created', id, version });
}

/** C6: one event for each of these states that has none. @param now time of receipt, milliseconds since 1970 */
export async function raiseGuardAlarms(
  repository: Repository,
  alarms: readonly GuardAlarm[],
  now: number,
): Promise<void> {
  const due = alarms.length === 0 ? [] : await notToldYet(repository, alarms);
  for (let start = 0; start < due.length; start += pieceSize) {
    await repository.write((writer) => raisePiece(writer, due.slice(start, start + pieceSize), now));
  }
}
