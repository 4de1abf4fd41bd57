import { asc, eq, gt } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verifyAuditChain } from '../audit/verify-chain.ts';
import { systemClock } from '../clock.ts';
import { createTestDatabase, openTestPostgres, postgresServer, type TestDatabase } from '../testing/postgres.ts';
import { changeSeqs } from './change-seq.ts';
import type { Database } from './database.ts';
import { createStore } from './repository.ts';
import { change, company, tenant } from './schema.ts';

const server = await postgresServer();

/* One transaction of a writer: how many changes it tells, and whether it is undone. */
const commits = fc.record({ changes: fc.integer({ min: 0, max: 3 }), isUndone: fc.boolean() });
const writers = fc.array(fc.array(commits, { minLength: 1, maxLength: 6 }), { minLength: 20, maxLength: 20 });

describe.skipIf(server === null)('part E: the feed under concurrent writers on PostgreSQL', () => {
  let own: TestDatabase;
  let db: Database;
  let close: () => Promise<void>;
  beforeAll(async () => {
    own = await createTestDatabase(server ?? '');
    ({ db, close } = await openTestPostgres(own.url));
  });
  afterAll(async () => {
    await close();
    await own.drop();
  });

  test('whoever reads on from the last number he saw never passes one that comes later', async () => {
    await fc.assert(
      fc.asyncProperty(writers, async (plan) => {
        const [made] = await db.insert(tenant).values({ name: 'Flooded', createdAt: 0 }).returning();
        const tenantId = made?.id ?? 0;
        const repository = createStore(db, systemClock, () => undefined).for({ tenantId });
        let isOver = false;
        const seen: number[] = [];
        const read = async (): Promise<void> => {
          const after = gt(change.seq, seen.at(-1) ?? 0);
          for (const { seq } of await repository.rows(change, after, { orderBy: [asc(change.seq)] })) seen.push(seq);
        };
        const reader = (async () => {
          while (!isOver) await read();
        })();
        const write = async (list: readonly { changes: number; isUndone: boolean }[]): Promise<void> => {
          for (const { changes, isUndone } of list) {
            const work = repository.write(async (writer) => {
              const [row] = await writer.insert(company, { name: 'Told' });
              for (let n = 0; n < changes; n += 1) {
                writer.changed({ kind: 'master', reason: 'saved', id: row?.id ?? 0, version: 1 });
              }
              writer.audit({ action: 'test', entity: 'company', id: row?.id ?? 0 });
              if (isUndone) throw new Error('undone');
            });
            await work.catch((error: Error) => expect(error.message).toBe('undone'));
          }
        };
        await Promise.all(plan.map(write));
        isOver = true;
        await reader;
        await read();
        const told = plan.flat().filter(({ isUndone }) => !isUndone);
        const total = told.reduce((sum, { changes }) => sum + changes, 0);
        expect(seen).toEqual(Array.from({ length: total }, (_, index) => index + 1));
        expect((await changeSeqs(db)).get(tenantId)).toBe(total);
        expect(await db.$count(company, eq(company.tenantId, tenantId))).toBe(told.length);
        expect(await verifyAuditChain(db, tenantId)).toMatchObject([{ checked: told.length, fault: null }]);
      }),
      { numRuns: 8 },
    );
  });
});
