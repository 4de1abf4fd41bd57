import { readFileSync } from 'node:fs';
import { EntityScreen } from './models/entity-screen.ts';
import { expect, test } from './patrol-test.ts';

test('C11 who changed what, with what was there before and after', async ({ supervisor }) => {
  const { page } = supervisor;
  await supervisor.startsAt('basicdata?kind=companies');
  const companies = new EntityScreen(page, 'Companies');
  await companies.begins('New company');
  await companies.field('Name').fill('Audited Ltd');
  await companies.field('Contact').fill('first');
  await companies.saves();
  await expect(page.getByText('Saved: Audited Ltd')).toBeVisible();
  await companies.field('Contact').fill('second');
  await companies.saves();
  await expect(companies.form.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();

  await supervisor.opens('users?view=audit');
  const log = page.getByRole('grid', { name: 'Audit log' });
  await page.getByRole('search').getByRole('button', { name: /What/ }).click();
  await page.getByRole('option', { name: 'Company' }).click();
  await expect(log.getByRole('row').nth(1)).toContainText('Company');
  await log.getByRole('row').nth(1).click();
  const changes = page.getByRole('table', { name: 'Before and after' });
  const contact = changes.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'contact' }) });
  await expect(contact.getByRole('cell')).toHaveText(['first', 'second']);

  await page.getByRole('button', { name: 'Export' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const written = readFileSync(await (await download).path()).toString();
  expect(written).toContain('Vesna Novak');
  expect(written).toContain('company.save');
  expect(written).not.toContain('auth.login');
});

test('what a phone sent and nobody can believe stands with its reason, and a look at tracks leaves a note', async ({
  supervisor,
  product,
}) => {
  await fetch(`${product.server}/device/osmand?id=demo-guard-1&lat=95&lon=4`);
  const { page } = supervisor;
  await supervisor.startsAt('users?view=quarantine');
  const refused = page.getByRole('grid', { name: 'Refused device data' });
  await refused.getByRole('row').filter({ hasText: 'latitude is out of range: 95' }).first().click();
  await expect(page.getByText('"lat":"95"').first()).toBeVisible();

  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('patrolkit.session') ?? '{}').token);
  const since = encodeURIComponent(new Date(Date.now() - 3_600_000).toISOString());
  const track = `${product.server}/api/UserLocation/GetLocationForDateTime?dateTimeFrom=${since}&showGpsTrack=true`;
  expect((await fetch(track, { headers: { authorization: `Bearer ${token}` } })).status).toBe(200);
  await supervisor.opens('users?view=privacy');
  const readings = page.getByRole('grid', { name: 'Who looked at tracks' });
  await expect(readings.getByRole('row').nth(1)).toContainText('Vesna Novak');
});

test('C13 one person’s data as a file, and erased only after the name was typed', async ({ supervisor }) => {
  const { page } = supervisor;
  await supervisor.startsAt('users?view=privacy');
  await page.getByRole('combobox', { name: 'Person' }).fill('Lucija');
  await page.getByRole('option', { name: 'Lucija Božić' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as file' }).click();
  const data = JSON.parse(readFileSync(await (await download).path()).toString());
  expect(JSON.stringify(data)).toContain('Lucija Božić');

  await page.getByRole('button', { name: 'Erase for ever' }).click();
  const dialog = page.getByRole('dialog');
  const erase = dialog.getByRole('button', { name: 'Erase for ever' });
  await expect(erase).toBeDisabled();
  await dialog.getByRole('textbox').fill('lucija božić');
  await erase.click();
  await expect(page.getByText('Erased about Lucija Božić')).toBeVisible();
  await supervisor.opens('users');
  await expect(page.getByRole('grid', { name: 'Users' })).toContainText('Former user');
});

test('C11 the whole log is proved from the screen, and what was proved stands there with its time', async ({
  supervisor,
}) => {
  const { page } = supervisor;
  await supervisor.startsAt('users?view=audit');
  await page.getByRole('button', { name: 'Verify the log' }).click();
  const found = page.getByRole('status').filter({ hasText: 'all as they were written' });
  await expect(found).toHaveText(
    /^\d+ entries, all as they were written; none was removed or added\. Verified \d\d\/\d\d\/\d{4}/,
  );
});
