import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { ifThereIsRoom } from '../db/database-error.ts';
import * as schema from '../db/schema.ts';
import type { RefusedCredential } from '../patrol/refused-credential.ts';
import type { Scope } from './scope.ts';
import { hashSecret, newSecret } from './secret.ts';

const touchMs = 30_000;

/** A new device secret and the part of it that may be shown again. */
export function newDeviceSecret(): { secret: string; prefix: string } {
  const secret = `pk_${newSecret()}`;
  return { secret, prefix: secret.slice(0, 9) };
}

/** What the reader of device credentials needs around it. */
export interface DeviceAuthOptions {
  readonly db: Database;
  readonly clock: Clock;
  /** Whether the demo's fixed credentials are taken. */
  readonly isDemo: boolean;
  /** Hears of a known credential that has ended. */
  readonly onRefused: (refused: RefusedCredential) => Promise<void>;
}

/**
 * Reads who a device credential stands for: an active guard with device.use and nothing else.
 * null for an unknown, revoked or expired one, and for a demo credential outside of the demo.
 */
export function createDeviceAuth(options: DeviceAuthOptions): (secret: string) => Promise<Scope | null> {
  const { db, clock, isDemo, onRefused } = options;
  const { deviceCredential, user } = schema;
  return async (secret) => {
    const now = clock.now();
    const [row] = await db
      .select({ credential: deviceCredential, user })
      .from(deviceCredential)
      .innerJoin(user, and(eq(user.id, deviceCredential.userId), eq(user.tenantId, deviceCredential.tenantId)))
      .where(eq(deviceCredential.secretHash, hashSecret(secret)))
      .limit(1);
    if (!row || (row.credential.isDemo && !isDemo)) return null;
    const { id, expiresAt, revokedAt, lastUsedAt, label, prefix } = row.credential;
    const { tenantId, id: userId, name: userName, role, isActive } = row.user;
    const hasEnded = revokedAt !== null || (expiresAt !== null && now >= expiresAt);
    if (hasEnded || !isActive || role !== 'Guard') {
      await onRefused({ id, tenantId, userId, userName, label, prefix });
      return null;
    }
    if (lastUsedAt === null || Math.abs(now - lastUsedAt) >= touchMs) {
      await ifThereIsRoom(db.update(deviceCredential).set({ lastUsedAt: now }).where(eq(deviceCredential.id, id)));
    }
    return {
      tenantId,
      userId,
      userName,
      role,
      policies: ['device.use'],
      companyIds: [],
      sessionId: null,
      credentialId: id,
    };
  };
}
