import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { expect, test } from './patrol-test.ts';

/** The menu of a row, opened. */
async function menuOf(row: Locator): Promise<Locator> {
  await row.getByRole('button', { name: /^More about/ }).click();
  return row.page().getByRole('menu', { name: /^More about/ });
}

test('S1.09 source, description and remark of an event are changed, and stand so on every console', async ({
  supervisor,
  secondSupervisor,
  phone,
  product,
}) => {
  await supervisor.startsWatching();
  await secondSupervisor.startsWatching('operator@demo.example');
  const { page, dashboard } = supervisor;
  const eventId = await phone.reports(1, { type: 'GuardMessage', description: 'The gate is open' });
  const row = dashboard.row(eventId);
  await expect(row).toContainText('The gate is open');
  await (await menuOf(row)).getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: `Edit event ${eventId}` });
  await form.getByRole('textbox', { name: 'Source' }).fill('Gatehouse');
  await form.getByRole('textbox', { name: 'Description' }).fill('The gate was open <b>all night</b>');
  await form.getByRole('textbox', { name: 'Remark' }).fill('Locked by us at 3');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  for (const { dashboard: shown } of [supervisor, secondSupervisor]) {
    await expect(shown.row(eventId)).toContainText('Gatehouse');
    await expect(shown.row(eventId)).toContainText('The gate was open <b>all night</b>');
  }
  expect(await product.eventInDatabase(eventId)).toMatchObject({ source: 'Gatehouse', comment: 'Locked by us at 3' });
});

test('S1.08 a deleted event is asked for once, and is gone from every console', async ({
  supervisor,
  secondSupervisor,
  phone,
}) => {
  await supervisor.startsWatching();
  await secondSupervisor.startsWatching('operator@demo.example');
  const { page, dashboard } = supervisor;
  const eventId = await phone.reports(2, { type: 'GuardMessage', description: 'Sent by mistake' });
  await expect(secondSupervisor.dashboard.row(eventId)).toBeVisible();
  await (await menuOf(dashboard.row(eventId))).getByRole('menuitem', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: `Delete event ${eventId}?` });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(dashboard.row(eventId)).toBeVisible();
  await (await menuOf(dashboard.row(eventId))).getByRole('menuitem', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(secondSupervisor.dashboard.row(eventId)).toHaveCount(0);
  /* Among the rows nothing moves: there it is greyed until he turns away. */
  await expect(dashboard.row(eventId)).toHaveAttribute('data-gone', '');
  await dashboard.isTouched();
  await expect(dashboard.row(eventId)).toHaveCount(0);
});

test('S1.05, S1.10, S2.82 two supervisors and a guard comment on an event: the badge counts what is unseen, the thread shows all', async ({
  supervisor,
  secondSupervisor,
  phone,
}) => {
  await supervisor.startsWatching();
  await secondSupervisor.startsWatching('operator@demo.example');
  const eventId = await phone.reports(2, { type: 'GuardMessage', description: 'There is a light upstairs' });
  const comments = (shown: Locator) => shown.getByRole('button', { name: /^Comments of event/ });
  const [mine, theirs] = [supervisor.dashboard.row(eventId), secondSupervisor.dashboard.row(eventId)];
  await comments(mine).click();
  const thread = supervisor.page.getByRole('dialog', { name: 'Comments' });
  await thread.getByRole('textbox', { name: 'Comment' }).fill('Is the house empty? <i>Look</i>');
  await thread.getByRole('button', { name: 'Post' }).click();
  await expect(thread.getByRole('log')).toContainText('Is the house empty? <i>Look</i>');
  await expect(thread.getByRole('textbox', { name: 'Comment' })).toHaveValue('');

  await expect(comments(theirs)).toHaveAccessibleName(`Comments of event ${eventId}: 1, 1 unseen`);
  await expect(comments(mine)).toHaveAccessibleName(`Comments of event ${eventId}: 1, none unseen`);
  await phone.comments(2, eventId, 'Nobody is there');
  await expect(thread.getByRole('log')).toContainText('Nobody is there');
  await expect(comments(theirs)).toHaveAccessibleName(`Comments of event ${eventId}: 2, 2 unseen`);
  await comments(theirs).click();
  const read = secondSupervisor.page.getByRole('dialog', { name: 'Comments' });
  await expect(read.getByRole('log')).toContainText('Nobody is there');
  await expect(comments(theirs)).toHaveAccessibleName(`Comments of event ${eventId}: 2, none unseen`);
});

test('S1.06 an image that a phone sends is shown with its event', async ({ supervisor, phone }) => {
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  const eventId = await phone.reports(2, { type: 'GuardMessage', description: 'A broken window' });
  await phone.sendsImage(2, eventId, await page.screenshot({ type: 'jpeg' }));
  await dashboard
    .row(eventId)
    .getByRole('button', { name: `View image of event ${eventId}` })
    .click();
  const gallery = page.getByRole('dialog', { name: 'Images' });
  await expect(gallery.getByRole('img', { name: `Image 1 of event ${eventId}` })).toBeVisible();
});

test('S2.79, S2.81 one button of a row shows the event on the map and begins a message; a press on a row shows it too', async ({
  supervisor,
  phone,
}) => {
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  const eventId = await phone.reports(4, { type: 'GuardMessage', lat: 50.8501, lon: 4.3481 });
  const circle = dashboard.map.locator('.pk-GuardMap-event');
  await dashboard.row(eventId).getByText('Guard message').click();
  await expect(circle).toBeVisible();
  await dashboard
    .row(eventId)
    .getByRole('button', { name: /^Locate event/ })
    .click();
  const message = page.getByRole('dialog', { name: 'Message or intervention' });
  await expect(message.getByRole('textbox', { name: 'Coordinates' })).toHaveValue('50.85010, 4.34810');
});

test('S1.28, S2.72 the search finds events by words of every alphabet and prints them as a PDF', async ({
  supervisor,
  phone,
}) => {
  await supervisor.startsWatching();
  const { page } = supervisor;
  await phone.reports(6, { type: 'GuardMessage', description: 'Šćurić đak žut ђѓќ ăș' });
  await page
    .getByRole('region', { name: 'Events' })
    .first()
    .getByRole('button', { name: 'Search', exact: true })
    .click();
  const search = page.getByRole('dialog', { name: 'Search events' });
  await search.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(search.getByRole('row').filter({ hasText: 'Šćurić đak žut ђѓќ ăș' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    search.getByRole('button', { name: 'Print result' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^search_results.*\.pdf$/);
  const printed = readFileSync(await download.path());
  expect(printed.subarray(0, 5).toString()).toBe('%PDF-');
  expect(printed.length).toBeGreaterThan(10_000);
});
