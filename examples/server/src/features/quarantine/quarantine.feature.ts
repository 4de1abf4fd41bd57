import { fromInstant } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { sql } from 'drizzle-orm';
import { quarantine } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { listRows } from '../master-data/list-rows.ts';
import { inPeriod } from '../statistics/period.ts';

/* What came stays text: whoever shows it must not read it as anything else. */
const toWire = (row: typeof quarantine.$inferSelect): Wire<'QuarantinedReport'> => ({
  idQuarantine: row.id,
  receivedDateTime: fromInstant(row.receivedAt),
  idUser: row.userId,
  reason: row.reason,
  raw: row.raw,
});

/** Operations of tag Quarantine. */
export function quarantineFeature(_services: Services): Feature {
  return {
    scoped: {
      quarantine_get: async (call) => {
        const rows = await listRows(call, quarantine, {
          where: inPeriod(quarantine.receivedAt, call.query),
          orderBy: [sql`${quarantine.receivedAt} desc nulls first`, sql`${quarantine.id} desc`],
        });
        return rows.map(toWire);
      },
    },
  };
}
