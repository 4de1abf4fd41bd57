import { violationsOf } from './accessibility.ts';
import { Wall } from './models/wall.ts';
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

test('R4 a server that hangs is said with the age of what is shown, amber, then red, at the desk and on the wall; the rows stay, and both heal by themselves', async ({
  supervisor,
  secondSupervisor,
  phone,
  product,
  expectTrouble,
}) => {
  expectTrouble(/WebSocket connection/, /Failed to load resource/);
  await supervisor.startsWatching();
  await secondSupervisor.startsAt('?display=wall');
  const desk = supervisor.dashboard;
  const wall = new Wall(secondSupervisor.page);
  await wall.isShown();
  await secondSupervisor.dashboard.isTouched();
  await expect(wall.bar).toHaveAttribute('data-link', 'live');
  const shown = { desk: await desk.rows.count(), wall: await wall.rows.count() };
  const seenAtTheDesk = async (): Promise<void> => {
    await expect(desk.strip).toHaveAttribute('data-state', 'waiting', { timeout: 25_000 });
    await expect(desk.strip).toContainText(/Last update \d+ s ago/);
    await expect(desk.strip).toHaveAttribute('data-state', 'lost', { timeout: 25_000 });
    await expect(desk.strip).toContainText('Not monitoring');
    await desk.hasHeard('link-lost');
    await expect(desk.rows).toHaveCount(shown.desk);
  };
  const seenOnTheWall = async (): Promise<void> => {
    await expect(wall.bar).toHaveAttribute('data-link', 'waiting', { timeout: 25_000 });
    await expect(wall.bar).toContainText(/Last update \d+ s ago/);
    await expect(wall.bar).toHaveAttribute('data-link', 'lost', { timeout: 25_000 });
    await expect(wall.bar).toContainText('Not monitoring. Last known state is from');
    await expect(secondSupervisor.dashboard.strip).toContainText(/No update for \d+ s/);
    await secondSupervisor.dashboard.hasHeard('link-lost');
    await expect(wall.rows).toHaveCount(shown.wall);
  };
  product.freezeServer();
  await Promise.all([seenAtTheDesk(), seenOnTheWall()]);
  expect(await violationsOf(secondSupervisor.page)).toEqual([]);
  product.thawServer();
  await expect(desk.strip).toHaveAttribute('data-state', 'calm', { timeout: 30_000 });
  await expect(wall.bar).toHaveAttribute('data-link', 'live', { timeout: 30_000 });
  const eventId = await phone.reports(12, { type: 'TagRead', tag: '04A10004' });
  await expect(desk.row(eventId)).toBeVisible();
});

test('a map that cannot be loaded says so, and alarms go on beside it', async ({
  supervisor,
  phone,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/, /dynamically imported module/, /map-(panel|view)/);
  await supervisor.context.route(/map-view/, (route) => route.abort());
  await supervisor.startsWatching();
  await expect(supervisor.page.getByRole('alert').filter({ hasText: 'The map could not be loaded' })).toBeVisible();
  const eventId = await phone.reports(12, { type: 'GuardPanic' });
  await supervisor.dashboard.hears('guard-panic');
  await supervisor.dashboard.ticks(supervisor.dashboard.row(eventId));
  await supervisor.dashboard.hearsNothing();
});

test('a dialog that cannot be fetched says so and takes nothing else down; tried again it opens', async ({
  supervisor,
  phone,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/);
  await supervisor.context.route(/readiness-dialog-.*\.js/, (route) => route.abort());
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  await page.getByRole('button', { name: /Alarm readiness|may go unnoticed/ }).click();
  const told = page.getByRole('alertdialog', { name: 'This part could not be loaded' });
  await expect(told).toBeVisible();
  const eventId = await phone.reports(9, { type: 'GuardPanic' });
  await dashboard.hears('guard-panic');
  await dashboard.ticks(dashboard.row(eventId));
  await supervisor.context.unroute(/readiness-dialog-.*\.js/);
  await told.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(told).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await dashboard.hearsNothing();
});

test('R5 a hub that cannot be reached keeps no alarm back: the poll brings it, with its sound', async ({
  supervisor,
  phone,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/, /WebSocket/, /guardHub/);
  await supervisor.context.routeWebSocket(/guardHub/, (socket) => socket.close());
  await supervisor.context.route(/guardHub/, (route) => route.abort());
  await supervisor.startsWatching();
  const { dashboard } = supervisor;
  const eventId = await phone.reports(9, { type: 'GuardPanic' });
  await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'open', { timeout: 20_000 });
  await dashboard.hears('guard-panic');
  await expect(dashboard.strip).not.toContainText('Not monitoring');
  await dashboard.ticks(dashboard.row(eventId));
  await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'processed');
  await dashboard.hearsNothing();
});

test('R5 polls that get no answer keep no alarm back: the hub brings it, with its sound', async ({
  supervisor,
  phone,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/);
  const { page, dashboard } = supervisor;
  /* Once the hub is there the feed asks what came before it; from then on it needs no poll. */
  const hubIsThere = page.waitForResponse(/api\/Changes/);
  await supervisor.startsWatching();
  await hubIsThere;
  await supervisor.context.route(/GetLastEvents|api\/Changes/, (route) => route.abort());
  const eventId = await phone.reports(9, { type: 'GuardPanic' });
  await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'open', { timeout: 20_000 });
  await dashboard.hears('guard-panic');
  await dashboard.ticks(dashboard.row(eventId));
  await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'processed');
  await dashboard.hearsNothing();
});
