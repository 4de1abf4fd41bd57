import { expect, test } from './patrol-test.ts';

test.describe('part 8: an error is told exactly, stops nothing, and loses nothing', () => {
  const answers: [row: string, status: number, body: string, says: string][] = [
    ['S8.02', 500, '', 'Internal Server Error (500). Please try again later.'],
    ['S8.04', 404, '', 'Page not found'],
    [
      'S8.07',
      400,
      JSON.stringify({
        title: 'Bad request',
        status: 400,
        errors: [
          { field: 'idEvent', code: 'x', message: 'is odd' },
          { field: 'time', code: 'y', message: 'is late' },
        ],
      }),
      'Error: idEvent::is odd\ntime::is late',
    ],
    ['S8.08', 409, '', 'Error: event/confirm'],
  ];
  for (const [row, status, body, says] of answers) {
    test(`${row} a call answered with ${status}`, async ({ supervisor, phone, expectTrouble }) => {
      expectTrouble(/Failed to load resource/);
      await supervisor.startsWatching();
      const { page, dashboard } = supervisor;
      const eventId = await phone.reports(5, { type: 'GuardPanic' });
      await page.route(/ConfirmEvent/, (route) =>
        route.fulfill({ status, body, contentType: 'application/problem+json' }),
      );
      await dashboard.ticks(dashboard.row(eventId));
      const alert = page.getByRole('alertdialog');
      await expect(alert.getByRole('alert')).toHaveText(says, { useInnerText: true });
      await expect(alert).toContainText(String(eventId));
      await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'open');
      await page.unroute(/ConfirmEvent/);
      await alert.getByRole('button', { name: 'Try again' }).click();
      await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'processed');
      await expect(alert).toBeHidden();
    });
  }

  test('S8.06 a call without an answer', async ({ supervisor, phone, expectTrouble }) => {
    expectTrouble(/Failed to load resource/);
    await supervisor.startsWatching();
    const { page, dashboard } = supervisor;
    const eventId = await phone.reports(6, { type: 'GuardPanic' });
    await page.route(/ConfirmEvent/, (route) => route.abort());
    await dashboard.ticks(dashboard.row(eventId));
    await expect(page.getByRole('alertdialog')).toContainText('A network error occurred. Please try again.');
    await page.unroute(/ConfirmEvent/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'processed');
  });
});

test('S7.77 a failed fetch of the events shows no alert, and the next one recovers', async ({
  supervisor,
  phone,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/);
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  let failed = 0;
  await page.route(/GetLastEvents/, (route) => {
    failed += 1;
    return route.fulfill({ status: 500, body: '' });
  });
  await expect.poll(() => failed, { timeout: 25_000 }).toBeGreaterThan(0);
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.unroute(/GetLastEvents/);
  const eventId = await phone.reports(7, { type: 'TagRead', tag: '04A10001' });
  await expect(dashboard.row(eventId)).toBeVisible({ timeout: 25_000 });
});

test('S2.20, S8.01 a session that the server has ended leads to the sign-in, which says that nobody is watching', async ({
  supervisor,
  product,
  expectTrouble,
}) => {
  expectTrouble(/401/, /WebSocket/);
  await supervisor.startsWatching();
  const { page } = supervisor;
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('patrolkit.session') ?? '{}').token);
  await fetch(`${product.server}/api/User/Logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  await expect(page).toHaveURL(/\/login$/, { timeout: 20_000 });
  await expect(page.getByRole('alert').filter({ hasText: 'Not monitoring' })).toBeVisible();
});

test('SD6 from half an hour before its end the password is asked for in place: the feed goes on, the session too', async ({
  supervisor,
  phone,
}) => {
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  const token = () => page.evaluate(() => JSON.parse(localStorage.getItem('patrolkit.session') ?? '{}').token);
  await page.evaluate(
    (expiresAt) => {
      const session = JSON.parse(localStorage.getItem('patrolkit.session') ?? '{}');
      localStorage.setItem('patrolkit.session', JSON.stringify({ ...session, expiresAt }));
    },
    Date.now() + 20 * 60_000,
  );
  const before = await token();
  await page.reload();
  await dashboard.isLive();
  const note = page.getByRole('region', { name: /^Your session ends at/ });
  await expect(note).toBeVisible();
  const goOn = note.getByRole('button', { name: 'Go on watching' });
  await goOn.click();
  await expect(note.getByText('Enter your password', { exact: true })).toBeVisible();
  await note.getByLabel('Password', { exact: true }).fill('not this one');
  await goOn.click();
  await expect(note.getByText('This password is not right.')).toBeVisible();
  await expect(note.getByLabel('Password', { exact: true })).toHaveValue('not this one');

  /* Rows go on coming while it asks. */
  const meanwhile = await phone.reports(7, { type: 'TagRead', tag: '04A10001' });
  await expect(dashboard.row(meanwhile)).toBeVisible();
  await note.getByLabel('Password', { exact: true }).fill('demo-patrol');
  await note.getByLabel('Password', { exact: true }).press('Enter');
  await expect(note).toBeHidden();
  await expect(page.getByText('Your session goes on.')).toBeVisible();
  expect(await token()).not.toBe(before);
  const afterwards = await phone.reports(7, { type: 'TagRead', tag: '04A10002' });
  await expect(dashboard.row(afterwards)).toBeVisible();
  await expect(dashboard.strip).toContainText('Live');
});

test('S2.57 the map can be hidden and shown: the events take its room, and the choice is kept', async ({
  supervisor,
}) => {
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  const width = async () => (await dashboard.grid.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(dashboard.map).toBeHidden();
  await expect.poll(width).toBeGreaterThan(before * 1.8);
  await page.reload();
  await dashboard.isLive();
  await expect(dashboard.map).toBeHidden();
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(dashboard.map).toBeVisible();
  await expect.poll(width).toBeCloseTo(before, 0);
});

test('a border that was dragged stays where it was put, also by the keyboard', async ({ supervisor }) => {
  await supervisor.startsWatching();
  const { page } = supervisor;
  const border = page.getByRole('separator', { name: 'Border between map and events' });
  const line = await border.boundingBox();
  if (!line) throw new Error('no border');
  await page.mouse.move(line.x, line.y + 200);
  await page.mouse.down();
  await page.mouse.move(line.x - 300, line.y + 200, { steps: 5 });
  await page.mouse.up();
  await expect(border).toHaveAttribute('aria-valuenow', '43');
  await border.press('ArrowRight');
  await expect(border).toHaveAttribute('aria-valuenow', '45');
  await page.reload();
  await supervisor.dashboard.isLive();
  await expect(border).toHaveAttribute('aria-valuenow', '45');
});
