import { contrastFaultsOf, violationsOf } from './accessibility.ts';
import { screens } from './models/screens.ts';
import { expect, test } from './patrol-test.ts';

/* Two languages here, one of them in Cyrillic; `npm run proof -- A1` asks for all six. */
const languages = process.env.EVERY_LANGUAGE ? ['en', 'hr', 'slo', 'ser', 'ro', 'nmk'] : ['en', 'ser'];

for (const language of languages) {
  test(`A1, A8 every screen is accessible in both themes in ${language}, and as narrow as 320 px nothing is cut off sideways`, async ({
    supervisor,
  }) => {
    test.setTimeout(240_000);
    const { page } = supervisor;
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => {
      if (location.protocol !== 'about:') localStorage.setItem('patrolkit.language', chosen);
    }, language);
    await page.setViewportSize({ width: 1280, height: 800 });
    await supervisor.startsAt('myProfile');
    await expect(page.getByRole('banner')).toBeVisible();
    const found: string[] = [];
    for (const screen of screens) {
      await supervisor.goesTo(screen);
      for (const fault of await violationsOf(page)) found.push(`/${screen}: ${fault}`);
      /* Another theme changes nothing but colours. */
      await supervisor.choosesTheme('light');
      for (const fault of await contrastFaultsOf(page)) found.push(`/${screen}, light: ${fault}`);
      await supervisor.choosesTheme('dark');
      await page.setViewportSize({ width: 320, height: 640 });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) found.push(`/${screen}: ${beyond} px wider than 320 px`);
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    expect(found).toEqual([]);
  });
}
