import { expect, test } from './patrol-test.ts';

test('C12 an alarm that was seen, heard and confirmed here has its five times, and this console counts as armed', async ({
  supervisor,
  phone,
  product,
}) => {
  const { page, dashboard } = supervisor;
  const telling = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/api/User/ConsoleState') && response.request().postDataJSON().sound === 'on',
    { timeout: 45_000 },
  );
  await supervisor.startsWatching();
  const told = await telling;
  expect((await told.json()).armedConsoles).toBeGreaterThan(0);
  const eventId = await phone.reports(3, { type: 'GuardPanic' });
  await dashboard.hears('guard-panic');
  const stored = () => product.eventInDatabase(eventId);
  await expect.poll(async () => (await stored()).soundedAt).not.toBeNull();
  await dashboard.ticks(dashboard.row(eventId));
  await expect.poll(async () => (await stored()).confirmedAt).not.toBeNull();
  const { receivedAt, pushedAt, shownAt, soundedAt, confirmedAt } = await stored();
  const times = [receivedAt, pushedAt, shownAt, soundedAt, confirmedAt].map(Number);
  for (const at of times) expect(at).toBeGreaterThan(0);
  expect(Math.min(...times)).toBe(times[0]);
  /* The console's own times are put on the server's clock by an estimate. */
  const estimateMs = 250;
  expect(Math.max(...times)).toBeLessThan(Number(confirmedAt) + estimateMs);
});

test('C12 a console whose sound is muted says so to the server, and one without an escalation list warns', async ({
  supervisor,
}) => {
  await supervisor.startsWatching();
  const { page } = supervisor;
  const [request] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith('/api/User/ConsoleState') && one.postDataJSON().sound === 'muted'),
    page.getByRole('button', { name: 'Mute alarm sounds' }).click(),
  ]);
  expect(request.postDataJSON()).toEqual({ sound: 'muted' });
  await expect(page.getByRole('contentinfo')).toContainText('Nobody is called when an alarm stays unconfirmed');
  await page.getByRole('button', { name: 'Turn alarm sounds on' }).click();
});
