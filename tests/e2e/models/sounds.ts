import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Audio elements the page has ever played. */
    heard?: Set<HTMLMediaElement>;
  }
}

/** Lets a test ask which audio elements of a page play: they are not part of its document. */
export async function watchSounds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard = new Set<HTMLMediaElement>();
    window.heard = heard;
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      heard.add(this);
      return play.call(this);
    };
  });
}

/**
 * Makes the browser refuse sound until a real click, as it does in a page that nobody has touched. The driver's own
 * scripts count as gestures, so the browser's refusal alone would come and go.
 */
export async function refuseSoundUntilClicked(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    let isClicked = false;
    addEventListener('pointerdown', () => (isClicked = true), { capture: true });
    const play = HTMLMediaElement.prototype.play;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (isClicked) return play.call(this);
      return Promise.reject(new DOMException('play() needs a user gesture', 'NotAllowedError'));
    };
  });
}

/** Files that play in a page now, with whether they loop and are muted. */
export function playingIn(page: Page): Promise<{ file: string; isLoop: boolean; isMuted: boolean }[]> {
  return page.evaluate(() =>
    [...(window.heard ?? [])]
      .filter((element) => !element.paused)
      .map(({ src, loop, muted }) => ({ file: src.split('/').pop() ?? '', isLoop: loop, isMuted: muted })),
  );
}

/** Files that a page has begun to play, whether they still do or not. */
export function playedIn(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window.heard ?? [])].map(({ src }) => src.split('/').pop() ?? ''));
}
