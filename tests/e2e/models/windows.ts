import type { Page } from '@playwright/test';
import { playingIn } from './sounds.ts';

/** What each of several windows does on the network. */
export class WindowTraffic {
  readonly #sockets = new Map<Page, number>();
  readonly #polls = new Map<Page, number>();

  /** Watches a window; before it opens the console. */
  watch(page: Page): void {
    this.#sockets.set(page, 0);
    this.#polls.set(page, 0);
    page.on('websocket', (socket) => {
      if (!socket.url().includes('/guardHub')) return;
      this.#add(this.#sockets, page, 1);
      socket.on('close', () => this.#add(this.#sockets, page, -1));
    });
    page.on('close', () => this.#sockets.set(page, 0));
    page.on('request', (request) => {
      /* The sockets of a page that is loaded again are gone without a word. */
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) this.#sockets.set(page, 0);
      if (/GetLastEvents|GetLastUserLocation|GetRoutes/.test(request.url())) this.#add(this.#polls, page, 1);
    });
  }

  /** The windows with an open socket. */
  connected(): Page[] {
    return [...this.#sockets].filter(([, count]) => count > 0).map(([page]) => page);
  }

  /** How often a window has asked for events, positions or routes. */
  polls(page: Page): number {
    return this.#polls.get(page) ?? 0;
  }

  #add(counts: Map<Page, number>, page: Page, change: number): void {
    if (!page.isClosed()) counts.set(page, (counts.get(page) ?? 0) + change);
  }
}

/** The windows that can be heard now. */
export async function soundingAmong(pages: readonly Page[]): Promise<Page[]> {
  const playing = await Promise.all(pages.map(async (page) => ({ page, files: await playingIn(page) })));
  return playing.filter(({ files }) => files.some(({ isMuted }) => !isMuted)).map(({ page }) => page);
}

/** Stops a window: its page does nothing until it is thawed, as one that the browser or the system has frozen. */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  let thaw = (): void => {};
  const isThawed = new Promise<void>((resolve) => {
    thaw = resolve;
  });
  let stand = (): void => {};
  const stands = new Promise<void>((resolve) => {
    stand = resolve;
  });
  await page.route('**/frozen', async (route) => {
    stand();
    await isThawed;
    await route.fulfill({ body: '' });
  });
  const frozen = page.evaluate(() => {
    const request = new XMLHttpRequest();
    request.open('GET', '/frozen', false); // synchronous: the page waits for its answer
    request.send();
  });
  await stands;
  return async () => {
    thaw();
    await frozen;
  };
}
