import { EntityScreen } from './models/entity-screen.ts';
import { expect, test } from './patrol-test.ts';

test('S1.19 a supervisor is added, refused with a bad address, and can sign in', async ({
  supervisor,
  secondSupervisor,
  expectTrouble,
}) => {
  expectTrouble(/400/);
  await supervisor.startsAt('users');
  const { page } = supervisor;
  const users = new EntityScreen(page, 'Users');
  await users.begins('New user');
  await users.form.getByRole('textbox', { name: /^Name/ }).fill('Đurđa Čavlek');
  await users.form.getByRole('button', { name: /Role/ }).click();
  await page.getByRole('option', { name: 'Operator' }).click();
  await users.form.getByRole('textbox', { name: /^E-mail/ }).fill('no address');
  await users.form.getByRole('textbox', { name: /^New password/ }).fill('night-watch-7');
  await users.saves();
  await expect(users.form.getByRole('textbox', { name: /^E-mail/ })).toHaveAttribute('aria-invalid', 'true');
  await users.form.getByRole('textbox', { name: /^E-mail/ }).fill('durda@demo.example');
  await users.saves();
  await expect(users.row('Đurđa Čavlek')).toBeVisible();

  await secondSupervisor.opens('login');
  await secondSupervisor.signIn.entersCredentials('durda@demo.example', 'night-watch-7');
  await secondSupervisor.dashboard.isLive();
});

test('S1.20 a group of supervisors sees the companies it is given', async ({ supervisor }) => {
  await supervisor.startsAt('guardGroup');
  const { page } = supervisor;
  const groups = new EntityScreen(page, 'User groups');
  await groups.begins('New group');
  await groups.form.getByRole('textbox', { name: /^Name/ }).fill('North');
  await groups.form.getByRole('textbox', { name: /^Companies they see/ }).fill('City Council');
  await page.getByRole('option', { name: 'City Council' }).click();
  await groups.saves();
  await expect(groups.row('North')).toContainText('City Council');
});

test('S1.21 a right that is taken from operators is gone from their console', async ({
  supervisor,
  secondSupervisor,
}) => {
  await supervisor.startsAt('guardGroup');
  const { page } = supervisor;
  await page.getByRole('tab', { name: 'Roles' }).click();
  const deletes = page.getByRole('checkbox', { name: 'Operator: Delete events' });
  await expect(deletes).toBeChecked();
  const saved = () => page.waitForResponse((one) => /RolePolicy/.test(one.url()) && one.request().method() === 'POST');
  await Promise.all([saved(), deletes.click()]);
  await expect(deletes).not.toBeChecked();

  await secondSupervisor.startsWatching('operator@demo.example');
  const row = secondSupervisor.dashboard.rows.first();
  await row.getByRole('button', { name: /^More about/ }).click();
  await expect(secondSupervisor.page.getByRole('menuitem', { name: 'Edit' })).toBeVisible();
  await expect(secondSupervisor.page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);

  await Promise.all([saved(), deletes.click()]);
  await expect(deletes).toBeChecked();
});

test('S1.24, S6.09 every guard on duty has his round on /guardRoutes and his row among the guards now', async ({
  supervisor,
}) => {
  await supervisor.startsWatching();
  const { page } = supervisor;
  const guards = page.getByRole('grid', { name: 'Guards now' });
  await expect(guards.getByRole('rowheader', { name: 'Ana Kovač' })).toBeVisible();
  await supervisor.opens('guardRoutes');
  const routes = page.getByRole('grid', { name: 'Guard routes' });
  const row = routes.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Ana Kovač' }) });
  await expect(row.first()).toContainText('Active');
  await page.getByRole('search').getByRole('combobox', { name: 'Guard' }).fill('Luka Babić');
  await page.getByRole('option', { name: 'Luka Babić' }).click();
  await expect(row).toHaveCount(0);
  await expect(routes.getByRole('rowheader', { name: 'Luka Babić' }).first()).toBeVisible();
});

test('S1.27 the three reports of devices are shown, and exported as they stand', async ({ supervisor }) => {
  await supervisor.startsAt('reports');
  const { page } = supervisor;
  const names = ['Devices now', 'Devices in a period', 'Consumption of devices'];
  for (const [index, name] of names.entries()) {
    if (index > 0) {
      await page.getByRole('button', { name: `${names[index - 1]} Report` }).click();
      await page.getByRole('option', { name }).click();
    }
    await expect(page.getByRole('grid', { name }).getByText('Ana Kovač').first()).toBeVisible();
  }
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
});

test('A3 a console that somebody ends from his profile asks for the password within five seconds', async ({
  supervisor,
  secondSupervisor,
  expectTrouble,
}) => {
  expectTrouble(/401/);
  await secondSupervisor.startsWatching('operator@demo.example');
  await supervisor.startsAt('myProfile', 'operator@demo.example');
  const { page } = supervisor;
  const sessions = page.getByRole('region', { name: 'Where you are signed in' });
  await expect(sessions.getByRole('listitem').first()).toContainText('This one');
  await sessions.getByRole('button', { name: /^End / }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(secondSupervisor.page).not.toHaveURL(/login/);
  const others = await sessions.getByRole('button', { name: /^End (?!all)/ }).count();
  await (others > 1
    ? sessions.getByRole('button', { name: 'End all others' })
    : sessions.getByRole('button', { name: /^End (?!all)/ })
  ).click();
  const since = Date.now();
  await page.getByRole('alertdialog').getByRole('button', { name: /^End/ }).click();
  await secondSupervisor.signIn.isShown();
  expect(Date.now() - since).toBeLessThan(6000);
  await expect(sessions.getByText('You are signed in nowhere else.')).toBeVisible();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
});

test('a report is set up to be mailed, sent at once, and told in the list of what was sent', async ({
  supervisor,
  product,
}) => {
  await supervisor.startsAt('reports');
  const { page } = supervisor;
  await page
    .getByRole('button', { name: /Report$/ })
    .first()
    .click();
  await page.getByRole('option', { name: 'Reports by mail' }).click();
  const mailed = new EntityScreen(page, 'Reports by mail');
  await mailed.begins('New mailed report');
  await mailed.field('Name').fill('Morning of the office');
  await mailed.form.getByRole('button', { name: /^Patrols by company/ }).click();
  await page.getByRole('option', { name: 'Devices now' }).click();
  await mailed.form.getByRole('textbox', { name: /one address per line/ }).fill('office@report.example, nobody');
  await mailed.saves();
  await expect(mailed.form.getByText('Not an address: nobody')).toBeVisible();
  await mailed.form.getByRole('textbox', { name: /one address per line/ }).fill('office@report.example');
  await mailed.saves();
  await expect(mailed.row('Morning of the office')).toContainText('Every day, 06:00');
  await mailed.form.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByText('The report is on its way to 1 address')).toBeVisible();
  await expect.poll(() => product.newestMailTo('office@report.example')).toContain('ReportMachineStatus_');
  const own = mailed.form.getByRole('list', { name: 'Morning of the office' });
  await expect(own.getByRole('listitem')).toContainText('Gone out');

  await mailed.form.getByRole('link', { name: 'All sent reports' }).click();
  const sent = page.getByRole('grid', { name: 'Sent reports' });
  await expect(sent.getByRole('row').nth(1)).toContainText('office@report.example');
  await expect(sent.getByRole('row').nth(1)).toContainText('Vesna Novak');

  await supervisor.opens('reports?report=mailed');
  await mailed.deletes('Morning of the office');
  await expect(mailed.row('Morning of the office')).toHaveCount(0);
});
