import { setTimeout as pause } from 'node:timers/promises';
import { type CDPSession, chromium, type Page } from 'playwright';
import { Product } from '../e2e/product.ts';
import { chromiumArgs, chromiumPath } from '../run/chromium.ts';
import { openAlarmIds, sendEvents, signIn } from './flood-server.ts';
import { type Proof, percentile } from './proof.ts';

const minutes = 5;
const eventsPerMinute = 1000;
const panics = 50;
const guards = 12;
/* docs/quality.md, R9. */
const interactionBarMs = 200;
const heapBarMb = 50;

declare global {
  interface Window {
    /** Elements that have played, and how long each press took until it was drawn, milliseconds. */
    players: Set<HTMLMediaElement>;
    presses: number[];
  }
}

/* Runs in the page, before anything else of it. */
function watch(): void {
  window.players = new Set();
  window.presses = [];
  const play = HTMLMediaElement.prototype.play;
  HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
    window.players.add(this);
    return play.call(this);
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as PerformanceEventTiming).interactionId) window.presses.push(entry.duration);
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / 2 ** 20;
}

const soundsNow = (page: Page): Promise<number> =>
  page.evaluate(() => [...window.players].filter((player) => !player.paused && !player.muted).length);

/** What a supervisor does meanwhile: looks into the settings, and goes through the rows by the keyboard. */
async function press(page: Page, round: number): Promise<void> {
  if (round % 2 === 0) {
    await page.getByRole('button', { name: /^(Settings|Postavke)$/ }).click();
    await page.keyboard.press('Escape');
    return;
  }
  await page.locator('[data-event-type] [role="gridcell"]').nth(4).click({ timeout: 5000 });
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  /* Away from the grid, which holds its page while it is used. */
  await page.mouse.click(2, 2);
}

/** Sends the flood; answers the ids of the panics. `onSecond` runs beside it once a second. */
async function flood(server: string, onSecond: (second: number) => Promise<void>): Promise<number[]> {
  const seconds = minutes * 60;
  const ids: number[] = [];
  const sending: Promise<unknown>[] = [];
  const begun = performance.now();
  let sent = 0;
  for (let second = 0; second < seconds; second += 1) {
    const due = Math.round(((second + 1) * eventsPerMinute) / 60);
    const batch = Array.from({ length: due - sent }, () => ({
      clientEventId: crypto.randomUUID(),
      type: 'TagRead',
      tag: '04A10001',
    }));
    sent = due;
    sending.push(sendEvents(server, (second % guards) + 1, batch));
    if (second % (seconds / panics) === 0) {
      const one = [{ clientEventId: crypto.randomUUID(), type: 'GuardPanic' }];
      sending.push(
        sendEvents(server, ((second * 7) % guards) + 1, one).then(([answer]) => ids.push(answer?.idEvent ?? 0)),
      );
    }
    await onSecond(second);
    await pause(Math.max(0, begun + (second + 1) * 1000 - performance.now()));
  }
  await Promise.all(sending);
  return ids;
}

/** R9: a flood of events takes neither an alarm nor the console. */
export const floodProof: Proof = {
  id: 'R9',
  title: `${eventsPerMinute} events a minute and ${panics} panics for ${minutes} minutes`,
  run: async (say) => {
    const product = new Product();
    await product.start();
    const executablePath = chromiumPath();
    const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath ? { executablePath } : {}) });
    try {
      const token = await signIn(product.server);
      const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
      await page.addInitScript(watch);
      await page.goto(`${product.console}login`);
      await page.locator('input[name=email]').fill('administrator@demo.example');
      await page.locator('input[name=password]').fill('demo-patrol');
      await page.keyboard.press('Enter');
      await page.locator('[data-event-type]').first().waitFor();
      const openBefore = new Set(await openAlarmIds(product.server, token));
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Performance.enable');
      await pause(5000);
      const heapBefore = await heapMb(cdp);
      await page.evaluate(() => window.presses.splice(0));
      let mostSounds = 0;
      let silentSeconds = 0;
      const ids = await flood(product.server, async (second) => {
        const sounds = await soundsNow(page);
        mostSounds = Math.max(mostSounds, sounds);
        if (second > 3 && sounds === 0) silentSeconds += 1;
        if (second % 3 === 0) await press(page, second / 3);
        if ((second + 1) % 60 === 0) say(`minute ${(second + 1) / 60}`);
      });
      const open = (await openAlarmIds(product.server, token)).filter((id) => !openBefore.has(id));
      const missing = ids.filter((id) => !open.includes(id)).length;
      const count = openBefore.size + open.length;
      const isShown = await page
        .locator('.pk-AlarmStrip', { hasText: new RegExp(`(^|\\D)${count}\\D`) })
        .waitFor({ timeout: 30_000 })
        .then(
          () => true,
          () => false,
        );
      await pause(5000);
      const heap = (await heapMb(cdp)) - heapBefore;
      const presses = await page.evaluate(() => window.presses);
      const [p98, most] = [presses.length > 0 ? percentile(presses, 0.98) : 0, Math.max(0, ...presses)];
      return {
        isKept:
          ids.length === panics &&
          missing === 0 &&
          isShown &&
          mostSounds === 1 &&
          silentSeconds === 0 &&
          most <= interactionBarMs &&
          heap <= heapBarMb,
        text: `${ids.length} panics accepted, ${missing} not open, the strip ${isShown ? 'counts' : 'does not count'} all ${count}; at most ${mostSounds} sound at once, ${silentSeconds} s without; ${presses.length} presses that took 16 ms or more, p98 ${p98}, max ${most} ms; heap ${heap >= 0 ? '+' : ''}${heap.toFixed(1)} MB`,
      };
    } finally {
      await browser.close();
      await product.stop();
    }
  },
};
