import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { hubTicket } from '../db/schema.ts';
import type { Scope } from './scope.ts';
import { hashSecret, newSecret } from './secret.ts';
import type { Sessions } from './sessions.ts';

const lifeMs = 60_000;

/** Tickets for the hub's URL: one connection each, a minute at most, bound to a session. */
export interface HubTickets {
  mint(scope: Scope): Promise<{ ticket: string; expiresAt: number }>;
  /** The scope of the ticket's session; `use` uses the ticket up. null when it is unknown, used, too old or its session has ended. */
  read(ticket: string, use: boolean): Promise<Scope | null>;
}

/** Makes the ticket keeper. */
export function createHubTickets(db: Database, clock: Clock, sessions: Sessions): HubTickets {
  return {
    mint: async ({ tenantId, sessionId }) => {
      if (sessionId === null) throw new TypeError('A hub ticket needs a session');
      const ticket = newSecret();
      const now = clock.now();
      await db.delete(hubTicket).where(lt(hubTicket.expiresAt, now - lifeMs));
      await db
        .insert(hubTicket)
        .values({ tenantId, sessionId, ticketHash: hashSecret(ticket), expiresAt: now + lifeMs });
      return { ticket, expiresAt: now + lifeMs };
    },
    read: async (ticket, use) => {
      const now = clock.now();
      const isLive = and(
        eq(hubTicket.ticketHash, hashSecret(ticket)),
        isNull(hubTicket.usedAt),
        gt(hubTicket.expiresAt, now),
      );
      /* One statement finds and uses it: of two connections with one ticket only one gets in. */
      const [row] = use
        ? await db.update(hubTicket).set({ usedAt: now }).where(isLive).returning()
        : await db.select().from(hubTicket).where(isLive);
      return row ? sessions.readById(row.sessionId) : null;
    },
  };
}
