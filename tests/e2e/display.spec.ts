import { violationsOf } from './accessibility.ts';
import { Wall } from './models/wall.ts';
import { expect, test } from './patrol-test.ts';

test('the wall shows map, alarms, link and clock without controls, sounds as the dashboard does, and Esc leaves it', async ({
  supervisor,
  phone,
}) => {
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  const wall = new Wall(page);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('wall');
  await page.keyboard.press('Enter');
  await wall.isShown();
  await expect(wall.bar).toContainText(/Live · \d+ s ago/);
  await expect(wall.bar).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d/);
  await expect(dashboard.map.locator('canvas').first()).toBeVisible();
  await expect(dashboard.map.getByRole('button')).toHaveCount(0);
  await expect(wall.rows.first()).toBeVisible();
  await expect(page).toHaveURL(/\?display=wall$/);
  expect(await violationsOf(page)).toEqual([]);

  const eventId = await phone.reports(2, { type: 'GuardPanic' });
  await expect(wall.rows.first()).toHaveAttribute('data-event-type', 'GuardPanic');
  await expect(wall.rows.first()).toHaveAttribute('data-state', 'open');
  await expect(wall.rows.first()).toContainText('Ivan Horvat');
  await expect(dashboard.strip).toHaveAttribute('data-state', 'panic');
  await dashboard.hears('panic');
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('Control+K');
  await page.keyboard.press('Escape');
  await wall.isShown();
  await page.keyboard.press('Escape');
  await wall.isLeft();
  await dashboard.hears('panic');
  await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'open');
  await dashboard.ticks(dashboard.row(eventId));
  await dashboard.hearsNothing();
});

test('the wall is in the settings too, stays dark in the light theme, takes the whole screen, and a button leaves it', async ({
  supervisor,
}) => {
  await supervisor.startsWatching();
  const { page, header } = supervisor;
  const wall = new Wall(page);
  await header.button('Light').click();
  const menu = await header.opensSettings();
  await menu.getByRole('button', { name: 'Wall display' }).click();
  await wall.isShown();
  await expect(page.locator('html')).toHaveAttribute('data-pk-theme', 'light');
  const ground = () => wall.bar.evaluate((element) => getComputedStyle(element).colorScheme);
  expect(await ground()).toBe('dark');
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Control+K');
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await wall.isShown();

  await wall.screen.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await wall.screen.getByRole('button', { name: 'Leave full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await wall.isShown();
  await page.reload();
  await wall.isShown();
  await wall.screen.getByRole('button', { name: 'Leave the wall display' }).click();
  await wall.isLeft();
});
