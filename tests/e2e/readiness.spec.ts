import { allowNotices, looksAt, noticesOn } from './models/notices.ts';
import { expect, test } from './patrol-test.ts';

test('an alarm is a notice of the browser while another program is in front, until it is confirmed', async ({
  supervisor,
  phone,
}) => {
  await allowNotices(supervisor.context);
  await supervisor.startsWatching();
  const { page, dashboard } = supervisor;
  const seen = await phone.reports(4, { type: 'GuardPanic' });
  await expect(dashboard.row(seen)).toHaveAttribute('data-state', 'open');
  expect(await noticesOn(page)).toEqual([]);

  await looksAt(page, false);
  const missed = await phone.reports(5, { type: 'GuardPanic' });
  await expect.poll(() => noticesOn(page)).toEqual([expect.stringMatching(/^Guard panic /)]);
  await looksAt(page, true);
  for (const eventId of [missed, seen]) {
    await dashboard.ticks(dashboard.row(eventId));
    await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'processed');
  }
  await expect.poll(() => noticesOn(page)).toEqual([]);
});

test('the screen stays awake on duty, unless the supervisor lets it sleep', async ({ supervisor }) => {
  await supervisor.context.addInitScript(() => {
    const held = { count: 0 };
    Object.assign(window, { held });
    const lock = () => {
      held.count += 1;
      const target = new EventTarget();
      const release = async () => {
        held.count -= 1;
        target.dispatchEvent(new Event('release'));
      };
      return Object.assign(target, { release });
    };
    /* A browser without a screen has no lock to give. */
    Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => lock() } });
  });
  await supervisor.startsWatching();
  const { page } = supervisor;
  const locks = () => page.evaluate(() => (window as unknown as { held: { count: number } }).held.count);
  await expect.poll(locks).toBe(1);
  await page.getByRole('button', { name: /Alarm readiness|may go unnoticed/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Let it sleep' }).click();
  await expect.poll(locks).toBe(0);
  await expect(dialog.getByText('Set this machine to never lock its screen on duty.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it awake' }).click();
  await expect.poll(locks).toBe(1);
});
