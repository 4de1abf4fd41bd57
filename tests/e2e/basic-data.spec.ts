import { EntityScreen } from './models/entity-screen.ts';
import { expect, test } from './patrol-test.ts';

interface Kind {
  row: string;
  id: string;
  title: string;
  begin: string;
  /** Fills what is required beside the name. */
  fill?: (screen: EntityScreen) => Promise<void>;
}

const kinds: readonly Kind[] = [
  { row: 'S1.13', id: 'companies', title: 'Companies', begin: 'New company' },
  {
    row: 'S1.14',
    id: 'locations',
    title: 'Locations',
    begin: 'New location',
    fill: async (screen) => {
      await screen.field('Latitude').fill('50.8490');
      await screen.field('Longitude').fill('4.3590');
    },
  },
  {
    row: 'S1.15',
    id: 'tags',
    title: 'Location tags',
    begin: 'New location tag',
    fill: async (screen) => {
      await screen.chooses('Location', 'Market Square');
      await screen.field('Chip code').fill(`E2E${Date.now() % 1_000_000}`);
    },
  },
  { row: 'S1.16', id: 'categories', title: 'Categories', begin: 'New category' },
  {
    row: 'S1.17',
    id: 'risks',
    title: 'Risks',
    begin: 'New risk',
    fill: (screen) => screen.field('Level').fill('4'),
  },
  { row: 'S1.18', id: 'shifts', title: 'Shifts', begin: 'New shift' },
];

const nameOf = (id: string): string => `Čuvana ${id} đš`;

test.describe('S1.13, S1.14, S1.15, S1.16, S1.17, S1.18 basic data', () => {
  for (const { row, id, title, begin, fill } of kinds) {
    test(`${row} ${title}: create, refuse what is missing, edit`, async ({ supervisor }) => {
      const { page } = supervisor;
      const screen = new EntityScreen(page, title);
      const name = nameOf(id);
      await supervisor.startsAt(`basicdata?kind=${id}`);
      await screen.begins(begin);
      await screen.saves();
      await expect(screen.form.getByText('Is required').first()).toBeVisible();
      await screen.field('Name').fill(name);
      await fill?.(screen);
      await screen.saves();
      await expect(page.getByText(`Saved: ${name}`)).toBeVisible();
      await screen.looksFor(name);
      await expect(screen.row(name)).toBeVisible();

      await screen.field('Name').fill(`${name} 2`);
      await screen.saves();
      await expect(screen.row(`${name} 2`)).toBeVisible();
    });
  }

  test('a restart of the server changes nothing, and what is deleted can be taken back', async ({
    supervisor,
    product,
    expectTrouble,
  }) => {
    expectTrouble(/Failed to load resource/, /WebSocket connection/);
    await supervisor.startsWatching();
    product.killServer();
    await expect.poll(() => product.isReady(), { timeout: 30_000 }).toBe(true);
    const { page } = supervisor;
    for (const { id, title } of kinds) {
      const screen = new EntityScreen(page, title);
      const name = `${nameOf(id)} 2`;
      await supervisor.opens(`basicdata?kind=${id}`);
      await screen.looksFor(name);
      await screen.deletes(name);
      await expect(screen.row(name)).toBeHidden();
      await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
      await expect(screen.row(name)).toBeVisible();
      await screen.deletes(name);
      await expect(screen.row(name)).toBeHidden();
    }
  });
});

test('S1.14, S2.52 a new location with coordinates has its marker on the dashboard', async ({ supervisor }) => {
  await supervisor.startsWatching();
  const section = await supervisor.header.opensSection('Basic data');
  const screen = new EntityScreen(section, 'Locations');
  await screen.begins('New location');
  await screen.field('Name').fill('Fresh place');
  await screen.field('Latitude').fill('50.8480');
  await screen.field('Longitude').fill('4.3580');
  await screen.saves();
  await expect(section.getByText('Saved: Fresh place')).toBeVisible();
  await supervisor.page.bringToFront();
  const markers = await supervisor.dashboard.listsMarkers();
  await expect(markers.filter({ hasText: 'Fresh place' })).toHaveCount(1);
});

