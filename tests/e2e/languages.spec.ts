import { expect, test } from './patrol-test.ts';

const headings = [
  ['Hrvatski', 'Prijava', 'hr'],
  ['English', 'Sign in', 'en'],
  ['Slovenščina', 'Prijava', 'sl'],
  ['Српски', 'Пријава', 'sr-cyrl'],
  ['Română', 'Autentificare', 'ro'],
  ['Македонски', 'Најава', 'mk'],
] as const;

test('S1.33, S2.39 each of the six languages changes the sign-in at once, and is kept', async ({ supervisor }) => {
  const { page } = supervisor;
  await supervisor.opens('login');
  for (const [name, heading, locale] of headings) {
    await page.getByRole('radio', { name }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Најава' })).toBeVisible();
});

test('S2.37, S2.38, S2.40 the password can be shown, Enter sends one call, and the theme changes before the sign-in', async ({
  supervisor,
}) => {
  const { page } = supervisor;
  await supervisor.opens('login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('demo-patrol');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(page.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-pk-theme', 'light');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/User/Authenticate')) calls += 1;
  });
  await page.getByLabel('E-mail').fill('administrator@demo.example');
  await password.press('Enter');
  await supervisor.dashboard.isLive();
  expect(calls).toBe(1);
});
