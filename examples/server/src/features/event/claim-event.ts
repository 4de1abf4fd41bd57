import type { Wire } from '@patrolkit/sdk/wire';
import { eq } from 'drizzle-orm';
import type { Repository } from '../../db/repository.ts';
import { event } from '../../db/schema.ts';
import type { Writer } from '../../db/writer.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { notFound, ProblemError } from '../../http/problem.ts';
import { alarmTypes } from '../../patrol/alarm-types.ts';
import { holdLiveRow } from '../master-data/hold-row.ts';
import type { EventRow } from './event-to-wire.ts';
import { eventsForViewer } from './notification-counts.ts';
import { visibleTo } from './visible-events.ts';

/** How long a claim lasts unless its console renews it, milliseconds. */
const leaseMs = 120_000;

const free = { claimedById: null, claimedBy: null, claimedUntil: null };
const holderOf = ({ claimedById, claimedBy }: Pick<EventRow, 'claimedById' | 'claimedBy'>) => ({
  claimedById,
  claimedBy,
});

/**
 * POST /api/Event/Claim/{idEvent}: the caller sees to an open alarm for two minutes; again renews. Throws 404, 409 for an
 * event that is no alarm, and 409 `claimed` while somebody else has it, unless it is taken over.
 * `now` in milliseconds since 1970.
 */
export async function claimEvent(call: ScopedCall<'event_claim'>, now: number): Promise<Wire<'Event'>> {
  const { scope, repository, params, query } = call;
  const row = await repository.write(async (writer) => {
    const known = await holdLiveRow(writer, event, params.idEvent, 'no key update', visibleTo(scope));
    if (!known) throw notFound(`Event ${params.idEvent}`);
    if (!alarmTypes.includes(known.typeCode)) throw refused('notAlarm', `Event ${known.id} is no alarm`);
    if (known.confirmedAt !== null) return known;
    const isHeld = known.claimedUntil !== null && known.claimedUntil > now;
    if (isHeld && known.claimedById !== scope.userId && !query.takeOver) {
      throw refused('claimed', `${known.claimedBy} sees to event ${known.id}`);
    }
    const claim = { claimedById: scope.userId, claimedBy: scope.userName, claimedUntil: now + leaseMs };
    const renewed = await changeClaim(writer, known, claim);
    /* A renewal each minute says nothing new. */
    if (!isHeld || known.claimedById !== scope.userId) {
      writer.audit({
        action: 'event.claim',
        entity: 'event',
        id: known.id,
        before: isHeld ? holderOf(known) : holderOf(free),
        after: holderOf(claim),
      });
    }
    return renewed;
  });
  return wireOf(repository, scope.userId, row);
}

/** POST /api/Event/Release/{idEvent}: gives back what the caller has claimed; else nothing changes. Throws 404. */
export async function releaseEvent(call: ScopedCall<'event_release'>): Promise<Wire<'Event'>> {
  const { scope, repository, params } = call;
  const row = await repository.write(async (writer) => {
    const known = await holdLiveRow(writer, event, params.idEvent, 'no key update', visibleTo(scope));
    if (!known) throw notFound(`Event ${params.idEvent}`);
    if (known.claimedById !== scope.userId) return known;
    const freed = await changeClaim(writer, known, free);
    writer.audit({
      action: 'event.release',
      entity: 'event',
      id: known.id,
      before: holderOf(known),
      after: holderOf(free),
    });
    return freed;
  });
  return wireOf(repository, scope.userId, row);
}

type Claim = Pick<EventRow, 'claimedById' | 'claimedBy' | 'claimedUntil'>;

/* As with a comment (ADR 0014) the version stays: whoever is editing the event's words is not refused for it. */
async function changeClaim(writer: Writer, known: EventRow, claim: Claim): Promise<EventRow> {
  const [changed] = await writer.update(event, claim, eq(event.id, known.id));
  writer.changed({ kind: 'event', reason: 'edited', id: known.id, version: known.version });
  return changed ?? { ...known, ...claim };
}

async function wireOf(repository: Repository, viewerId: number, row: EventRow): Promise<Wire<'Event'>> {
  const [wire] = await eventsForViewer(repository, viewerId, [row]);
  if (!wire) throw notFound(`Event ${row.id}`);
  return wire;
}

const refused = (code: string, message: string): ProblemError =>
  new ProblemError(409, message, [{ field: 'idEvent', code, message }]);
