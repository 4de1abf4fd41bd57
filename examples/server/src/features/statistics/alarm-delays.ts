import type { Wire } from '@patrolkit/sdk/wire';
import { type SQL, sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import type { Reader } from '../../db/reader.ts';
import { event } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import type { Period } from '../event/period.ts';
import type { Question } from './count-facts.ts';
import { delayOf } from './delay-of.ts';
import { inPieces } from './pieces.ts';
import { eventsOf } from './subject.ts';

/* Lists of seconds, as JSON: a year has more of them than can come as rows. */
interface DelayLists {
  readonly sounding: string;
  readonly confirmed: string;
}

/** How long the alarms of a period took from acceptance to the first sound and to confirmation (C12). */
export interface AlarmDelays {
  readonly toSounding: Wire<'AlarmDelay'>;
  readonly toConfirmed: Wire<'AlarmDelay'>;
}

const secondsTo = (what: SQL, condition: SQL): SQL => sql`
  coalesce(json_agg(extract(epoch from ${what} - ${event.receivedAt})::float8) filter (where ${condition}), '[]')::text`;

/**
 * Measures panics and exceptions of a period. A confirmation by 'System' (C3: read in time, uploaded late) is nobody's
 * reaction and is left out.
 */
export async function alarmDelays(
  reader: Reader,
  scope: Scope,
  { subject, period, monotonic }: Question,
): Promise<AlarmDelays> {
  const isReaction = sql`${event.confirmedAt} is not null and ${event.confirmedBy} is distinct from 'System'`;
  const ask = (piece: Period): Promise<DelayLists[]> =>
    reader.query<DelayLists>(
      () => sql`
        select ${secondsTo(sql`${event.soundedAt}`, sql`${event.soundedAt} is not null`)} as sounding,
          ${secondsTo(sql`${event.confirmedAt}`, isReaction)} as confirmed
        from ${event}
        where ${eventsOf(subject, scope, piece)}
          and ${event.typeCode} in (${eventTypeCode('GuardPanic')}, ${eventTypeCode('Exception')})`,
    );
  const lists = await inPieces(period, ask, { monotonic, calm: reader.calm });
  const all = (which: keyof DelayLists): number[] => lists.flatMap((list) => JSON.parse(list[which]) as number[]); // as above
  return { toSounding: delayOf(all('sounding')), toConfirmed: delayOf(all('confirmed')) };
}
