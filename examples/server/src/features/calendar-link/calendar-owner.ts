import { and, eq, isNull } from 'drizzle-orm';
import { hashSecret } from '../../auth/secret.ts';
import { ifThereIsRoom } from '../../db/database-error.ts';
import { calendarLink, user } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import type { PlanOwner } from './guard-slots.ts';

const touchMs = 5 * 60_000;

/** The guard whose plan a link shows. */
export interface CalendarOwner extends PlanOwner {
  readonly linkId: number;
  readonly userName: string;
}

/** Who the secret of a link stands for; null for an unknown or revoked one, and for a guard who has left. */
export async function calendarOwner(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  secret: string,
): Promise<CalendarOwner | null> {
  const [row] = await db
    .select({ link: calendarLink, user })
    .from(calendarLink)
    .innerJoin(user, and(eq(user.id, calendarLink.userId), eq(user.tenantId, calendarLink.tenantId)))
    .where(and(eq(calendarLink.secretHash, hashSecret(secret)), isNull(calendarLink.revokedAt)))
    .limit(1);
  if (!row?.user.isActive || row.user.role !== 'Guard') return null;
  const { id, tenantId, companyIds, lastUsedAt } = row.link;
  const now = clock.now();
  if (lastUsedAt === null || Math.abs(now - lastUsedAt) >= touchMs) {
    await ifThereIsRoom(db.update(calendarLink).set({ lastUsedAt: now }).where(eq(calendarLink.id, id)));
  }
  return { linkId: id, tenantId, companyIds, userId: row.user.id, userName: row.user.name };
}
