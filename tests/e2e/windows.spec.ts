import type { Page } from '@playwright/test';
import { refuseSoundUntilClicked } from './models/sounds.ts';
import type { Supervisor } from './models/supervisor.ts';
import { freeze, soundingAmong, WindowTraffic } from './models/windows.ts';
import { expect, test } from './patrol-test.ts';

/** Opens windows of one supervisor until there are so many, each clicked once so that it may sound. */
async function opensWindows(supervisor: Supervisor, count: number): Promise<[WindowTraffic, Supervisor[]]> {
  const traffic = new WindowTraffic();
  traffic.watch(supervisor.page);
  supervisor.context.on('page', (page) => traffic.watch(page));
  await supervisor.startsWatching();
  const windows = [supervisor];
  while (windows.length < count) windows.push(await opensOneMore(supervisor));
  return [traffic, windows];
}

async function opensOneMore(supervisor: Supervisor): Promise<Supervisor> {
  const window = await supervisor.opensAnotherWindow();
  await window.dashboard.isLive();
  await window.dashboard.isTouched();
  return window;
}

const pagesOf = (windows: readonly Supervisor[]): Page[] => windows.map(({ page }) => page);

test('R7 of one to six windows one has the socket, the polls and the sound, and all show the alarm', async ({
  supervisor,
  phone,
}) => {
  test.setTimeout(240_000);
  const [traffic, windows] = await opensWindows(supervisor, 1);
  for (let count = 1; count <= 6; count += 1) {
    if (count > 1) windows.push(await opensOneMore(supervisor));
    await expect.poll(() => traffic.connected()).toEqual([supervisor.page]);
    const eventId = await phone.reports(count, { type: 'GuardPanic' });
    for (const { dashboard } of windows) await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'open');
    await expect.poll(() => soundingAmong(pagesOf(windows))).toEqual([supervisor.page]);
    const last = windows.at(-1) ?? supervisor;
    await last.dashboard.ticks(last.dashboard.row(eventId));
    /* The rows stay in place while somebody is among them. */
    await last.dashboard.isTouched();
    for (const { dashboard } of windows)
      await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'processed');
    await expect.poll(() => soundingAmong(pagesOf(windows))).toEqual([]);
  }
  expect(traffic.polls(supervisor.page)).toBeGreaterThan(0);
  for (const { page } of windows.slice(1)) expect(traffic.polls(page)).toBe(0);
});

test('R7 when the leading window is closed during an alarm, another one has the socket and the sound', async ({
  supervisor,
  phone,
}) => {
  const [traffic, [, second, third]] = await opensWindows(supervisor, 3);
  const others = pagesOf([second, third].filter((window) => window !== undefined));
  const eventId = await phone.reports(1, { type: 'GuardPanic' });
  await supervisor.dashboard.hears('guard-panic');
  await supervisor.page.close();
  await expect.poll(() => traffic.connected().length).toBe(1);
  await expect.poll(async () => (await soundingAmong(others)).length).toBe(1);
  expect(await soundingAmong(others)).toEqual(traffic.connected());
  const later = await phone.reports(2, { type: 'GuardPanic' });
  for (const window of [second, third]) {
    await expect(window?.dashboard.row(later) ?? supervisor.page.locator('x')).toHaveAttribute('data-state', 'open');
  }
  for (const id of [eventId, later]) await second?.dashboard.ticks(second.dashboard.row(id));
  await expect.poll(() => soundingAmong(others)).toEqual([]);
});

test('R7 when the leading window freezes, another one takes over; thawed again it follows, and one sound is heard', async ({
  supervisor,
  phone,
}) => {
  const [traffic, [, second]] = await opensWindows(supervisor, 2);
  if (!second) throw new Error('no second window');
  const thaw = await freeze(supervisor.page);
  const eventId = await phone.reports(3, { type: 'GuardPanic' });
  await expect(second.dashboard.row(eventId)).toHaveAttribute('data-state', 'open', { timeout: 30_000 });
  await second.dashboard.hears('guard-panic');
  await expect.poll(() => traffic.connected()).toContain(second.page);
  await thaw();
  await expect(supervisor.dashboard.row(eventId)).toHaveAttribute('data-state', 'open');
  await expect.poll(() => traffic.connected()).toEqual([second.page]);
  await expect.poll(() => soundingAmong([supervisor.page, second.page])).toEqual([second.page]);
  await supervisor.dashboard.ticks(supervisor.dashboard.row(eventId));
  await expect.poll(() => soundingAmong([supervisor.page, second.page])).toEqual([]);
});

test('R7 a leading window that the browser keeps silent leaves the sound to one that the user has clicked in', async ({
  supervisor,
  phone,
}) => {
  await refuseSoundUntilClicked(supervisor.context);
  const [traffic, [, second]] = await opensWindows(supervisor, 2);
  if (!second) throw new Error('no second window');
  await supervisor.page.reload();
  await supervisor.dashboard.isLive();
  await second.page.reload();
  await second.dashboard.isLive();
  await expect.poll(() => traffic.connected()).toEqual([supervisor.page]);
  await expect(supervisor.dashboard.strip).toHaveAttribute('data-state', 'blocked');
  await expect(second.dashboard.strip).toHaveAttribute('data-state', 'blocked');
  await second.dashboard.isTouched();
  await expect(supervisor.dashboard.strip).not.toHaveAttribute('data-state', 'blocked');
  const eventId = await phone.reports(4, { type: 'GuardPanic' });
  await second.dashboard.hears('guard-panic');
  expect(await soundingAmong([supervisor.page, second.page])).toEqual([second.page]);
  await supervisor.page.keyboard.press('s');
  await expect.poll(() => soundingAmong([supervisor.page, second.page])).toEqual([]);
  await supervisor.dashboard.ticks(supervisor.dashboard.row(eventId));
  await expect(second.dashboard.row(eventId)).toHaveAttribute('data-state', 'processed');
});
