import type { Wire } from '@patrolkit/sdk/wire';
import { eq, sql } from 'drizzle-orm';
import { event } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { checkVersion } from '../master-data/check-version.ts';
import { givenLine, givenText } from '../master-data/given-text.ts';
import { holdLiveRow } from '../master-data/hold-row.ts';
import type { EventRow } from './event-to-wire.ts';
import { eventsForViewer } from './notification-counts.ts';
import { visibleTo } from './visible-events.ts';

const textsOf = ({ source, description, comment }: Pick<EventRow, 'source' | 'description' | 'comment'>) => ({
  source,
  description,
  comment,
});

/**
 * POST /api/Event/ChangeEventSourceComment: its three texts and nothing else (C7). The same texts again change
 * nothing. Throws 404, and 412 for a stale If-Match.
 */
export async function changeEvent(call: ScopedCall<'event_change'>): Promise<Wire<'Event'>> {
  const { scope, repository, body, request } = call;
  const missing = notFound(`Event ${body.idEvent}`);
  const after = {
    source: givenLine(body.source),
    description: givenText(body.description),
    comment: givenText(body.comment),
  };
  const row = await repository.write(async (writer) => {
    const known = await holdLiveRow(writer, event, body.idEvent, 'no key update', visibleTo(scope));
    if (!known) throw missing;
    checkVersion(request, known.version);
    const before = textsOf(known);
    if (JSON.stringify(before) === JSON.stringify(after)) return known;
    /* the version is counted by the database, as in confirm-event.ts */
    const counted = { ...after, version: sql`${event.version} + 1` as unknown as number };
    const [changed] = await writer.update(event, counted, eq(event.id, known.id));
    if (!changed) throw missing;
    writer.audit({ action: 'event.change', entity: 'event', id: changed.id, before, after });
    writer.changed({ kind: 'event', reason: 'edited', id: changed.id, version: changed.version });
    return changed;
  });
  const [wire] = await eventsForViewer(repository, scope.userId, [row]);
  if (!wire) throw missing;
  return wire;
}
