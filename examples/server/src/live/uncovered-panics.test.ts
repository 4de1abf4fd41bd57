import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createStore } from '../db/repository.ts';
import { event } from '../db/schema.ts';
import { startTestServer } from '../testing/test-server.ts';
import { createPanicWatch } from './uncovered-panics.ts';

test('C10 a panic that nobody has in scope any more becomes everybody’s, but not while a page is loaded again', async () => {
  const server = await startTestServer();
  const commits: number[] = [];
  let isCovered = false;
  const watch = createPanicWatch(
    createStore(server.db, server.clock, (_tenant, _from, to) => commits.push(to)),
    () => isCovered,
  );
  const { tenantId, eventId } = server.second;
  const isShown = async () => (await server.db.select().from(event).where(eq(event.id, eventId)))[0]?.isShownToAll;
  for (let look = 0; look < 4; look += 1) await watch([tenantId]);
  isCovered = true;
  await watch([tenantId]);
  isCovered = false;
  for (let look = 0; look < 4; look += 1) await watch([tenantId]);
  expect(await isShown()).toBe(false);
  await watch([tenantId]);
  expect(await isShown()).toBe(true);
  expect(commits).toEqual([2]);
  await watch([tenantId]);
  expect(commits).toEqual([2]);
  await server.close();
});
