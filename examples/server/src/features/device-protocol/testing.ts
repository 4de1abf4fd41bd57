import { and, eq, gt, sql } from 'drizzle-orm';
import { event, lastPosition, position, quarantine } from '../../db/schema.ts';
import type { Waypoint } from '../../devices/owntracks-region.ts';
import type { TestServer } from '../../testing/test-server.ts';

/** What OwnTracks was answered. */
export interface OwnTracksAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The regions in it; empty for `[]`. */
  readonly waypoints: readonly Waypoint[];
}

/** Sends a message as OwnTracks does; a text is sent as it is. */
export type OwnTracksPhone = (message: unknown, headers?: Record<string, string>) => Promise<OwnTracksAnswer>;

/** The app on a phone with this credential. @param userAgent as the app for Android has it unless another is given */
export function ownTracksPhone(
  server: TestServer,
  credential: string,
  userAgent = 'Owntracks-Android/gms/420600000',
): OwnTracksPhone {
  const authorization = `Basic ${Buffer.from(`ana:${credential}`).toString('base64')}`;
  const usual = { authorization, 'content-type': 'application/json; charset=utf-8', 'user-agent': userAgent };
  return async (message, headers = {}) => {
    const response = await server.app.inject({
      method: 'POST',
      url: '/device/owntracks',
      headers: { ...usual, 'x-limit-u': 'ana', 'x-limit-d': 'phone', ...headers },
      payload: typeof message === 'string' ? message : JSON.stringify(message),
    });
    const answer: unknown = response.statusCode === 200 ? response.json() : [];
    const commands = answer as { waypoints: { waypoints: Waypoint[] } }[]; // as the contract says of this answer
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      waypoints: commands.flatMap(({ waypoints }) => waypoints.waypoints),
    };
  };
}

/** What has come of one guard since it was begun. */
export interface Notebook {
  begin(): Promise<void>;
  events(): Promise<(typeof event.$inferSelect)[]>;
  positions(): Promise<(typeof position.$inferSelect)[]>;
  quarantined(): Promise<(typeof quarantine.$inferSelect)[]>;
  lastPosition(): Promise<typeof lastPosition.$inferSelect | undefined>;
}

/** Opens it. */
export function notebook({ db }: TestServer, userId: number): Notebook {
  const from = { event: 0, position: 0, quarantine: 0 };
  const newest = async (table: typeof event | typeof position | typeof quarantine): Promise<number> =>
    (await db.select({ id: sql<number>`coalesce(max(${table.id}), 0)::float8` }).from(table))[0]?.id ?? 0;
  return {
    begin: async () => {
      from.event = await newest(event);
      from.position = await newest(position);
      from.quarantine = await newest(quarantine);
    },
    events: () =>
      db
        .select()
        .from(event)
        .where(and(eq(event.userId, userId), gt(event.id, from.event)))
        .orderBy(event.id),
    positions: () =>
      db
        .select()
        .from(position)
        .where(and(eq(position.userId, userId), gt(position.id, from.position)))
        .orderBy(position.id),
    quarantined: () =>
      db
        .select()
        .from(quarantine)
        .where(and(eq(quarantine.userId, userId), gt(quarantine.id, from.quarantine)))
        .orderBy(quarantine.id),
    lastPosition: async () => (await db.select().from(lastPosition).where(eq(lastPosition.userId, userId)))[0],
  };
}
