import { chromium, type Page } from 'playwright';
import { Product } from '../e2e/product.ts';
import { chromiumArgs, chromiumPath } from '../run/chromium.ts';
import { type Proof, percentile } from './proof.ts';

const panics = 200;

declare global {
  interface Window {
    /** When the page showed a row, and when a sound began, milliseconds since 1970. */
    shownAt: Map<number, number>;
    soundedAt: number[];
  }
}

/* Runs in the page, before anything else of it. */
function watch(): void {
  window.shownAt = new Map();
  window.soundedAt = [];
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    this.addEventListener('playing', () => window.soundedAt.push(Date.now()), { once: true });
    return play.call(this);
  };
  new MutationObserver(() => {
    for (const row of document.querySelectorAll('[data-event-type="GuardPanic"][data-state="open"]')) {
      const eventId = Number((row as HTMLElement).dataset.key);
      if (!window.shownAt.has(eventId)) window.shownAt.set(eventId, Date.now());
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
}

async function startWatching(page: Page, product: Product): Promise<void> {
  await page.addInitScript(watch);
  await page.goto(`${product.console}login`);
  await page.locator('input[name=email]').fill('administrator@demo.example');
  await page.locator('input[name=password]').fill('demo-patrol');
  await page.keyboard.press('Enter');
  await page.locator('[data-event-type]').first().waitFor();
}

/** Sends one panic and waits until it is seen, heard and confirmed; answers the two times from its receipt, in ms. */
async function onePanic(page: Page, product: Product, guard: number): Promise<{ shown: number; heard: number }> {
  const soundsBefore = await page.evaluate(() => window.soundedAt.length);
  const response = await fetch(`${product.server}/api/Device/Events`, {
    method: 'POST',
    headers: { authorization: `Bearer demo-guard-${guard}`, 'content-type': 'application/json' },
    body: JSON.stringify([{ clientEventId: crypto.randomUUID(), type: 'GuardPanic' }]),
  });
  const [answer] = (await response.json()) as { idEvent: number }[];
  const eventId = answer?.idEvent ?? 0;
  const { receivedAt } = await product.eventInDatabase(eventId);
  await page.waitForFunction((id) => window.shownAt.has(id), eventId);
  await page.waitForFunction((before) => window.soundedAt.length > before, soundsBefore);
  const [shown, heard] = await page.evaluate(
    (id) => [window.shownAt.get(id) ?? 0, window.soundedAt.at(-1) ?? 0] as const,
    eventId,
  );
  /* By the strip's key: a click into the grid would make it hold its page. */
  await page.keyboard.press('c');
  await page.locator(`[data-key="${eventId}"][data-state="processed"]`).waitFor();
  return { shown: shown - Number(receivedAt), heard: heard - Number(receivedAt) };
}

/** R2: a panic that is accepted is a row and a sound within a second; hub up, one visible window, one machine. */
export const panicTimes: Proof = {
  id: 'R2',
  title: `panic accepted to row and sound, hub up, ${panics} panics one after another`,
  run: async (say) => {
    const product = new Product();
    await product.start();
    const executablePath = chromiumPath();
    const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
    try {
      const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
      await startWatching(page, product);
      const shown: number[] = [];
      const heard: number[] = [];
      for (let index = 0; index < panics; index += 1) {
        const times = await onePanic(page, product, (index % 12) + 1);
        shown.push(times.shown);
        heard.push(times.heard);
        if ((index + 1) % 50 === 0) say(`${index + 1} panics`);
      }
      const p95 = percentile(heard, 0.95);
      const most = Math.max(...heard);
      return {
        isKept: p95 <= 1000 && most <= 3000,
        text: `row p50 ${percentile(shown, 0.5)}, p95 ${percentile(shown, 0.95)}, max ${Math.max(...shown)} ms; sound p50 ${percentile(heard, 0.5)}, p95 ${p95}, max ${most} ms after the server's receipt`,
      };
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};
