import { expect, test } from 'vitest';
import { verifyPassword } from './auth/password.ts';
import { systemClock } from './clock.ts';
import { openDatabase } from './db/open.ts';
import { audit, user } from './db/schema.ts';
import { createFirstAdministrator } from './first-administrator.ts';
import { migratedDump } from './testing/template.ts';

test('an empty database gets one administrator with a password nobody else knows, once', async () => {
  const { db, close } = await openDatabase({ directory: null, clock: systemClock, dump: await migratedDump() });
  const first = await createFirstAdministrator(db, systemClock, 'chief@security.example');
  const [row] = await db.select().from(user);
  expect(row).toMatchObject({ email: 'chief@security.example', role: 'Administrator' });
  expect(first?.password).toHaveLength(20);
  expect(await verifyPassword(row?.passwordHash ?? null, first?.password ?? '')).toBe(true);
  expect(await verifyPassword(null, first?.password ?? '')).toBe(false);
  expect(JSON.stringify(await db.select().from(audit))).not.toContain(first?.password);
  expect(await createFirstAdministrator(db, systemClock, 'other@security.example')).toBeNull();
  expect(await db.select().from(user)).toHaveLength(1);
  await close();
});
