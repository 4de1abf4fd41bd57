import { type LatLon, toLatLon } from '@patrolkit/sdk/model';
import { inArray } from 'drizzle-orm';
import type { Reader } from '../db/reader.ts';
import { type event, location, user } from '../db/schema.ts';

/** What a mail or a webhook tells of an alarm. */
export interface AlarmFacts {
  readonly event: typeof event.$inferSelect;
  /** Name of the guard; what stands as the event's source when it has no user. */
  readonly guard: string;
  readonly location: { readonly name: string; readonly address: string | null } | null;
  /** Where it happened; else where its location is; null when nobody knows. */
  readonly place: LatLon | null;
}

/** Link to a place on a public map, as the console's (decision G18). */
export function mapLink({ latitude, longitude }: LatLon): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
}

/** Reads the facts of events, in their order. */
export async function alarmFacts(
  reader: Reader,
  events: readonly (typeof event.$inferSelect)[],
): Promise<AlarmFacts[]> {
  const idsOf = (pick: (row: typeof event.$inferSelect) => number | null): number[] => [
    ...new Set(events.flatMap((row) => pick(row) ?? [])),
  ];
  const users = await reader.rows(
    user,
    inArray(
      user.id,
      idsOf((row) => row.userId),
    ),
  );
  const locations = await reader.rows(
    location,
    inArray(
      location.id,
      idsOf((row) => row.locationId),
    ),
  );
  return events.map((row) => {
    const site = locations.find(({ id }) => id === row.locationId) ?? null;
    return {
      event: row,
      guard: users.find(({ id }) => id === row.userId)?.name ?? row.source,
      location: site,
      place: toLatLon(row.latitude, row.longitude) ?? (site && toLatLon(site.latitude, site.longitude)),
    };
  });
}
