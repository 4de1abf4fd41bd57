import { Office } from './models/office.ts';
import { SchedulerScreen } from './models/scheduler-screen.ts';
import { expect, test } from './patrol-test.ts';

/* Rules and checks of the demo are changed, and put back. */
test.use({ productName: 'scheduler' });

const dayMs = 24 * 3_600_000;

test('S1.25 a day of a rule is skipped from a check’s menu, undone, and stands in the rule’s words', async ({
  supervisor,
}) => {
  await supervisor.startsAt('scheduler');
  const scheduler = new SchedulerScreen(supervisor.page);
  const { page } = scheduler;
  const check = await scheduler.plannedCheck();
  const shownAgain = page.locator(`button.pk-CalendarItem[data-state="open"]`);
  const before = await shownAgain.count();
  const date = await scheduler.skipsDayOf(check);
  await expect(page.getByText(`${date} is skipped`)).toBeVisible();
  await expect(check).toHaveCount(0);

  await scheduler.tab('Recurrence rules').click();
  const words = page.getByRole('complementary', { name: 'Rule' });
  await expect(async () => {
    /* Which of the rules it was is seen by its words. */
    for (const row of await page.getByRole('treegrid').locator('[data-kind="rule"]').all()) {
      await row.click();
      if ((await words.textContent())?.includes(`Skipped${date}`)) return;
    }
    throw new Error('No rule tells the skipped day');
  }).toPass();

  await scheduler.tab('Routes table').click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(shownAgain).toHaveCount(before);
});

test('a guard’s plan is made for his calendar, fetched by its address, and revoked', async ({
  supervisor,
  product,
}) => {
  await supervisor.startsAt('scheduler');
  const { page } = supervisor;
  await page.getByRole('button', { name: 'Calendar links' }).click();
  const dialog = page.getByRole('dialog', { name: 'Calendar links' });
  await dialog.getByRole('combobox', { name: 'Guard' }).fill('Ivan Horvat');
  await page.getByRole('option', { name: 'Ivan Horvat' }).click();
  await expect(dialog.getByText('No link yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Make a link' }).click();
  const address = await dialog.locator('code').textContent();
  const secret = /\/calendar\/([\w-]+)\.ics$/.exec(address ?? '')?.[1] ?? '';
  product.log.keepsSecret(secret);
  /* As a calendar program asks: without any session, at the address the planner was given. */
  const fetched = await fetch(String(address));
  expect(fetched.headers.get('content-type')).toContain('text/calendar');
  expect(await fetched.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*SUMMARY:/);
  await expect(dialog.getByRole('listitem')).toContainText(secret.slice(0, 6));

  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(dialog.getByText('No link yet.')).toBeVisible();
  await expect(dialog.locator('code')).toHaveCount(0);
  expect((await fetch(String(address))).status).toBe(404);
});

test('a check that somebody else has changed meanwhile says so; trying again saves over it', async ({
  supervisor,
  product,
  expectTrouble,
}) => {
  expectTrouble(/412/);
  const office = await Office.signIn(product);
  const [tag] = await office.list('/api/LocationTag');
  const guard = (await office.list('/api/User/GetAllUsers')).find(({ name }) => name === 'Ivan Horvat');
  const tomorrow = new Date(Date.now() + dayMs).setUTCHours(8, 0, 0, 0);
  const planned = await office.asks<{ idScheduler: number }>('/api/Scheduler', {
    idScheduler: 0,
    idUser: guard?.idUser,
    idLocation: tag?.idLocation,
    title: 'A long check',
    startDateTime: new Date(tomorrow).toISOString(),
    endDateTime: new Date(tomorrow + 26 * 3_600_000).toISOString(),
  });
  await supervisor.startsAt('scheduler');
  const scheduler = new SchedulerScreen(supervisor.page);
  const { page } = scheduler;
  await scheduler.filters('Guard', 'Ivan Horvat');
  await scheduler.holdsADayLater(await scheduler.checkOf(planned.idScheduler));
  /* Held here, while a colleague gives it another name. */
  await office.asks('/api/Scheduler', { ...planned, title: 'Another name' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Somebody else has saved this meanwhile.')).toBeVisible();
  await expect(page.getByText('Event failed')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).first().click();
  const stored = async (): Promise<unknown> => {
    const query = `startDateTime=${new Date(tomorrow).toISOString()}&endDateTime=${new Date(tomorrow + 9 * dayMs).toISOString()}`;
    const all = await office.list(`/api/Scheduler/GetSchedulers?${query}`);
    return all.find(({ idScheduler }) => idScheduler === planned.idScheduler)?.startDateTime;
  };
  await expect.poll(async () => Date.parse(String(await stored()))).toBe(tomorrow + dayMs);
});
