import { expect, test } from './patrol-test.ts';

test('S1.11, S1.12, S5.07 help is sent to two guards, chosen by Enter, to a place picked on the map; it is in the inbox of both', async ({
  supervisor,
  phone,
  product,
}) => {
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  /* Nobody knows where. */
  const eventId = await product.raises('GuardPanic');
  const row = dashboard.row(eventId);
  await row.getByRole('button', { name: /^Locate event/ }).click();
  const message = page.getByRole('dialog', { name: 'Message or intervention' });
  await expect(message.getByRole('radio', { name: 'Intervention' })).toBeChecked();
  await message.getByRole('textbox', { name: 'Title' }).fill('Go to the panic');
  const recipients = message.getByRole('textbox', { name: 'Recipients, nearest first' });
  for (const name of ['Ivan Horvat', 'Luka']) {
    await recipients.fill(name);
    await recipients.press('Enter');
  }
  await expect(message.getByText('2 recipients')).toBeVisible();

  const send = message.getByRole('button', { name: 'Send intervention' });
  await send.click();
  await expect(message.getByText('Please select a location.')).toBeVisible();
  await expect(message.getByRole('textbox', { name: 'Title' })).toHaveValue('Go to the panic');

  await message.getByRole('application').focus();
  await page.keyboard.press('ArrowUp');
  await message.getByRole('button', { name: 'Apply' }).click();
  const chosen = await message.getByRole('textbox', { name: 'Coordinates' }).inputValue();
  expect(chosen).toMatch(/^\d+\.\d{5}, \d+\.\d{5}$/);
  await send.click();
  await expect(message).toBeHidden();
  for (const guard of [2, 6]) {
    await expect.poll(async () => (await phone.inbox(guard)).at(-1)).toMatchObject({ title: 'Go to the panic' });
  }
  await dashboard.ticks(row);

  /* Who got it and who has looked is told in the thread of the event. */
  await row.getByRole('button', { name: /^Comments of event/ }).click();
  const thread = page.getByRole('dialog', { name: 'Comments' });
  for (const name of ['Ivan Horvat', 'Luka Babić']) {
    await expect(thread.getByRole('log')).toContainText(new RegExp(`${name}(delivered|seen)`));
  }
});

test('a message that the server does not take stays as it was written', async ({
  supervisor,
  phone,
  expectTrouble,
}) => {
  expectTrouble(/500/);
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  const eventId = await phone.reports(2, { type: 'GuardMessage', lat: 50.85, lon: 4.35 });
  await dashboard
    .row(eventId)
    .getByRole('button', { name: /^Locate event/ })
    .click();
  const message = page.getByRole('dialog', { name: 'Message or intervention' });
  const recipients = message.getByRole('textbox', { name: 'Recipients, nearest first' });
  await message.getByRole('textbox', { name: 'Description' }).fill('Second floor');
  await recipients.fill('Ivan Horvat');
  await recipients.press('Enter');
  await page.route(/SendIntervention/, (route) => route.fulfill({ status: 500 }));
  await message.getByRole('button', { name: 'Send message' }).click();
  await expect(message.getByText('Error sending the event data.')).toBeVisible();
  await expect(message.getByRole('textbox', { name: 'Description' })).toHaveValue('Second floor');
  await page.unroute(/SendIntervention/);
  await message.getByRole('button', { name: 'Send message' }).click();
  await expect(message).toBeHidden();
});
