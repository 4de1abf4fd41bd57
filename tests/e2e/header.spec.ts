import { sectionNames } from './models/header.ts';
import { playingIn } from './models/sounds.ts';
import { expect, test } from './patrol-test.ts';

test('S2.24, S2.25 the header has the mark and six named section buttons', async ({ supervisor }) => {
  await supervisor.startsWatching();
  await expect(supervisor.header.bar.getByRole('link', { name: /PatrolKit/ })).toBeVisible();
  await expect(supervisor.header.sections).toHaveCount(6);
  for (const name of sectionNames) await expect(supervisor.header.section(name)).toBeVisible();
});

test('S2.22 each section opens in its own named window, and a second click brings it forward', async ({
  supervisor,
}) => {
  await supervisor.startsWatching();
  const users = await supervisor.header.opensSection('Users');
  expect(await users.evaluate(() => window.name)).toBe('users');
  await supervisor.header.section('Users').click();
  expect(supervisor.context.pages()).toHaveLength(2);
  for (const name of sectionNames.filter((one) => one !== 'Users')) await supervisor.header.opensSection(name);
  expect(supervisor.context.pages()).toHaveLength(7);
  const names = await Promise.all(supervisor.context.pages().map((page) => page.evaluate(() => window.name)));
  expect(names.filter(Boolean).sort()).toEqual([
    'basicdata',
    'guardRoutes',
    'reports',
    'scheduler',
    'statistics',
    'users',
  ]);
});

test('S2.21, S2.32, S2.33, S2.34, S2.35 log-out stops the sound, closes the sections’ windows, ends the session and leads to the sign-in', async ({
  supervisor,
  phone,
  product,
  expectTrouble,
}) => {
  expectTrouble(/401/); // what was on its way when the session ended
  await supervisor.startsWatching();
  const { page, header, dashboard } = supervisor;
  const windows = [];
  for (const name of ['Users', 'Scheduler', 'Reports']) windows.push(await header.opensSection(name));
  const eventId = await phone.reports(4, { type: 'GuardPanic' });
  await page.bringToFront();
  await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'open');
  await expect.poll(async () => (await playingIn(page)).length).toBeGreaterThan(0);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('patrolkit.session') ?? '{}').token);
  expect(token).toBeTruthy();

  await header.logsOut();
  await supervisor.signIn.isShown();
  await expect.poll(() => supervisor.context.pages().length).toBe(1);
  expect(await playingIn(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('patrolkit.session'))).toBeNull();
  const answer = await fetch(`${product.server}/api/User/GetAllUsers`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(401);

  await supervisor.signIn.entersCredentials('administrator@demo.example', 'demo-patrol');
  await dashboard.ticks(dashboard.row(eventId));
});

test('S2.26, S2.27 sound and theme are toggles that say whether they are pressed', async ({ supervisor }) => {
  await supervisor.startsWatching();
  const { page, header } = supervisor;
  await header.button('Mute alarm sounds').click();
  await expect(header.button('Turn alarm sounds on')).toHaveAttribute('aria-pressed', 'true');
  await header.button('Turn alarm sounds on').click();
  const light = header.button('Light');
  await expect(light).toHaveAttribute('aria-pressed', 'false');
  await light.click();
  await expect(light).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('html')).toHaveAttribute('data-pk-theme', 'light');
});

test('S2.28, S2.29, S2.30 the settings lead to the profile, change the language without a reload, and log out', async ({
  supervisor,
  expectTrouble,
}) => {
  expectTrouble(/401/);
  await supervisor.startsWatching();
  const { page, header } = supervisor;
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }));
  const menu = await header.opensSettings();
  await menu.getByRole('radio', { name: 'Hrvatski' }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Korisnici' })).toBeVisible();
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Korisnici' })).toBeVisible();

  await page.getByRole('button', { name: 'Postavke' }).click();
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('button', { name: 'My profile' }).click();
  await expect(page).toHaveURL(/\/myProfile$/);
  await header.logsOut();
  await supervisor.signIn.isShown();
});

test('S2.31, S9.54 under 960 px only a menu button shows, and it holds everything', async ({ supervisor }) => {
  await supervisor.startsWatching();
  const { page, header } = supervisor;
  await page.setViewportSize({ width: 960, height: 900 });
  await expect(header.section('Users')).toBeVisible();
  await expect(header.button('Menu')).toBeHidden();
  await page.setViewportSize({ width: 959, height: 900 });
  await expect(header.bar.getByRole('button')).toHaveCount(1);
  await header.button('Menu').click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  for (const name of [...sectionNames, 'Mute alarm sounds', 'My profile', 'Log out']) {
    await expect(menu.getByRole('button', { name, exact: true })).toBeVisible();
  }
});

test('S6.07 an operator has exactly the reports button, and a section typed by hand says that he may not', async ({
  supervisor,
}) => {
  await supervisor.startsWatching('operator@demo.example');
  await expect(supervisor.header.sections).toHaveCount(1);
  await expect(supervisor.header.section('Reports')).toBeVisible();
  await supervisor.opens('users');
  await expect(supervisor.page.getByRole('heading', { name: 'No permission' })).toBeVisible();
  await expect(supervisor.dashboard.strip).toContainText('Live');
});

test('S1.31, S9.59 the theme can follow the system, and the choice is kept', async ({ supervisor }) => {
  const { page, header } = supervisor;
  await page.emulateMedia({ colorScheme: 'light' });
  await supervisor.startsWatching();
  await expect(page.locator('html')).toHaveAttribute('data-pk-theme', 'dark');
  const menu = await header.opensSettings();
  await menu.getByRole('radio', { name: 'System' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-pk-theme', 'light');
  expect(await page.evaluate(() => localStorage.getItem('patrolkit.theme'))).toBe('system');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-pk-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-pk-theme', 'dark');
});

test('S1.36 only the texts of the active language and of the fallback are fetched', async ({ supervisor }) => {
  const fetched: string[] = [];
  supervisor.page.on('request', (request) => {
    const name = /locales\/(\w+)\.json/.exec(request.url())?.[1];
    if (name) fetched.push(name);
  });
  await supervisor.opens('login');
  await supervisor.signIn.isShown();
  expect(fetched.sort()).toEqual(['en', 'hr']);
});
