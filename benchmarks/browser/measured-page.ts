import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { chromiumArgs, chromiumPath } from '../../tests/run/chromium.ts';

/** Opens the browser that measures; WebGL runs on the processor, as there is no graphics card. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    args: [...chromiumArgs, '--enable-unsafe-swiftshader', '--js-flags=--expose-gc'],
    ...(executablePath ? { executablePath } : {}),
  });
}

/**
 * A page whose work is measured by its main thread's own clock: what other programs take of the processor meanwhile does
 * not count. It would not fall on all alike, as long work is interrupted more often than short work.
 */
export class MeasuredPage {
  readonly page: Page;
  readonly #devtools: CDPSession;

  private constructor(page: Page, devtools: CDPSession) {
    this.page = page;
    this.#devtools = devtools;
  }

  /** Opens a page in a context of its own, so that the heaps are apart. */
  static async open(browser: Browser, url: string, size: { width: number; height: number }): Promise<MeasuredPage> {
    const context = await browser.newContext({ viewport: size, reducedMotion: 'no-preference' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    return new MeasuredPage(page, devtools);
  }

  /** Milliseconds of the processor that some work takes on the main thread, until nothing is left to do. */
  async cpuOf(work: () => Promise<unknown>): Promise<number> {
    await this.settle();
    const before = await this.#taskSeconds();
    await work();
    await this.settle();
    return 1000 * ((await this.#taskSeconds()) - before);
  }

  /** Bytes that are in use after a collection. */
  async heap(): Promise<number> {
    await this.#devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await this.#devtools.send('Runtime.getHeapUsage');
    return usedSize;
  }

  /** Waits for two frames and a free moment. */
  async settle(): Promise<void> {
    await this.page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
    });
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }

  async #taskSeconds(): Promise<number> {
    const { metrics } = await this.#devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  }
}
