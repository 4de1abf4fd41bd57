import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { user } from '../../db/schema.ts';
import type { Writer } from '../../db/writer.ts';
import { invalid } from '../../http/problem.ts';

/** Ids of the members of these groups, by group. */
export async function membersOf(reader: Reader, groupIds: readonly number[]): Promise<Map<number, number[]>> {
  const members = new Map<number, number[]>(groupIds.map((id) => [id, []]));
  if (groupIds.length === 0) return members;
  const rows = await reader.rows(user, inArray(user.groupId, [...groupIds]), { orderBy: [asc(user.id)] });
  for (const { id, groupId } of rows) if (groupId !== null) members.get(groupId)?.push(id);
  return members;
}

/** Refuses members that the tenant does not have, or no longer: throws 400 `unknownReference`. */
export async function requireUsers(reader: Reader, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  const rows = await reader.rows(user, inArray(user.id, [...userIds]));
  const known = new Set(rows.filter((row) => row.erasedAt === null).map(({ id }) => id));
  const unknown = userIds.find((id) => !known.has(id));
  if (unknown !== undefined) throw invalid('idUsers', 'unknownReference', `User ${unknown} does not exist`);
}

/** Puts these users and no others into a group; who was in another one leaves that, because a user is in one. */
export async function setMembers(writer: Writer, groupId: number, userIds: readonly number[]): Promise<void> {
  const before = (await membersOf(writer, [groupId])).get(groupId) ?? [];
  const leaving = before.filter((id) => !userIds.includes(id));
  const joining = userIds.filter((id) => !before.includes(id));
  /* the version is counted by the database, so that two writers cannot both take the same number */
  const version = sql`${user.version} + 1` as unknown as number;
  for (const [ids, to] of [[leaving, null] as const, [joining, groupId] as const]) {
    if (ids.length === 0) continue;
    const left = to === null ? and(inArray(user.id, ids), eq(user.groupId, groupId)) : inArray(user.id, ids);
    const rows = await writer.update(user, { groupId: to, version }, left ?? inArray(user.id, ids));
    for (const row of rows) writer.changed({ kind: 'master', reason: 'saved', id: row.id, version: row.version });
  }
}
