import type { Wire } from '@patrolkit/sdk/wire';
import { eq, sql } from 'drizzle-orm';
import { user } from '../../db/schema.ts';
import type { ScopedCall } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { givenOr } from '../master-data/given-or.ts';
import { optionalLine, requiredLine } from '../master-data/given-text.ts';
import { holdLiveRow } from '../master-data/hold-row.ts';
import { givenStart } from './given-start.ts';
import { auditedUser, wholeUser } from './user-to-wire.ts';

/** POST /api/User/MyProfile: what a body does not name stays. `now` in milliseconds since 1970. */
export async function saveProfile(call: ScopedCall<'user_saveMyProfile'>, now: number): Promise<Wire<'User'>> {
  const { body, repository, scope } = call;
  const id = scope.userId;
  const row = await repository.write(async (writer) => {
    const before = await holdLiveRow(writer, user, id, 'no key update');
    if (!before) throw notFound(`User ${id}`);
    const [after] = await writer.update(
      user,
      {
        name: body.name === undefined ? before.name : requiredLine('name', body.name),
        phone: optionalLine(givenOr(body.phone, before.phone)),
        locale: body.locale ?? before.locale,
        ...givenStart(body, before),
        /* the version is counted by the database, so that two writers cannot both take the same number */
        version: sql`${user.version} + 1` as unknown as number,
      },
      eq(user.id, id),
    );
    if (!after) throw new Error(`User ${id} was not stored`);
    writer.audit({
      action: 'profile.save',
      entity: 'user',
      id,
      before: auditedUser(before),
      after: auditedUser(after),
    });
    writer.changed({ kind: 'master', reason: 'saved', id, version: after.version });
    return after;
  });
  return wholeUser(repository, row, now);
}
