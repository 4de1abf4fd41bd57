import { refuseSoundUntilClicked } from './models/sounds.ts';
import { expect, test } from './patrol-test.ts';

test('S1.07 a phone’s SOS is a red row, a marker, the strip and a sound; a tick of the row confirms it for everybody', async ({
  supervisor,
  secondSupervisor,
  phone,
  product,
}) => {
  await supervisor.startsWatching();
  await secondSupervisor.startsWatching('operator@demo.example');
  const { dashboard } = supervisor;
  await phone.asksForHelp(1);
  const row = dashboard.rowsOf('GuardPanic').first();
  await expect(row).toHaveAttribute('data-state', 'open', { timeout: 3000 });
  await expect(row).toHaveCSS('background-color', 'rgb(133, 18, 25)');
  await expect(dashboard.strip).toHaveAttribute('data-state', 'panic');
  await dashboard.listsMarkers();
  await expect(dashboard.map.locator('.pk-GuardMap-row[data-state="panic"]')).toHaveCount(1);
  await dashboard.hears('guard-panic');
  await expect(supervisor.page).toHaveTitle(/^\(1\) Guard panic/);

  await dashboard.ticks(row);
  await expect(row).toHaveAttribute('data-state', 'processed');
  await dashboard.hearsNothing(3000);
  const eventId = Number(await row.getAttribute('data-key'));
  const stored = await product.eventInDatabase(eventId);
  expect(stored.confirmedAt).not.toBeNull();
  expect(stored.confirmedBy).toBe('Vesna Novak');
  await expect(secondSupervisor.dashboard.row(eventId)).toHaveAttribute('data-state', 'processed', { timeout: 11_000 });
  await secondSupervisor.dashboard.hearsNothing();
});

test('one supervisor says that he is on an alarm; the other one sees his name, takes over, and confirms', async ({
  supervisor,
  secondSupervisor,
  phone,
}) => {
  await supervisor.startsWatching();
  await secondSupervisor.startsWatching('operator@demo.example');
  const [own, other] = [supervisor.dashboard, secondSupervisor.dashboard];
  const eventId = await phone.reports(2, { type: 'GuardPanic' });
  await expect(own.row(eventId)).toBeVisible();
  await supervisor.page.keyboard.press('t');
  await expect(own.strip).toContainText('You are on it');
  await expect(other.strip).toContainText('Vesna Novak is on it');
  await expect(other.row(eventId)).toContainText('Vesna Novak is on it');
  await expect(other.row(eventId)).toHaveAttribute('data-state', 'open');
  /* Nobody is held back: the alarm sounds on for both until it is answered. */
  await other.hears('guard-panic');
  await other.strip.getByRole('button', { name: 'Take over' }).click();
  await expect(other.strip).toContainText('You are on it');
  await expect(own.strip).not.toContainText('You are on it');
  await expect(own.strip.getByRole('button', { name: 'Take over' })).toBeVisible();
  await other.ticks(other.row(eventId));
  await expect(own.row(eventId)).toHaveAttribute('data-state', 'processed');
  await expect(own.row(eventId)).not.toContainText('is on it');
  await own.hearsNothing();
  await other.hearsNothing();
});

test('S4.05 ticking two panics and a tag read confirms exactly the panics; a click or an arrow key confirms nothing', async ({
  supervisor,
  phone,
}) => {
  await supervisor.startsWatching();
  const calls: string[] = [];
  supervisor.page.on('request', (request) => {
    if (request.url().includes('ConfirmEvent')) calls.push(request.url().split('/').pop() ?? '');
  });
  const panics = [await phone.reports(1, { type: 'GuardPanic' }), await phone.reports(2, { type: 'GuardPanic' })];
  const read = await phone.reports(3, { type: 'TagRead', tag: '04A10001' });
  const { dashboard } = supervisor;
  for (const eventId of [...panics, read]) await expect(dashboard.row(eventId)).toBeVisible();

  await dashboard
    .row(panics[0] ?? 0)
    .getByText('Guard panic')
    .click();
  await supervisor.page.keyboard.press('ArrowDown');
  await supervisor.page.keyboard.press('ArrowUp');
  expect(calls).toEqual([]);

  for (const eventId of [...panics, read]) await dashboard.ticks(dashboard.row(eventId));
  await expect.poll(() => [...calls].sort()).toEqual(panics.map(String).sort());
});

