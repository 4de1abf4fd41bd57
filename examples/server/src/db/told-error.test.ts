import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { systemClock } from '../clock.ts';
import { migratedDump } from '../testing/template.ts';
import { openDatabase } from './open.ts';
import { tenant } from './schema.ts';
import { toldError } from './told-error.ts';

test('what is told of a failed statement holds none of its parameters, however they look', async () => {
  const { db, close } = await openDatabase({ directory: null, clock: systemClock, dump: await migratedDump() });
  const hostile = 'SECRET\nparams: $& \n    at SECRET (file.ts:1:1)\n';
  const failures = [
    db
      .insert(tenant)
      .values({ name: hostile, createdAt: 0 })
      .onConflictDoUpdate({ target: tenant.name, set: { name: hostile } }),
    db.execute(sql`select ${hostile}::bigint`),
    db.execute(sql`select ${hostile}::timestamptz`),
    db.execute(sql`select * from nowhere where name = ${hostile}`),
  ];
  for (const failure of failures) {
    const error = await failure.catch((reason: unknown) => reason);
    if (!(error instanceof Error)) throw new Error('It has not failed');
    expect(error.message).toContain('SECRET');
    const told = toldError(error);
    expect(JSON.stringify(told)).not.toContain('SECRET');
    expect(told.message).toMatch(/^Failed query: (insert|select) /);
    expect(told.stack).toMatch(/^Error: Failed query: [\s\S]*\n {4}at /);
    expect(told.cause).toMatch(/unique or exclusion|invalid input syntax for type \w+|relation "nowhere"/);
  }
  await close();
});

test('any other error is told as it is', () => {
  const error = new TypeError('No such thing', { cause: new Error('because') });
  expect(toldError(error)).toEqual({
    type: 'TypeError',
    message: 'No such thing',
    stack: error.stack,
    cause: 'because',
  });
});
