import { violationsOf } from './accessibility.ts';
import { expect, test } from './patrol-test.ts';

test('U3 Ctrl+K finds every action by a part of its name, accents aside, and does it', async ({ supervisor }) => {
  await supervisor.startsWatching();
  const { page } = supervisor;
  await page.keyboard.press('Control+K');
  const palette = page.getByRole('dialog', { name: 'Commands' });
  await expect(palette.getByRole('menuitem').first()).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('ArrowUp');
  await expect(palette.getByRole('menuitem').last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('ArrowDown');
  await expect(palette.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 });
  await page.keyboard.type('theme: li');
  await expect(palette.getByRole('menuitem')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-pk-theme', 'light');
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+K');
  await page.keyboard.type('hrvatski');
  await expect(palette.getByRole('menuitem')).toHaveText(/Hrvatski/);
  await page.keyboard.press('Escape');
});

test('U1, U3 a panic is located and confirmed by one key each; the keys can be changed and switched off', async ({
  supervisor,
  phone,
}) => {
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByRole('textbox', { name: 'Confirm' }).fill('P');
  await page.keyboard.press('Escape');

  const eventId = await phone.reports(2, { type: 'GuardPanic' });
  await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'open');
  await page.keyboard.press('l');
  await expect(dashboard.row(eventId)).toHaveAttribute('data-active', /.*/);
  await page.keyboard.press('c');
  await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'open');
  await expect(async () => {
    await page.keyboard.press('p');
    await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'processed', { timeout: 1000 });
  }).toPass();

  await page.keyboard.press('?');
  await sheet.getByText('Single letters answer an alarm').click();
  await page.keyboard.press('Escape');
  const another = await phone.reports(2, { type: 'GuardPanic' });
  await expect(dashboard.row(another)).toHaveAttribute('data-state', 'open');
  await page.keyboard.press('p');
  await expect(dashboard.row(another)).toHaveAttribute('data-state', 'open');
  await dashboard.ticks(dashboard.row(another));
});

test('F6 goes to the strip and back to where it came from', async ({ supervisor }) => {
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  await page.getByRole('button', { name: 'Settings' }).focus();
  await page.keyboard.press('F6');
  await expect(dashboard.strip.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('F6');
  await expect(page.getByRole('button', { name: 'Settings' })).toBeFocused();
});
