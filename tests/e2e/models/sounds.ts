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

/** Files that play in a page now, with whether they loop and are muted. */
export function playingIn(page: Page): Promise<{ file: string; isLoop: boolean; isMuted: boolean }[]> {
  return page.evaluate(() =>
    [...(window.heard ?? [])]
      .filter((element) => !element.paused)
      .map(({ src, loop, muted }) => ({ file: src.split('/').pop() ?? '', isLoop: loop, isMuted: muted })),
  );
}
