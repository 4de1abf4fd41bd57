import type { CDPSession } from 'playwright';
import type { MeasuredPage } from '../browser/measured-page.ts';

/**
 * Measures a page by its main thread's own clock: what other programs take of the processor meanwhile does not count.
 * It would not fall on all alike, as long work is interrupted more often than short work.
 */
export class ThreadClock {
  readonly #measured: MeasuredPage;
  readonly #devtools: CDPSession;

  private constructor(measured: MeasuredPage, devtools: CDPSession) {
    this.#measured = measured;
    this.#devtools = devtools;
  }

  static async of(measured: MeasuredPage): Promise<ThreadClock> {
    const devtools = await measured.page.context().newCDPSession(measured.page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new ThreadClock(measured, devtools);
  }

  /** Milliseconds of the processor that some work takes on the main thread, until nothing is left to do. */
  async cpuOf(work: () => Promise<unknown>): Promise<number> {
    await this.#measured.settle();
    const before = await this.#taskSeconds();
    await work();
    await this.#measured.settle();
    return 1000 * ((await this.#taskSeconds()) - before);
  }

  async #taskSeconds(): Promise<number> {
    const { metrics } = await this.#devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  }
}