test('S4.05 select-all asks once, with the number, before it confirms', async ({ supervisor, phone }) => {
  await supervisor.startsWatching();
  const panics = [await phone.reports(4, { type: 'GuardPanic' }), await phone.reports(5, { type: 'GuardPanic' })];
  const { dashboard } = supervisor;
  for (const eventId of panics) await expect(dashboard.row(eventId)).toBeVisible();
  await dashboard.grid.getByRole('columnheader').getByRole('checkbox').click();
  const question = supervisor.page.getByRole('alertdialog');
  await expect(question).toContainText('2');
  for (const eventId of panics) await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'open');
  await question.getByRole('button', { name: /Confirm/ }).click();
  for (const eventId of panics) await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'processed');
});

test('S4.10 the sound stops when the last open alarm is confirmed elsewhere', async ({
  supervisor,
  secondSupervisor,
  phone,
}) => {
  await supervisor.startsWatching();
  await secondSupervisor.startsWatching('operator@demo.example');
  const eventId = await phone.reports(6, { type: 'GuardPanic' });
  await supervisor.dashboard.hears('guard-panic');
  await secondSupervisor.dashboard.ticks(secondSupervisor.dashboard.row(eventId));
  await supervisor.dashboard.hearsNothing();
});

test('S4.13 silencing stores the last event id, which survives a reload and is dropped for another user', async ({
  supervisor,
  phone,
}) => {
  await supervisor.startsWatching();
  const eventId = await phone.reports(7, { type: 'GuardPanic' });
  const kept = () => supervisor.page.evaluate(() => localStorage.getItem('patrolkit.lastIdEvent'));
  await supervisor.dashboard.hears('guard-panic');
  await supervisor.page.keyboard.press('s');
  await supervisor.dashboard.hearsNothing(3000);
  expect(await kept()).toBe(String(eventId));
  await supervisor.page.reload();
  await supervisor.dashboard.isLive();
  await expect(supervisor.dashboard.strip).toHaveAttribute('data-state', 'panic');
  expect(await kept()).toBe(String(eventId));

  await supervisor.page.getByRole('button', { name: 'Settings' }).click();
  await supervisor.page.getByRole('button', { name: 'Log out' }).click();
  await supervisor.signIn.entersCredentials('operator@demo.example', 'demo-patrol');
  await supervisor.dashboard.isLive();
  await supervisor.dashboard.hears('guard-panic');
  expect(await kept()).toBeNull();
  await supervisor.dashboard.ticks(supervisor.dashboard.row(eventId));
  await supervisor.dashboard.hearsNothing();
});

test('S1.32, S4.16, S4.17, S9.58 mute takes the sound of every window, shows it, outlives a reload, and gives it back without a new alarm', async ({
  supervisor,
  phone,
}) => {
  await supervisor.startsWatching();
  const second = await supervisor.opensAnotherWindow();
  await second.dashboard.isLive();
  await second.dashboard.isTouched();
  const eventId = await phone.reports(12, { type: 'GuardPanic' });
  await supervisor.dashboard.hears('guard-panic');
  await supervisor.page.getByRole('button', { name: 'Mute alarm sounds' }).click();
  for (const { dashboard } of [supervisor, second]) await dashboard.isMuted();
  const kept = () => supervisor.page.evaluate(() => Object.entries(localStorage).filter(([key]) => /mute/i.test(key)));
  expect(await kept()).toHaveLength(1);
  await supervisor.page.reload();
  await supervisor.dashboard.isLive();
  expect(await kept()).toHaveLength(1);
  await expect(supervisor.page.getByRole('button', { name: 'Turn alarm sounds on' })).toBeVisible();
  await supervisor.page.getByRole('button', { name: 'Turn alarm sounds on' }).click();
  /* The supervisor's window was loaded again: the other one leads and sounds since then. */
  await second.dashboard.hears('guard-panic');
  await supervisor.dashboard.ticks(supervisor.dashboard.row(eventId));
  for (const { dashboard } of [supervisor, second]) await dashboard.hearsNothing();
});

test('sound that the browser blocks is said in red before and during an alarm, and unlocked by one click', async ({
  supervisor,
  phone,
}) => {
  await supervisor.startsWatching();
  await refuseSoundUntilClicked(supervisor.context);
  const fresh = await supervisor.opensAnotherWindow();
  await supervisor.page.close();
  await fresh.dashboard.isLive();
  await expect(fresh.dashboard.strip).toHaveAttribute('data-state', 'blocked');
  await expect(fresh.dashboard.strip).toContainText('Sound is blocked');
  const eventId = await phone.reports(8, { type: 'GuardPanic' });
  await expect(fresh.dashboard.row(eventId)).toHaveAttribute('data-state', 'open');
  await fresh.dashboard.hearsNothing();
  await fresh.dashboard.strip.getByRole('button', { name: 'Turn sound on' }).click();
  await fresh.dashboard.hears('guard-panic');
  await fresh.dashboard.ticks(fresh.dashboard.row(eventId));
  await fresh.dashboard.hearsNothing();
});
