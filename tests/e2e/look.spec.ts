import { violationsOf } from './accessibility.ts';
import { expect, test } from './patrol-test.ts';

const texts = { en: { language: 'en', live: 'Live' }, hr: { language: 'hr', live: 'Uživo' } } as const;

for (const theme of ['dark', 'light'] as const) {
  for (const { language, live } of Object.values(texts)) {
    test(`sign-in and dashboard are accessible in the ${theme} theme in ${language}`, async ({ supervisor, phone }) => {
      const { page, dashboard } = supervisor;
      await page.addInitScript(
        ([chosenTheme, chosenLanguage]) => {
          if (location.protocol === 'about:') return;
          localStorage.setItem('patrolkit.theme', chosenTheme);
          localStorage.setItem('patrolkit.language', chosenLanguage);
        },
        [theme, language] as const,
      );
      await supervisor.opens('login');
      await expect(page.locator('input[name=email]')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.locator('input[name=email]').fill('administrator@demo.example');
      await page.locator('input[name=password]').fill('demo-patrol');
      await page.keyboard.press('Enter');
      await expect(dashboard.strip).toContainText(live);
      await expect(dashboard.map.locator('canvas').first()).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      const eventId = await phone.reports(10, { type: 'GuardPanic' });
      await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'open');
      expect(await violationsOf(page)).toEqual([]);
      await dashboard.ticks(dashboard.row(eventId));
      await expect(dashboard.row(eventId)).toHaveAttribute('data-state', 'processed');
    });
  }
}

test('S1.29 the theme switch changes the page and the map', async ({ supervisor }) => {
  await supervisor.startsWatching();
  const { page, dashboard, header } = supervisor;
  const grounds = () =>
    page.evaluate(() =>
      [document.body, ...document.querySelectorAll('.pk-GuardMap')].map((e) => getComputedStyle(e).backgroundColor),
    );
  await expect(dashboard.map).toBeVisible();
  const dark = await grounds();
  await header.button('Light').click();
  await expect.poll(async () => (await grounds()).every((ground, index) => ground !== dark[index])).toBe(true);
});

test('the night theme comes and goes by its hours; what is chosen by hand meanwhile stays', async ({ supervisor }) => {
  const { page, header } = supervisor;
  const worn = page.locator('html');
  await page.clock.install({ time: new Date(2026, 10, 22, 21, 59, 30) });
  await supervisor.startsAt('myProfile');
  await header.button('Settings').click();
  await page.getByText('Night theme by hours').click();
  await expect(worn).toHaveAttribute('data-pk-theme', 'dark');
  await page.getByRole('textbox', { name: 'From' }).fill('22:00');
  await page.clock.fastForward(40_000);
  await expect(worn).toHaveAttribute('data-pk-theme', 'night');
  await page.getByRole('radio', { name: 'Light' }).click();
  await expect(worn).toHaveAttribute('data-pk-theme', 'light');
  await page.clock.fastForward(3_600_000);
  await expect(worn).toHaveAttribute('data-pk-theme', 'light');
  await page.clock.fastForward(23 * 3_600_000);
  await expect(worn).toHaveAttribute('data-pk-theme', 'night');
});

test('printed, a screen is its rows and words: dark on white, whole, without what can only be pressed', async ({
  supervisor,
}) => {
  const { page, dashboard } = supervisor;
  await supervisor.startsWatching();
  const rows = await dashboard.rows.count();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(dashboard.strip).toBeHidden();
  await expect(dashboard.map).toBeHidden();
  await expect(dashboard.rows).toHaveCount(rows);
  await expect(dashboard.rows.last()).toBeVisible();
  const cut = await page.evaluate(() => {
    const scrolls = (element: Element): boolean => element.scrollHeight > element.clientHeight + 1;
    return [...document.querySelectorAll('main, .pk-DataGrid, html')].filter(
      (element) => getComputedStyle(element).overflowY !== 'visible' && scrolls(element),
    ).length;
  });
  expect(cut).toBe(0);
  const [ink] = (await dashboard.rows.last().evaluate((row) => getComputedStyle(row).color)).match(/\d+/g) ?? [];
  expect(Number(ink)).toBeLessThan(100);
  await expect(dashboard.rows.first().getByRole('checkbox')).toBeHidden();
});

for (const width of [1920, 1280, 390]) {
  test(`nothing is cut off sideways at ${width} px`, async ({ supervisor }) => {
    await supervisor.page.setViewportSize({ width, height: width === 390 ? 844 : 1000 });
    await supervisor.startsWatching();
    const overflow = await supervisor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('a long language makes no page wider than its window', async ({ supervisor }) => {
  const { page, dashboard } = supervisor;
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('patrolkit.language', 'ser');
  });
  await page.setViewportSize({ width: 1000, height: 800 });
  await supervisor.startsAt('guardRoutes');
  await expect(page.getByRole('contentinfo')).toContainText('Ако нико не потврди аларм');
  for (const bar of [page.getByRole('banner'), dashboard.strip, page.getByRole('contentinfo')]) {
    expect(await bar.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(1000);
  }
});

test('on a phone events and map are a tab each', async ({ supervisor, phone }) => {
  const eventId = await phone.reports(10, { type: 'GuardPanic' });
  await supervisor.page.setViewportSize({ width: 390, height: 844 });
  await supervisor.startsWatching();
  await expect(supervisor.dashboard.map).toBeHidden();
  await supervisor.page.getByRole('radio', { name: 'Map' }).click();
  await expect(supervisor.dashboard.map).toBeVisible();
  await expect(supervisor.dashboard.grid).toBeHidden();
  await supervisor.page.getByRole('radio', { name: 'Events' }).click();
  await supervisor.dashboard
    .row(eventId)
    .getByRole('button', { name: /^More about/ })
    .click();
  await supervisor.page.getByRole('menuitem', { name: 'Locate only' }).click();
  await expect(supervisor.dashboard.map).toBeVisible();
  await supervisor.page.getByRole('radio', { name: 'Events' }).click();
  await supervisor.dashboard.ticks(supervisor.dashboard.row(eventId));
  await expect(supervisor.dashboard.row(eventId)).toHaveAttribute('data-state', 'processed');
});
