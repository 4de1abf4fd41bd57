import type { Wire } from '@patrolkit/sdk/wire';
import { inArray } from 'drizzle-orm';
import type { Reader } from '../../db/reader.ts';
import { location, user } from '../../db/schema.ts';
import { type RuleRow, ruleFacts } from '../../planning/rule-row.ts';

/** Rules as they travel, with the names of guard and place as they are now, in the order given. */
export async function rulesToWire(reader: Reader, rows: readonly RuleRow[]): Promise<Wire<'RRule'>[]> {
  if (rows.length === 0) return [];
  const userIds = [...new Set(rows.map((row) => row.userId))];
  const locationIds = [...new Set(rows.map((row) => row.locationId))];
  const users = new Map((await reader.rows(user, inArray(user.id, userIds))).map((row) => [row.id, row.name]));
  const places = await reader.rows(location, inArray(location.id, locationIds));
  const placeNames = new Map(places.map((row) => [row.id, row.name]));
  return rows.map((row) => ({
    ...ruleFacts(row),
    userName: users.get(row.userId) ?? '',
    locationName: placeNames.get(row.locationId) ?? '',
    version: row.version,
  }));
}
