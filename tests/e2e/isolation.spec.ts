import { Office } from './models/office.ts';
import { screens } from './models/screens.ts';
import { playingIn } from './models/sounds.ts';
import { expect, test } from './patrol-test.ts';

/* What only the first company has; short words may be in any text. */
const lists = ['/api/User/GetAllUsers', '/api/Location', '/api/LocationTag', '/api/Company'];

test('C10 a second security company on the installation sees, hears and receives nothing of the first', async ({
  supervisor,
  secondSupervisor,
  phone,
  product,
}) => {
  test.setTimeout(180_000);
  const office = await Office.signIn(product);
  const rows = (await Promise.all(lists.map((path) => office.list(path)))).flat();
  const names = [...new Set(rows.map(({ name }) => String(name)).filter((name) => name.length > 4))];
  expect(names.length).toBeGreaterThan(30);
  const email = 'ured@druga-zastita.example';
  const password = product.addsCompany('Druga zaštita', email);

  const { page, dashboard } = secondSupervisor;
  const received: string[] = [];
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) received.push(await response.text().catch(() => ''));
  });
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => received.push(String(payload))));
  await secondSupervisor.opens('login');
  await secondSupervisor.signIn.entersCredentials(email, password);
  await expect(dashboard.strip).toContainText('Live');
  await supervisor.startsWatching();

  const eventId = await phone.reports(3, { type: 'GuardPanic', description: 'Only the first company knows' });
  await expect(supervisor.dashboard.row(eventId)).toHaveAttribute('data-state', 'open');
  await supervisor.dashboard.hears('guard-panic');
  const own = (await supervisor.page.locator('body').textContent()) ?? '';
  expect(names.filter((name) => own.includes(name)).length).toBeGreaterThan(10);
  await expect(dashboard.strip).toContainText('No open alarms');
  expect(await playingIn(page)).toEqual([]);

  for (const path of screens) {
    await secondSupervisor.opens(path);
    await expect(dashboard.strip).toContainText('Live');
    await expect(page.getByRole('main')).toBeVisible();
    const shown = (await page.locator('body').textContent()) ?? '';
    expect(
      names.filter((name) => shown.includes(name)),
      `shown on /${path}`,
    ).toEqual([]);
  }
  expect(received.length).toBeGreaterThan(screens.length);
  const whole = received.join('\n');
  expect(names.filter((name) => whole.includes(name))).toEqual([]);
  expect(whole).not.toContain('Only the first company knows');
  await expect(dashboard.rows).toHaveCount(0);

  await supervisor.dashboard.ticks(supervisor.dashboard.row(eventId));
  await expect(supervisor.dashboard.row(eventId)).toHaveAttribute('data-state', 'processed');
});
