import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromium, type FrameLocator, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../run/chromium.ts';
import { complaintsOf } from './page-complaints.ts';
import type { Proof } from './proof.ts';
import { serveBelow } from './static-site.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = promisify(execFile);
/* STORYBOOK_BUILT=folder visits what is built already; STORYBOOK_PICTURES=folder keeps what the pages look like. */
const { STORYBOOK_BUILT: built, STORYBOOK_PICTURES: pictures } = process.env;

/** A page or a story, and what has to be seen there. */
interface Stop {
  readonly path: string;
  look(shown: FrameLocator): Promise<void>;
}

const sees =
  (selector: string) =>
  (shown: FrameLocator): Promise<void> =>
    shown.locator(selector).first().waitFor();
const alarmRow = '.pk-EventGrid-row[data-event-type="GuardPanic"][data-state="open"]';

const stops: readonly Stop[] = [
  { path: '/docs/guide-getting-started--docs', look: sees('text=Embed the event grid and the map') },
  {
    path: '/docs/guide-theming--docs',
    look: async (shown) => {
      const ratio = shown.locator('.tokens-contrast tr', { hasText: 'text-1 on surface-1' }).locator('td').first();
      await shown.locator(alarmRow).first().waitFor();
      await shown.getByLabel('--pk-text-1').fill('#000000');
      await shown.getByLabel('--pk-surface-1').fill('#ffffff');
      await ratio.getByText('21.00 enough').waitFor();
      await shown.getByLabel('--pk-text-1').fill('#999999');
      await ratio.getByText('2.85 too low').waitFor();
      await shown.getByRole('button', { name: 'a dark wall' }).click();
      await shown.locator('.tokens-css', { hasText: '--pk-surface-0: #04070d' }).waitFor();
    },
  },
  { path: '/docs/guide-languages--docs', look: sees('[data-event-type] >> text=Систем') },
  { path: '/docs/guide-accessibility--docs', look: sees('text=axe with WCAG') },
  {
    path: '/docs/guide-the-live-feed--docs',
    look: async (shown) => {
      await shown.getByRole('button', { name: 'A guard asks for help' }).click();
      await shown.locator(alarmRow).first().waitFor();
    },
  },
  { path: '/docs/guide-state-machines--docs', look: sees('.machine-box >> text=partlyFailed') },
  { path: '/docs/guide-sizes--docs', look: sees('text=What a partner ships') },
  { path: '/docs/guide-changelog--docs', look: sees('text=In the next version') },
  { path: '/docs/eventgrid--docs', look: sees('.docblock-argstable >> text=confirmOnSelect') },
  { path: '/story/eventgrid--alarm', look: sees(alarmRow) },
  { path: '/story/guardmap--guards', look: sees('.leaflet-container canvas') },
];

async function visit(page: Page, url: string, { path, look }: Stop): Promise<string[]> {
  const complaints = complaintsOf(page, new URL(url).origin);
  await page.goto(`${url}?path=${path}`);
  await look(page.frameLocator('#storybook-preview-iframe')).catch((error: Error) => {
    complaints.push(`not shown: ${error.message.split('\n')[0]}`);
  });
  const name = path.split('/').at(-1) ?? '';
  if (pictures) await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
  return complaints.map((complaint) => `${name}: ${complaint}`);
}

/** The documentation is plain files: it works below any path and without any other address. */
export const storybook: Proof = {
  id: 'storybook',
  title:
    'the documentation, built, below /docs/: each page of the guide and two stories, quiet, nothing from elsewhere',
  run: async (say) => {
    const folder = built ?? mkdtempSync(join(tmpdir(), 'patrolkit-storybook-'));
    if (!built) {
      const program = join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
      await run(process.execPath, [program, 'build', '-o', folder, '--quiet'], { cwd: root, maxBuffer: 64_000_000 });
      say('built');
    }
    const site = await serveBelow('/docs/', folder);
    const executablePath = chromiumPath();
    const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
    const problems: string[] = [];
    try {
      for (const stop of stops) {
        const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
        const found = await visit(page, site.url, stop);
        for (const problem of found) say(problem);
        problems.push(...found);
        await page.close();
      }
    } finally {
      await browser.close();
      await site.stop();
      if (!built) rmSync(folder, { recursive: true, force: true });
    }
    return {
      isKept: problems.length === 0,
      text:
        problems.length === 0 ? `${stops.length} pages and stories: nothing wrong` : [...new Set(problems)].join('; '),
    };
  },
};
