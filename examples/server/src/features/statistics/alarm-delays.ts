import type { Wire } from '@patrolkit/sdk/wire';
import { sql } from 'drizzle-orm';
import type { Scope } from '../../auth/scope.ts';
import type { Reader } from '../../db/reader.ts';
import { event } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import type { Period } from '../event/period.ts';
import { delayOf } from './delay-of.ts';
import { inPieces } from './pieces.ts';
import { eventsOf, type Subject } from './subject.ts';

/* Seconds; null where it has not happened. */
interface AlarmRow {
  readonly sounding: number | null;
  readonly confirmed: number | null;
}

/** How long the alarms of a period took from acceptance to the first sound and to confirmation (C12). */
export interface AlarmDelays {
  readonly toSounding: Wire<'AlarmDelay'>;
  readonly toConfirmed: Wire<'AlarmDelay'>;
}

/**
 * Measures panics and exceptions of a period. A confirmation by 'System' (C3: read in time, uploaded late) is nobody's
 * reaction and is left out.
 */
export async function alarmDelays(
  reader: Reader,
  scope: Scope,
  subject: Subject,
  period: Period,
): Promise<AlarmDelays> {
  const alarms = await inPieces(period, (piece) =>
    reader.query<AlarmRow>(
      () => sql`
        select extract(epoch from ${event.soundedAt} - ${event.receivedAt})::float8 as sounding,
          case when ${event.confirmedBy} is distinct from 'System'
            then extract(epoch from ${event.confirmedAt} - ${event.receivedAt})::float8 end as confirmed
        from ${event}
        where ${eventsOf(subject, scope, piece)}
          and ${event.typeCode} in (${eventTypeCode('GuardPanic')}, ${eventTypeCode('Exception')})`,
    ),
  );
  return {
    toSounding: delayOf(alarms.flatMap(({ sounding }) => sounding ?? [])),
    toConfirmed: delayOf(alarms.flatMap(({ confirmed }) => confirmed ?? [])),
  };
}
