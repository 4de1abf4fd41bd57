import { Office } from './models/office.ts';
import { Portal } from './models/portal.ts';
import { expect, test } from './patrol-test.ts';

let portal: Portal;
test.beforeEach(async () => {
  portal = await Portal.open();
});
test.afterEach(() => portal.closes());

test('a partner is given a look at his client, shows it in his portal, and sees nothing once it is taken back', async ({
  supervisor,
  secondSupervisor,
  phone,
  product,
  expectTrouble,
}) => {
  expectTrouble(/401/);
  await supervisor.startsAt('users?view=partners');
  const { page } = supervisor;
  await page.getByRole('button', { name: 'New access' }).first().click();
  const form = page.getByRole('form', { name: 'New access' });
  await form.getByRole('button', { name: 'Make access' }).click();
  await expect(form.getByText('Name the partner.')).toBeVisible();
  await form.getByRole('textbox', { name: /^Partner/ }).fill('Mall portal');
  await form.getByRole('textbox', { name: /^Companies they see/ }).fill('City Council');
  await page.getByRole('option', { name: 'City Council' }).click();
  await form.getByText('Where people are').click();
  await form.getByRole('textbox', { name: /^Sites/ }).fill(portal.origin);
  await form.getByRole('button', { name: 'Make access' }).click();
  const dialog = page.getByRole('dialog', { name: 'The partner’s token' });
  const token = (await dialog.locator('code').textContent()) ?? '';
  product.log.keepsSecret(token);
  await dialog.getByRole('button', { name: 'Done' }).click();
  const details = page.getByRole('region', { name: 'Mall portal' });
  await expect(details).toContainText('Only look');
  const address = (await details.getByText(/\/embed\/.*\/events$/).textContent()) ?? '';

  portal.frames(address, token);
  const shown = await portal.isOpenedIn(secondSupervisor.page);
  const rows = shown.getByRole('grid').getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  /* City Council's place, by a guard who has his round there; then one of another client. */
  const office = await Office.signIn(product);
  const companies = await office.list('/api/Company');
  const places = await office.list('/api/Location');
  const tags = await office.list('/api/LocationTag');
  const tagOf = (company: string): string => {
    const idCompany = companies.find(({ name }) => name === company)?.idCompany;
    const ids = places.filter((place) => place.idCompany === idCompany).map(({ idLocation }) => idLocation);
    return String(tags.find(({ idLocation }) => ids.includes(idLocation))?.tag);
  };
  const other = await phone.reports(2, { type: 'TagRead', tag: tagOf('General Hospital') });
  const own = await phone.reports(1, { type: 'TagRead', tag: tagOf('City Council') });
  await expect(shown.getByRole('row', { name: new RegExp(`\\b${own}\\b`) })).toBeVisible();
  await expect(shown.getByRole('row', { name: new RegExp(`\\b${other}\\b`) })).toHaveCount(0);
  await shown
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await expect(shown.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0);

  await details.getByRole('button', { name: 'Revoke access' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke access' }).click();
  await expect(page.getByRole('row', { name: /Mall portal/ })).toContainText('Revoked');
  await expect(shown.getByRole('grid')).toHaveCount(0);
});

test('a site that the partner did not name cannot show the page in a frame', async ({
  product,
  page,
  expectTrouble,
}) => {
  expectTrouble(/frame-ancestors/);
  const office = await Office.signIn(product);
  const [company] = await office.list('/api/Company');
  const draft = { name: 'Elsewhere', idCompanies: [company?.idCompany], expiresAt: '2027-05-01T00:00:00Z' };
  const made = await office.asks<{ embedKey: string; token: string }>('/api/PartnerToken', {
    ...draft,
    origins: ['https://portal.example'],
  });
  product.log.keepsSecret(made.token);
  portal.frames(`${product.server}/embed/${made.embedKey}/map`, made.token);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  const shown = await portal.isOpenedIn(page);
  await refused;
  await expect(shown.getByRole('application')).toHaveCount(0);
});
