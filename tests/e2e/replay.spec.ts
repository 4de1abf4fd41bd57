import { readFileSync } from 'node:fs';
import { violationsOf } from './accessibility.ts';
import { ReplayScreen } from './models/replay-screen.ts';
import { expect, test } from './patrol-test.ts';

const minuteMs = 60_000;

test('the way of a guard is chosen, played, kept in the address, saved as a picture, and the look at it is written down', async ({
  supervisor,
  phone,
}) => {
  const { page } = supervisor;
  const since = Date.now() - 60 * minuteMs;
  for (let step = 0; step < 12; step += 1) {
    const at = { latitude: 50.846 + step * 0.0004, longitude: 4.352 + step * 0.0006 };
    await phone.isAt(3, at, new Date(since + step * 3 * minuteMs));
  }
  await phone.reads(3, '04A10002', since + 10 * minuteMs);
  await supervisor.startsAt('guardRoutes');
  const replay = new ReplayScreen(page);
  await page.getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText('Choose a guard and a period')).toBeVisible();
  await expect(page.getByText('Every look at a track is written to the audit log')).toBeVisible();
  await replay.presses('Show track');
  await expect(replay.fields.getByRole('combobox', { name: 'Guard' })).toHaveAttribute('aria-invalid', 'true');
  await replay.chooses('Željka Šarić');
  await replay.presses('Show track');

  const track = replay.trackOf('Željka Šarić');
  await expect(track.locator('canvas').first()).toBeVisible();
  const read = replay.points.filter({ hasText: 'Tag read' }).first();
  await expect(read).toBeVisible();
  expect(Number(await read.getAttribute('aria-setsize'))).toBeGreaterThan(12);
  await expect(replay.points.filter({ hasText: 'Position' }).first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await replay.isInTheAddress();
  const address = page.url();
  await page.reload();
  await expect(read).toBeVisible();
  expect(page.url()).toBe(address);
  await expect(replay.fields.getByRole('combobox', { name: 'Guard' })).toHaveValue('Željka Šarić');

  const moment = track.getByRole('slider', { name: 'Moment' });
  const begin = await moment.inputValue();
  await track.getByRole('button', { name: 'Play' }).click();
  await expect.poll(() => moment.inputValue()).not.toBe(begin);
  await track.getByRole('button', { name: 'Pause' }).click();
  const [picture] = await Promise.all([
    page.waitForEvent('download'),
    track.getByRole('button', { name: 'Save as picture' }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/^Željka Šarić .+\.png$/);
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');

  await supervisor.opens('users?view=privacy');
  const reading = page.getByRole('grid', { name: 'Who looked at tracks' }).getByRole('row').nth(1);
  await expect(reading).toContainText('Vesna Novak');
  await expect(reading).toContainText('Željka Šarić');
});

test('a period that is too long is said at once, one without positions too, and a failure is asked again', async ({
  supervisor,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/);
  const { page } = supervisor;
  const replay = new ReplayScreen(page);
  const looks: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GetLocationForDateTime')) looks.push(request.url());
  });
  await supervisor.startsAt('guardRoutes?view=replay');
  await replay.chooses('Marko Đurić');
  await replay.wantsItFrom('01/02/2020');
  await expect(replay.fields.getByText('At most 24 hours.')).toBeVisible();
  await replay.presses('Show track');
  await expect(page.getByText('Choose a guard and a period')).toBeVisible();
  expect(looks).toEqual([]);

  await page.route('**/GetLocationForDateTime*', (route) => route.fulfill({ status: 500, json: {} }));
  await replay.presses('Last 8 hours');
  await replay.presses('Show track');
  await expect(page.getByRole('heading', { name: 'The track could not be loaded' })).toBeVisible();
  await page.unroute('**/GetLocationForDateTime*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(replay.trackOf('Marko Đurić').locator('canvas').first()).toBeVisible();

  await supervisor.opens('guardRoutes?view=replay&guard=4&from=2020-02-01T00:00Z&to=2020-02-01T08:00Z');
  await expect(page.getByText('No positions in this period')).toBeVisible();
});

test('more positions than the server tells at once: what is known is shown, and until when', async ({ supervisor }) => {
  const { page } = supervisor;
  let asked = 0;
  await page.route('**/GetLocationForDateTime*', async (route) => {
    const since = Date.parse(new URL(route.request().url()).searchParams.get('dateTimeFrom') ?? '');
    asked += 1;
    const json = Array.from({ length: 5000 }, (_, index) => ({
      idUser: 1 + (index % 100),
      name: 'Busy guard',
      latitude: 50.84 + (index % 50) / 10_000,
      longitude: 4.35,
      eventDateTime: new Date(since + Math.floor(index / 100) * 1000).toISOString(),
      accuracy: null,
      battery: null,
    }));
    await route.fulfill({ json });
  });
  await supervisor.startsAt('guardRoutes?view=replay&guard=1&from=2026-01-10T08:00Z&to=2026-01-10T16:00Z');
  await expect(page.getByText(/^More positions than can be loaded at once: the track is known until /)).toBeVisible();
  expect(asked).toBe(10);
  const points = new ReplayScreen(page).points;
  await expect(points.first()).toHaveAttribute('aria-setsize', String(10 * 49 + 1));
});

test('a track is one step away from the commands, from a round, and from the event of a guard', async ({
  supervisor,
}) => {
  await supervisor.startsWatching();
  const { page, dashboard, context } = supervisor;
  await page.keyboard.press('Control+K');
  await page.keyboard.type('replay a guard');
  await expect(page.getByRole('menuitem')).toHaveCount(1);
  const [opened] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')]);
  await expect(opened.getByText('Choose a guard and a period')).toBeVisible();

  await dashboard.rowsOf('TagRead').first().getByRole('gridcell').nth(2).click();
  await page.getByRole('button', { name: 'Show the last round' }).click();
  await new ReplayScreen(opened).isInTheAddress();

  await opened.getByRole('link', { name: 'Guard routes' }).click();
  const round = opened
    .getByRole('grid', { name: 'Guard routes' })
    .getByRole('link', { name: 'Show track: Ana Kovač' })
    .first();
  await round.click();
  await new ReplayScreen(opened).isInTheAddress();
  await expect(new ReplayScreen(opened).trackOf('Ana Kovač')).toBeVisible();
});
