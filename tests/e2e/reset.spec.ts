import { expect, test } from './patrol-test.ts';
import type { Product } from './product.ts';

const email = 'operator@demo.example';

test('S2.16, S2.41, S2.45, S5.03 the sign-in leads to a page with one e-mail field, which sends nothing that is no address', async ({
  supervisor,
}) => {
  const { page } = supervisor;
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('RequestPasswordReset') && calls.push(request.url()));
  await supervisor.opens('login');
  await page.getByRole('link', { name: 'Forgot password' }).click();
  await expect(page).toHaveURL(/\/resetRequestPassword$/);
  await expect(page.getByRole('textbox')).toHaveCount(1);
  await expect(page.getByRole('textbox')).toHaveAttribute('type', 'email');
  await page.getByRole('textbox').fill('abc');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter an e-mail address')).toBeVisible();
  expect(calls).toEqual([]);
});

test('S2.17, S2.46, S2.47, S2.48, S5.04, S5.05, S5.06, S7.08, S8.17, S8.19 request, mail, new password: the old session ends, the new password signs in', async ({
  supervisor,
  secondSupervisor,
  product,
  expectTrouble,
}) => {
  expectTrouble(/401/);
  await secondSupervisor.startsWatching(email);
  const { page } = supervisor;
  await page.route(/Password/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await supervisor.opens('resetRequestPassword');
  await page.getByRole('textbox').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(/It works for 60 minutes/).first()).toBeVisible();

  const guid = await newGuid(product, null);
  await supervisor.opens(`resetPassword?guid=${guid}`);
  await expect(page.locator('input[type=password]')).toHaveCount(2);
  const [first, second] = [page.getByLabel('New password'), page.getByLabel('Repeat password')];
  const save = page.getByRole('button', { name: 'Save password' });
  await save.click();
  await expect(page.getByText('Enter your password')).toBeVisible();
  await first.fill('kq7z');
  await expect(page.getByText('The password must be longer than 4 characters')).toBeVisible();
  await first.fill('kq7zw-night');
  await second.fill('kq7zw-nigth');
  await expect(page.getByText('The passwords do not match')).toBeVisible();
  await second.fill('kq7zw-night');
  const [request] = await Promise.all([page.waitForRequest(/ResetPassword/), save.click()]);
  expect(request.postDataJSON()).toEqual({ guid, password: 'kq7zw-night', passwordRepeat: 'kq7zw-night' });
  await expect(page.getByRole('progressbar')).toBeVisible();
  await supervisor.signIn.isShown();
  await expect(page.getByText('The password was changed. Sign in with it.')).toBeVisible();
  await secondSupervisor.signIn.isShown();

  await supervisor.signIn.entersCredentials(email, 'demo-patrol');
  await supervisor.signIn.says('Invalid credentials');
  await supervisor.signIn.entersCredentials(email, 'kq7zw-night');
  await supervisor.dashboard.isLive();

  /* Back to what the other journeys know. */
  await supervisor.opens('resetRequestPassword');
  await page.getByRole('textbox').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/It works for 60 minutes/).first()).toBeVisible();
  const again = await newGuid(product, guid);
  await supervisor.opens(`resetPassword?guid=${again}`);
  await first.fill('demo-patrol');
  await second.fill('demo-patrol');
  await save.click();
  await supervisor.signIn.isShown();
});

test('S8.16 a link that is used up fails with its toast, and the password stays', async ({
  supervisor,
  expectTrouble,
}) => {
  expectTrouble(/400/);
  const { page } = supervisor;
  await supervisor.opens('resetPassword?guid=0b4f0f3e-6a0e-4f0a-9d55-6a4a64e0a0a1');
  await page.getByLabel('New password').fill('kq7zw-night');
  await page.getByLabel('Repeat password').fill('kq7zw-night');
  await page.getByRole('button', { name: 'Save password' }).click();
  await expect(page.getByText('The password could not be changed. Ask for a new link.')).toBeVisible();
  await expect(page).toHaveURL(/resetPassword\?guid=/);
});

test('S8.18 a request that the server fails is told', async ({ supervisor, expectTrouble }) => {
  expectTrouble(/500/);
  const { page } = supervisor;
  await page.route(/RequestPasswordReset/, (route) => route.fulfill({ status: 500, body: '' }));
  await supervisor.opens('resetRequestPassword');
  await page.getByRole('textbox').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('The link could not be sent.')).toBeVisible();
});

/** The guid of the newest mailed link, once it is another one than the last. */
async function newGuid(product: Product, last: string | null): Promise<string> {
  const newest = (): string | null => /guid=([0-9a-f-]{36})/.exec(product.newestMailTo(email))?.[1] ?? last;
  await expect.poll(newest).not.toBe(last);
  return newest() ?? '';
}
