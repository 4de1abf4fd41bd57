import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { hashSecret } from '../../auth/secret.ts';
import { event, passwordReset, user } from '../../db/schema.ts';
import { eventTypeCode } from '../../patrol/event-type-code.ts';
import type { TestServer } from '../test-server.ts';
import type { Samples } from './sample.ts';

/* A link of somebody of his own: the demo's people keep the password with which tests sign in. */
async function resetLink({ db, clock }: TestServer): Promise<string> {
  const guid = randomUUID();
  const [owner] = await db.insert(user).values({ tenantId: 1, name: 'Forgetful', role: 'Operator' }).returning();
  const [createdAt, expiresAt] = [clock.now(), clock.now() + 60_000];
  const row = { tenantId: 1, userId: owner?.id ?? 0, guidHash: hashSecret(guid), createdAt, expiresAt };
  await db.insert(passwordReset).values(row);
  return guid;
}

/** Requests about alarm times, drills, consoles and forgotten passwords. */
export const alarmsSamples: Samples = {
  user_requestPasswordReset: () => ({ query: '?email=nobody@demo.example' }),
  user_requestPasswordResetMail: () => ({ body: { email: 'nobody@demo.example' } }),
  user_resetPassword: async (server) => ({
    body: { guid: await resetLink(server), password: 'another-patrol', passwordRepeat: 'another-patrol' },
  }),
  user_consoleState: () => ({ body: { sound: 'on' } }),
  event_alarmTrace: async ({ db, clock }) => {
    const now = clock.now();
    const row = { tenantId: 1, typeCode: eventTypeCode('GuardPanic'), occurredAt: now, receivedAt: now };
    const [open] = await db.insert(event).values(row).returning();
    return { body: [{ idEvent: open?.id ?? 0, shown: true, sounding: true }] };
  },
  event_drill: async ({ db }) => {
    const [guard] = await db.select().from(user).where(eq(user.email, 'guard1@demo.example'));
    return { body: { idUser: guard?.id ?? 0 }, foreign: 400 };
  },
};
