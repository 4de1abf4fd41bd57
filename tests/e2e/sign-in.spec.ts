import { expect, test } from './patrol-test.ts';

test('S1.01 an administrator signs in and sees the dashboard', async ({ supervisor }) => {
  await supervisor.startsWatching('administrator@demo.example');
  await expect(supervisor.page.getByText('Administrator', { exact: true })).toBeVisible();
});

test('S1.01 an operator signs in and sees the dashboard', async ({ supervisor }) => {
  await supervisor.startsWatching('operator@demo.example');
  await expect(supervisor.page.getByText('Operator', { exact: true })).toBeVisible();
});

test('a visitor without a session is sent to the sign-in screen', async ({ supervisor }) => {
  await supervisor.opens();
  await supervisor.signIn.isShown();
});

test('wrong credentials are refused without a hint at what was wrong', async ({ supervisor }) => {
  await supervisor.opens('login');
  await supervisor.signIn.entersCredentials('administrator@demo.example', 'wrong');
  await supervisor.signIn.says('Invalid credentials');
  await supervisor.signIn.entersCredentials('nobody@demo.example', 'wrong');
  await supervisor.signIn.says('Invalid credentials');
});

test('S1.02 a guard has no console: his sign-in is refused and his session ended', async ({ supervisor }) => {
  await supervisor.opens('login');
  await supervisor.signIn.entersCredentials('guard1@demo.example', 'demo-patrol');
  await supervisor.signIn.says('User does not have a role assigned!');
  expect(await supervisor.page.evaluate(() => localStorage.getItem('patrolkit.session'))).toBeNull();
});

test('S4.27 a session outlives a reload', async ({ supervisor }) => {
  await supervisor.startsWatching();
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
  await supervisor.startsWatching();
  await second.dashboard.isLive();
  await second.page.getByRole('button', { name: 'Settings' }).click();
  await second.page.getByRole('button', { name: 'Log out' }).click();
  await second.signIn.isShown();
  await supervisor.signIn.isShown();
  await expect(second.page.getByText('Not monitoring')).toBeHidden(); // he meant it
});

test('a fresh profile is dark and Croatian', async ({ browser, product }) => {
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
