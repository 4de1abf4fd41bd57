import type { Browser, Page } from 'playwright';
import { hostile } from './hostile.ts';
import { countWhatIsHeld, type Left } from './left-behind.ts';

/** A host's page in a browser, and what it complained of. */
interface Visit {
  readonly page: Page;
  readonly complaints: string[];
}

const patienceMs = 30_000;

async function open(browser: Browser, url: string, query: Record<string, string>): Promise<Visit> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 1000 }, reducedMotion: 'reduce' });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`thrown: ${error.message}`));
  await page.addInitScript(countWhatIsHeld);
  await page.goto(`${url}?${new URLSearchParams(query)}`, { waitUntil: 'load' });
  return { page, complaints };
}

const rows = '#ours [role="row"][data-key], #ours tbody tr';

/** What is wrong with the live grid and map on a host's page; nothing when it is as it should be. */
export async function liveProblems(
  browser: Browser,
  url: string,
  server: string,
  raise: () => Promise<number>,
): Promise<string[]> {
  const { page, complaints } = await open(browser, url, { server });
  try {
    await page.locator('#ours .leaflet-container canvas').first().waitFor({ timeout: patienceMs });
    await page.locator(rows).first().waitFor({ timeout: patienceMs });
    const id = await raise();
    await page.locator(`#ours [data-key="${id}"]`).first().waitFor({ timeout: patienceMs });
    return complaints;
  } catch (error) {
    return [...complaints, `not shown: ${error instanceof Error ? error.message.split('\n')[0] : error}`];
  } finally {
    await page.close();
  }
}

/** What is wrong with a page that a server has rendered: the grid must be in its text, and nothing be said while it wakes. */
export async function renderedProblems(browser: Browser, url: string): Promise<string[]> {
  const html = await (await fetch(url)).text();
  const missing = html.includes('pk-EventGrid') ? [] : ['the server renders no grid'];
  const { page, complaints } = await open(browser, url, {});
  try {
    await page.locator('#ours .leaflet-container canvas').first().waitFor({ timeout: patienceMs });
    return [...missing, ...complaints];
  } catch (error) {
    return [
      ...missing,
      ...complaints,
      `rendered page: ${error instanceof Error ? error.message.split('\n')[0] : error}`,
    ];
  } finally {
    await page.close();
  }
}

/** What of listeners, timers, sockets and so on grows from the first to the twentieth mount in StrictMode. */
export async function leftAfterMounts(browser: Browser, url: string, server: string): Promise<string[]> {
  const { page, complaints } = await open(browser, url, { server });
  const left = (): Promise<Left> => page.evaluate(() => Reflect.get(globalThis, 'patrolkitLeft')());
  const toggle = page.locator('#toggle');
  const isShown = (): Promise<void> =>
    page.locator('#ours .leaflet-container canvas').first().waitFor({ timeout: patienceMs });
  try {
    await isShown();
    await toggle.click();
    await page.waitForFunction(() => document.querySelector('#ours')?.childElementCount === 0);
    // what the libraries keep for the page itself, such as one listener for the focus, is there now
    await page.waitForFunction(() => Reflect.get(globalThis, 'patrolkitLeft')().timeouts === 0, null, {
      timeout: patienceMs,
    });
    const before = await left();
    for (let mount = 2; mount <= 20; mount += 1) {
      await toggle.click();
      await isShown();
      await toggle.click();
      await page.waitForFunction(() => document.querySelector('#ours')?.childElementCount === 0);
    }
    await page.waitForFunction(() => Reflect.get(globalThis, 'patrolkitLeft')().timeouts === 0, null, {
      timeout: patienceMs,
    });
    const after = await left();
    const grown = (Object.keys(after) as (keyof Left)[]).filter((kind) => after[kind] > before[kind]); // its own keys
    const open20 = (['intervals', 'sockets', 'workers'] as const).filter((kind) => after[kind] > 0);
    return [
      ...complaints,
      ...grown.map((kind) => `${kind}: ${before[kind]} after the first mount, ${after[kind]} after the twentieth`),
      ...open20.map((kind) => `${after[kind]} ${kind} are left`),
    ];
  } catch (error) {
    const held = await left().catch(() => null);
    return [
      ...complaints,
      `mounts: ${error instanceof Error ? error.message.split('\n')[0] : error} ${JSON.stringify(held)}`,
    ];
  } finally {
    await page.close();
  }
}

async function picture(
  browser: Browser,
  url: string,
  query: Record<string, string>,
  of: string,
  css = '',
): Promise<Buffer> {
  const { page } = await open(browser, url, query);
  try {
    if (css) await page.addStyleTag({ content: css });
    if (query.ours !== '0')
      await page.locator('#ours .leaflet-container canvas').first().waitFor({ timeout: patienceMs });
    await page.evaluate(() => document.fonts.ready);
    return await page.locator(of).screenshot({ animations: 'disabled', caret: 'hide' });
  } finally {
    await page.close();
  }
}

/** Two pictures that differ in each of three tries, null when they do not: letters at the edge of a pixel are not drawn alike each time. */
async function unlike(
  first: () => Promise<Buffer>,
  second: () => Promise<Buffer>,
): Promise<readonly [Buffer, Buffer] | null> {
  let pair = [await first(), await second()] as const;
  for (let turn = 1; turn < 3 && !pair[0].equals(pair[1]); turn += 1) pair = [await first(), await second()];
  return pair[0].equals(pair[1]) ? null : pair;
}

/** Whether our styles change the host's own things, or the host's change ours. Pictures are compared byte by byte. */
export async function leakedStyles(
  browser: Browser,
  url: string,
  keep: (name: string, png: Buffer) => void,
): Promise<string[]> {
  const still = { view: 'still' };
  const leaks: string[] = [];
  for (const sheet of ['layered', 'unlayered'] as const) {
    const alone = (): Promise<Buffer> => picture(browser, url, { ...still, ours: '0' }, '.host-card');
    const beside = (): Promise<Buffer> => picture(browser, url, { ...still, sheet }, '.host-card');
    const card = await unlike(alone, beside);
    if (card) {
      leaks.push(`the ${sheet} stylesheet changes the host's own card`);
      keep(`card-${sheet}`, card[1]);
    }
    // the host is as wide in both pictures: what it does to its own page around us is its own affair
    const frame =
      'body > * { max-width: none } #ours { width: 1100px; margin: 0; padding: 0; position: absolute; left: 0; top: 400px }';
    const shot = (css: string): Promise<Buffer> => picture(browser, url, { ...still, sheet }, '#ours', css);
    const ours = await unlike(
      () => shot(frame),
      () => shot(`${hostile[sheet]}\n${frame}`),
    );
    if (ours) {
      leaks.push(`hostile rules (${sheet}) change ours`);
      keep(`ours-${sheet}`, ours[0]);
      keep(`ours-${sheet}-attacked`, ours[1]);
    }
  }
  return leaks;
}
