import { expect, test } from './patrol-test.ts';

test('a server that is killed under load loses nothing it had acknowledged, and the console recovers by itself', async ({
  supervisor,
  phone,
  product,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/, /WebSocket connection/);
  await supervisor.startsWatching();
  const before = await supervisor.dashboard.rows.count();
  const acknowledged: number[] = [];
  let isLoading = true;
  const load = (async () => {
    while (isLoading) {
      try {
        acknowledged.push(await phone.reports(9, { type: 'TagRead', tag: '04A10002' }));
      } catch {
        // unanswered, so not acknowledged
      }
    }
  })();
  await expect.poll(() => acknowledged.length).toBeGreaterThan(10);
  product.killServer();
  isLoading = false;
  await load;
  await expect(supervisor.dashboard.rows).toHaveCount(before);
  await expect.poll(() => product.isReady(), { timeout: 30_000 }).toBe(true);
  const afterwards = await phone.reports(9, { type: 'TagRead', tag: '04A10003' });
  await expect(supervisor.dashboard.row(afterwards)).toBeVisible({ timeout: 30_000 });
  await expect(supervisor.dashboard.row(acknowledged.at(-1) ?? 0)).toBeVisible();
  await expect(supervisor.dashboard.strip).toContainText('Live');
  for (const eventId of acknowledged) expect((await product.eventInDatabase(eventId)).id).toBe(eventId);
});

test('a link that is cut is said with its age, the rows stay, and it heals by itself', async ({
  supervisor,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/, /WebSocket connection/);
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  const rows = await dashboard.rows.count();
  await page.clock.install();
  await page.route(/\/(api|guardHub)\//, (route) => route.abort());
  await page.clock.fastForward(20_000);
  await expect(dashboard.strip).toContainText(/Last update|No update/);
  await expect(dashboard.rows).toHaveCount(rows);
  await page.unroute(/\/(api|guardHub)\//);
});
