import { sectionNames } from './models/header.ts';
import { playingIn } from './models/sounds.ts';
import { expect, test } from './patrol-test.ts';

test('six sections, a log-out in one of them: all windows are closed or at the sign-in, and nothing sounds', async ({
  supervisor,
  expectTrouble,
}) => {
  expectTrouble(/401/);
  await supervisor.startsWatching();
  let last = supervisor.page;
  for (const name of sectionNames) last = await supervisor.header.opensSection(name);
  await last.getByRole('button', { name: 'Settings' }).click();
  await last.getByRole('button', { name: 'Log out' }).click();
  await supervisor.signIn.isShown();
  await expect.poll(() => supervisor.context.pages().every((page) => page.url().endsWith('/login'))).toBe(true);
  for (const page of supervisor.context.pages()) expect(await playingIn(page)).toEqual([]);
});

test('S1.03 two positions of a guard are one marker at the newer one', async ({ supervisor, phone }) => {
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  await dashboard.listsMarkers();
  const marker = dashboard.markersOf('Petra Živković');
  await phone.isAt(5, { latitude: 50.8476, longitude: 4.35 });
  await expect(marker).toHaveCount(1);
  await phone.isAt(5, { latitude: 50.8476, longitude: 4.3572 }, new Date(Date.now() + 1000));
  /* A press on a marker opens a message with its place. */
  await expect(async () => {
    await marker.getByRole('button').first().click();
    await expect(page.getByRole('textbox', { name: 'Coordinates' })).toHaveValue(/50\.84760, 4\.35720/, {
      timeout: 1000,
    });
  }).toPass({ timeout: 20_000 });
  await expect(marker).toHaveCount(1);
});
