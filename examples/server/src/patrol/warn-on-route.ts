import { sql } from 'drizzle-orm';
import { idSet } from '../db/id-set.ts';
import type { Repository } from '../db/repository.ts';
import { event } from '../db/schema.ts';
import { eventTypeCode } from './event-type-code.ts';
import { type GuardWarning, warningText } from './guard-warnings.ts';
import type { GuardOnRoute } from './guards-on-route.ts';

/** When a warning comes, milliseconds since 1970. */
export interface WarningTimes {
  /** By the time that is believed. */
  readonly at: number;
  /** By the server's clock. */
  readonly now: number;
}

/** C6: one System event for a warning that some route of the guard has not had. */
export async function warnOnRoute(
  repository: Repository,
  guard: GuardOnRoute,
  warning: GuardWarning,
  { at, now }: WarningTimes,
): Promise<void> {
  await repository.write(async (writer) => {
    /* the route's own row tells which of two processes is first */
    const had = JSON.stringify([warning]);
    const warned = await writer.query(
      (tenantId) => sql`
        update route set warnings = warnings || ${had}::jsonb
        where tenant_id = ${tenantId} and id in ${idSet(guard.routeIds)} and not warnings @> ${had}::jsonb returning id`,
    );
    if (warned.length === 0) return;
    const raised = await writer.insert(event, {
      typeCode: eventTypeCode('System'),
      occurredAt: at,
      receivedAt: now,
      source: guard.name,
      description: warningText(warning, guard),
      userId: guard.userId,
      companyId: guard.companyId,
      latitude: guard.lastPlace?.latitude ?? null,
      longitude: guard.lastPlace?.longitude ?? null,
    });
    for (const { id, version } of raised) writer.changed({ kind: 'event', reason: 'created', id, version });
  });
}
