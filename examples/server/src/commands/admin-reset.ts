import { and, eq, sql } from 'drizzle-orm';
import { endResetLinks, endSessions } from '../auth/end-access.ts';
import { hashPassword } from '../auth/password.ts';
import { user } from '../db/schema.ts';
import type { Command } from './command.ts';
import { mailAddressOf } from './mail-address.ts';
import { oneTimePassword, oneTimePasswordLines } from './one-time-password.ts';

/** `admin reset`: a one-time password for an administrator who has lost his, and mail (C10, decision G54). */
export const adminReset: Command = {
  name: 'admin reset',
  usage: 'admin reset <mail>',
  summary: 'gives an administrator a one-time password and ends his sessions',
  prepare: (args) => {
    const email = args.length === 1 ? mailAddressOf(args[0]) : null;
    if (email === null) return null;
    return async ({ db, store, clock }) => {
      const [owner] = await db.select().from(user).where(sql`lower(${user.email}) = ${email.toLowerCase()}`);
      if (owner?.role !== 'Administrator' || !owner.isActive) {
        return { isOk: false, lines: [`Nobody with the address ${email} is an active administrator`] };
      }
      const password = oneTimePassword();
      const passwordHash = await hashPassword(password);
      await store.for(owner).write(async (writer) => {
        const isOwner = and(eq(user.id, owner.id), eq(user.isActive, true)) ?? eq(user.id, owner.id);
        const [row] = await writer.update(user, { passwordHash }, isOwner);
        if (!row) throw new Error(`The password of ${email} was not stored`);
        await endSessions(writer, row.id, clock.now());
        await endResetLinks(writer, row.id, clock.now());
        writer.audit({ action: 'admin.reset', entity: 'user', id: row.id });
      });
      return { isOk: true, lines: oneTimePasswordLines(email, password) };
    };
  },
};
