import { gzipSync } from 'node:zlib';
import { expect, test } from './patrol-test.ts';

test('S1.01 an administrator signs in and sees the dashboard', async ({ supervisor }) => {
  await supervisor.signsIn('administrator@demo.example');
  await expect(supervisor.page.getByText('Administrator', { exact: true })).toBeVisible();
});

test('S1.01 an operator signs in and sees the dashboard', async ({ supervisor }) => {
  await supervisor.signsIn('operator@demo.example');
  await expect(supervisor.page.getByText('Operator', { exact: true })).toBeVisible();
});

test('a visitor without a session is sent to the sign-in screen', async ({ supervisor }) => {
  await supervisor.opens();
  await supervisor.signIn.isShown();
});

test('the first load is at most 250 kB; map, PDF and rules are not in it', async ({ supervisor, product }) => {
  const address = new URL(product.console);
  const html = await (await fetch(address)).text();
  const paths = [...html.matchAll(/(?:src|href)="([^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(3);
  const parts = await Promise.all(paths.map(async (path) => (await fetch(new URL(path, address))).text()));
  const bytes = parts.reduce((sum, part) => sum + gzipSync(part).length, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(250_000);
  for (const late of ['leaflet-container', 'BYWEEKDAY', 'FlateDecode']) expect(parts.join()).not.toContain(late);
  /* The sign-in needs nothing else: what is on its way behind it is held back here. */
  await supervisor.context.route(/assets\/(monitored|home-page)-/, () => {});
  await supervisor.opens('login');
  await supervisor.signIn.isShown();
});

test('S5.01, S5.02 an empty form says what is missing and asks the server nothing', async ({ supervisor }) => {
  const asked: string[] = [];
  const { page } = supervisor;
  page.on('request', (request) => {
    if (/Authenticate/.test(request.url())) asked.push(request.url());
  });
  await supervisor.opens('login');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Enter your e-mail')).toBeVisible();
  await expect(page.getByText('Enter your password')).toBeVisible();
  expect(asked).toEqual([]);
});

test('S2.36, S8.13 wrong credentials are refused without a hint at what was wrong', async ({ supervisor }) => {
  await supervisor.opens('login');
  await expect(supervisor.page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username');
  await expect(supervisor.page.getByLabel('Password', { exact: true })).toHaveAttribute(
    'autocomplete',
    'current-password',
  );
  await supervisor.signIn.entersCredentials('administrator@demo.example', 'wrong');
  await supervisor.signIn.says('Invalid credentials');
  await supervisor.signIn.entersCredentials('nobody@demo.example', 'wrong');
  await supervisor.signIn.says('Invalid credentials');
});

test('S8.14 a sign-in that the server cannot answer says the same, and under it that the server did not answer', async ({
  supervisor,
  expectTrouble,
}) => {
  expectTrouble(/500|429|ERR_FAILED/);
  const { page, signIn } = supervisor;
  const silence = page.getByText(/did not answer/);
  await supervisor.opens('login');
  for (const answer of [null, { status: 500 }, { status: 429 }]) {
    await page.route(/User\/Authenticate/, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await signIn.entersCredentials('administrator@demo.example', 'demo-patrol');
    await signIn.says('Invalid credentials');
    await expect(silence).toHaveCount(answer ? 0 : 1);
    await page.unroute(/User\/Authenticate/);
    await page.reload();
  }
});

test('S1.02, S2.44 a guard has no console: his sign-in is refused and his session ended', async ({ supervisor }) => {
  const loggedOut = supervisor.page.waitForRequest(/User\/Logout/i);
  await supervisor.opens('login');
  await supervisor.signIn.entersCredentials('guard1@demo.example', 'demo-patrol');
  await supervisor.signIn.says('User does not have a role assigned!');
  await supervisor.signIn.isShown();
  await loggedOut;
  expect(await supervisor.page.evaluate(() => localStorage.getItem('patrolkit.session'))).toBeNull();
});

test('S4.27, S9.57 a session lies under its key in the local storage and outlives a reload', async ({ supervisor }) => {
  await supervisor.signsIn();
  const stored = await supervisor.page.evaluate(() => localStorage.getItem('patrolkit.session'));
  expect(JSON.parse(stored ?? '')).toMatchObject({ token: expect.any(String) });
  await supervisor.page.reload();
  await supervisor.dashboard.isLive();
});

test('S4.28 a sign-in in one window leads another one in, a log-out in one leads both out', async ({
  supervisor,
  expectTrouble,
}) => {
  expectTrouble(/401/); // what was on its way when the session ended
  const second = await supervisor.opensAnotherWindow();
  await second.signIn.isShown();
  await supervisor.signsIn();
  await second.dashboard.isLive();
  await second.page.getByRole('button', { name: 'Settings' }).click();
  await second.page.getByRole('button', { name: 'Log out' }).click();
  await second.signIn.isShown();
  await supervisor.signIn.isShown();
  await expect(second.page.getByText('Not monitoring')).toBeHidden(); // he meant it
});

test('S1.30, S1.35 a fresh profile is dark and Croatian', async ({ browser, product }) => {
  const context = await browser.newContext({ colorScheme: 'light' });
  const page = await context.newPage();
  await page.goto(product.console);
  await expect(page.getByRole('heading', { name: 'Prijava' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hr');
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(11, 13, 15)');
  await context.close();
});

test('an address that nobody serves says so and leads back', async ({ supervisor }) => {
  await supervisor.opens('nowhere');
  await expect(supervisor.page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await supervisor.page.getByRole('link', { name: 'To the dashboard' }).click();
  await supervisor.signIn.isShown();
});