test('S1.15 a chip that was unknown is a tag read once its tag is entered', async ({ supervisor, phone }) => {
  await supervisor.startsWatching();
  const { dashboard } = supervisor;
  const before = await phone.reports(4, { type: 'TagRead', tag: 'E2EFRESH' });
  await expect(dashboard.row(before)).toHaveAttribute('data-event-type', 'UnknownTag');
  const section = await supervisor.header.opensSection('Basic data');
  await section.getByRole('link', { name: 'Location tags' }).click();
  const screen = new EntityScreen(section, 'Location tags');
  await screen.begins('New location tag');
  await screen.field('Name').fill('Fresh gate');
  await screen.chooses('Location', 'Market Square');
  await screen.field('Chip code').fill('e2efresh');
  await screen.saves();
  await expect(section.getByText('Saved: Fresh gate')).toBeVisible();
  const after = await phone.reports(4, { type: 'TagRead', tag: 'E2EFRESH' });
  await expect(dashboard.row(after)).toHaveAttribute('data-event-type', 'TagRead');
});

test('what is still used is not deleted, and what the server refuses stands under its field', async ({
  supervisor,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/);
  const { page } = supervisor;
  await supervisor.startsAt('basicdata?kind=locations');
  const screen = new EntityScreen(page, 'Locations');
  await screen.deletes('Market Square');
  await expect(page.getByRole('alertdialog')).toContainText(
    'Market Square was not deleted, because something still uses it.',
  );
  await expect(page.getByRole('alertdialog')).toContainText(/\d+ checkpoints?/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
  await expect(screen.row('Market Square')).toBeVisible();

  await screen.field('Longitude').fill('195.9942');
  await screen.saves();
  await expect(screen.form.getByText('Longitude lies between −180 and 180.')).toBeVisible();
  await screen.form.getByRole('button', { name: 'Undo changes' }).click();
  await expect(screen.form.getByText('Longitude lies between −180 and 180.')).toBeHidden();
});

test('two administrators at one row: the second is told, and may keep his own or take the other’s', async ({
  supervisor,
  secondSupervisor,
  expectTrouble,
}) => {
  expectTrouble(/Failed to load resource/);
  const screens = [];
  for (const one of [supervisor, secondSupervisor]) {
    await one.startsAt('basicdata?kind=companies');
    screens.push(new EntityScreen(one.page, 'Companies'));
  }
  const [first, second] = screens;
  if (!first || !second) throw new Error('two screens');
  const name = (await first.grid.getByRole('rowheader').first().textContent()) ?? '';
  for (const screen of screens) await screen.opens(name);
  await second.writes('Contact', 'The second one');
  await first.writes('Contact', 'The first one');
  await first.saves();
  await expect(supervisor.page.getByText(`Saved: ${name}`)).toBeVisible();
  await second.saves();
  await expect(second.form.getByRole('alert')).toContainText('Somebody else has saved this meanwhile.');
  await expect(second.field('Contact')).toHaveValue('The second one');
  await second.form.getByRole('button', { name: 'Save mine' }).click();
  await expect(secondSupervisor.page.getByText(`Saved: ${name}`)).toBeVisible();
});

test('shifts and people come from a CSV file, after everybody has seen what it does', async ({ supervisor }) => {
  const { page } = supervisor;
  const imports = async (text: string): Promise<void> => {
    await page.getByRole('button', { name: 'Import' }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Choose a file' }).click();
    const buffer = Buffer.from(text);
    await (await chooser).setFiles({ name: 'rows.csv', mimeType: 'text/csv', buffer });
  };
  const saves = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Save 1 row' }).click();
    await expect(page.getByText('Saved 1 of 1')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  };
  await supervisor.startsAt('basicdata?kind=shifts');
  const shifts = new EntityScreen(page, 'Shifts');
  await imports('Name;From;To;Weekdays\nImported night;22:00;6.00;FR SA SU\nImported noon;12:00;25:00;MO\n');
  await expect(page.getByText('‘25:00’ is no time such as 22:00.')).toBeVisible();
  await saves();
  await expect(shifts.row('Imported night')).toContainText('22:00–06:00');

  await supervisor.opens('users');
  const users = new EntityScreen(page, 'Users');
  await imports('name,role,email,locale\nUvezena Osoba,Operator,uvezena@demo.example,Hrvatski\n');
  await saves();
  await users.looksFor('Uvezena');
  await expect(users.row('Uvezena Osoba')).toContainText('Operator');
});
