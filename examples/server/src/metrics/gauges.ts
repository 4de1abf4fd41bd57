import { sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { event, installation, outgoing } from '../db/schema.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import type { Metric, MetricSample } from './exposition.ts';

const gauge = (name: string, help: string, ...samples: MetricSample[]): Metric => ({
  name: `patrolkit_${name}`,
  help,
  type: 'gauge',
  samples,
});

/** What this process can tell without its database. */
export interface ProcessState {
  readonly hubConnections: number;
  /** Milliseconds for which the oldest committed change has not been handed out; 0 when all have. */
  readonly feedLagMs: number;
  /** Longest and mean delay of the event loop since it was last asked, seconds. */
  readonly loopDelay: { readonly max: number; readonly mean: number };
}

/** Gauges of the process. */
export function processGauges({ hubConnections, feedLagMs, loopDelay }: ProcessState): Metric[] {
  return [
    gauge('hub_connections', 'Clients of the hub on this process.', { value: hubConnections }),
    gauge('feed_lag_seconds', 'For how long the oldest change waits to be pushed.', { value: feedLagMs / 1000 }),
    gauge(
      'event_loop_delay_seconds',
      'Delay of the event loop since the last look.',
      { labels: { of: 'max' }, value: loopDelay.max },
      { labels: { of: 'mean' }, value: loopDelay.mean },
    ),
  ];
}

/** Gauges of the installation; every process tells the same. Tenants are told by their id, never by a name. */
export async function installationGauges(db: Database): Promise<Metric[]> {
  const alarms = [eventTypeCode('GuardPanic'), eventTypeCode('Exception')];
  const open = await db.execute<{ tenant: number; type: number; count: number }>(sql`
    select tenant_id::float8 as tenant, type_code as type, count(*)::int as count from ${event}
    where ${event.typeCode} in ${alarms} and ${event.confirmedAt} is null and ${event.deletedAt} is null
    group by tenant_id, type_code order by tenant_id, type_code`);
  const waiting = await db.execute<{ kind: string; count: number }>(sql`
    select kind, count(*)::int as count from ${outgoing}
    where ${outgoing.sentAt} is null and ${outgoing.endedAt} is null group by kind order by kind`);
  const [row] = await db.select({ heldSince: installation.clockHeldSince }).from(installation);
  const queue = ['mail', 'webhook'].map((kind) => ({
    labels: { kind },
    value: waiting.rows.find((one) => one.kind === kind)?.count ?? 0,
  }));
  const isPanic = (type: number): boolean => type === eventTypeCode('GuardPanic');
  return [
    gauge(
      'open_alarms',
      'Alarms that nobody has confirmed, by tenant.',
      ...open.rows.map(({ tenant, type, count }) => ({
        labels: { tenant: String(tenant), type: isPanic(type) ? 'GuardPanic' : 'Exception' },
        value: count,
      })),
    ),
    gauge('outgoing_waiting', 'Mails and webhooks on their way.', ...queue),
    gauge('clock_held', '1 while a jump of the clock holds back missed checks.', { value: row?.heldSince ? 1 : 0 }),
  ];
}

/** Whether the database has answered. */
export const databaseUp = (isUp: boolean): Metric =>
  gauge('database_up', '1 when the database has answered this look.', { value: isUp ? 1 : 0 });
