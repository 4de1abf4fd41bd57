import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { violationsOf } from '../e2e/accessibility.ts';
import { Product } from '../e2e/product.ts';
import { chromiumArgs, chromiumPath } from '../run/chromium.ts';
import { type ExampleSite, startExample } from './example-site.ts';
import { freePort } from './free-port.ts';
import { complaintsOf } from './page-complaints.ts';
import type { Proof } from './proof.ts';

/* PORTAL_PICTURES=folder keeps what the pages look like. */
const pictures = process.env.PORTAL_PICTURES;
const looks = [
  { colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  { colorScheme: 'light', viewport: { width: 390, height: 844 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

async function keep(page: Page, name: string): Promise<void> {
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
}

/** A guard asks for help, by his phone's way in. */
async function askForHelp(server: string): Promise<number> {
  const response = await fetch(`${server}/api/Device/Events`, {
    method: 'POST',
    headers: { authorization: 'Bearer demo-guard-1', 'content-type': 'application/json' },
    body: JSON.stringify([{ clientEventId: crypto.randomUUID(), type: 'GuardPanic' }]),
  });
  const [answer] = (await response.json()) as { idEvent: number }[]; // one outcome for each event sent
  if (!answer) throw new Error(`The server took no event: ${response.status}`);
  return answer.idEvent;
}

async function visitPortal(browser: Browser, site: ExampleSite, server: string): Promise<string[]> {
  const found: string[] = [];
  for (const look of looks) {
    const page = await browser.newPage({ ...look, reducedMotion: 'reduce' });
    const { width } = look.viewport;
    const name = `${width}-${look.colorScheme}`;
    const complaints = complaintsOf(page, new URL(site.url).origin);
    const policy = (await page.goto(site.url))?.headers()['content-security-policy'] ?? '';
    if (!policy.includes("style-src 'self'") || policy.includes('unsafe-')) complaints.push('no strict policy');
    const judge = async (what: string): Promise<void> => {
      await keep(page, `portal-${what}-${name}`);
      complaints.push(...(await violationsOf(page)).map((violation) => `${what}: ${violation}`));
    };
    await judge('sign-in');
    await page.getByLabel('Password').fill('demo-patrol');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.locator('.newest li').first().waitFor();
    await judge('overview');
    await page.getByRole('link', { name: 'Sites', exact: true }).click();
    await page.locator('.sites tbody tr').first().waitFor();
    await judge('sites');
    await page.getByRole('link', { name: 'Patrol', exact: true }).click();
    await page.locator('.leaflet-container canvas').first().waitFor();
    await page.locator('.pk-EventGrid-row').first().waitFor();
    await judge('patrol');
    const alarm = await askForHelp(server);
    const row = page.locator(`.pk-EventGrid-row[data-key="${alarm}"]`);
    await row.and(page.locator('[data-state="open"]')).waitFor();
    await page.locator('.pk-GuardMap').getByRole('button', { name: 'List' }).click();
    await page.locator('.pk-GuardMap [data-state="panic"]').first().waitFor();
    await judge('alarm');
    await page.locator('.pk-AlarmStrip').getByRole('button', { name: 'Confirm' }).click();
    await row.and(page.locator('[data-state="processed"]')).waitFor();
    const needed = await page.evaluate(() => document.documentElement.scrollWidth);
    if (needed > width) complaints.push(`${needed} px wide`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    await page.close();
    found.push(...complaints.map((complaint) => `portal at ${name}: ${complaint}`));
  }
  return found;
}

async function visitHeadless(browser: Browser, site: ExampleSite, server: string): Promise<string[]> {
  const page = await browser.newPage({ viewport: looks[0].viewport });
  const complaints = complaintsOf(page, new URL(site.url).origin);
  await page.goto(site.url);
  await page.locator('tbody tr').first().waitFor();
  const alarm = await askForHelp(server);
  const row = page.locator(`tr[data-key="${alarm}"]`);
  await row.and(page.locator('[data-state="open"]')).waitFor();
  await row.getByRole('checkbox').check();
  await row.and(page.locator('[data-state="processed"]')).waitFor();
  await keep(page, 'headless');
  const rules = await page.evaluate(() =>
    [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  );
  if (rules > 1) complaints.push(`${rules} rules of style, though none are wanted but React Aria's own`);
  await page.close();
  return complaints.map((complaint) => `headless: ${complaint}`);
}

/** The partner examples against the demo server: rows, map and alarms are live, nothing complains. */
export const portal: Proof = {
  id: 'portal',
  title:
    'examples/portal in both themes and examples/headless, built and served beside the demo: live rows, map and alarms, quiet, axe with WCAG 2.2 AA',
  run: async (say) => {
    const product = new Product();
    const executablePath = chromiumPath();
    const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
    const sites: ExampleSite[] = [];
    const problems: string[] = [];
    try {
      await product.start();
      say('the demo runs');
      const start = async (name: 'portal' | 'headless'): Promise<ExampleSite> => {
        const site = await startExample({ name, port: await freePort(), server: product.server });
        sites.push(site);
        say(`${name} is built and served`);
        return site;
      };
      problems.push(...(await visitPortal(browser, await start('portal'), product.server)));
      problems.push(...(await visitHeadless(browser, await start('headless'), product.server)));
    } finally {
      await browser.close();
      for (const site of sites) await site.stop();
      await product.stop();
    }
    for (const problem of problems) say(problem);
    return {
      isKept: problems.length === 0,
      text:
        problems.length === 0
          ? 'both as they should be, at 1440 and 390 px, light and dark'
          : [...new Set(problems)].join('; '),
    };
  },
};
