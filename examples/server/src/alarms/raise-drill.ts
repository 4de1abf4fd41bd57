import type { Wire } from '@patrolkit/sdk/wire';
import { eq } from 'drizzle-orm';
import type { Scope } from '../auth/scope.ts';
import type { Reader } from '../db/reader.ts';
import { event, user } from '../db/schema.ts';
import type { Ingest } from '../devices/ingest.ts';
import { eventsForViewer } from '../features/event/notification-counts.ts';
import type { ScopedCall } from '../http/operation.ts';
import { invalid } from '../http/problem.ts';
import type { Services } from '../services.ts';

async function guardOf(reader: Reader, idUser: number): Promise<typeof user.$inferSelect> {
  const row = await reader.first(user, eq(user.id, idUser));
  if (!row) throw invalid('idUser', 'unknownReference', 'User does not exist');
  if (row.role !== 'Guard') throw invalid('idUser', 'notGuard', 'User is not a guard');
  if (!row.isActive) throw invalid('idUser', 'notGuard', 'User is not active');
  return row;
}

/* A panic as his phone would report it, without a place of its own; but no phone has spoken. */
function drillIngest(now: number): Ingest {
  return {
    key: null,
    contact: {},
    hasContact: false,
    position: null,
    event: {
      type: 'GuardPanic',
      occurredAt: now,
      position: null,
      tag: null,
      description: '',
      comment: '',
      aboutEventId: null,
      isDrill: true,
    },
    quarantine: null,
  };
}

/**
 * POST /api/Event/Drill: a panic of an active guard, marked as a drill, that takes the whole path from the ingest on
 * (C12). The ingest commits it before the audit row is written: a drill must alarm as a panic does, whoever asked.
 */
export async function raiseDrill(
  { clock, ingest }: Services,
  { scope, repository, body }: ScopedCall<'event_drill'>,
): Promise<Wire<'Event'>> {
  const { id, name, tenantId } = await guardOf(repository, body.idUser);
  const guard: Scope = {
    tenantId,
    userId: id,
    userName: name,
    role: 'Guard',
    policies: ['device.use'],
    companyIds: [],
    sessionId: null,
  };
  const [outcome] = await ingest(guard, [drillIngest(clock.now())]);
  const row = await repository.first(event, eq(event.id, outcome?.eventId ?? 0));
  if (!row) throw new Error('The drill was not stored');
  await repository.write(async (writer) =>
    writer.audit({ action: 'event.drill', entity: 'event', id: row.id, after: { userId: id } }),
  );
  const [wire] = await eventsForViewer(repository, scope.userId, [row]);
  if (!wire) throw new Error('The drill cannot be read');
  return wire;
}
