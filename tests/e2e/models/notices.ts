import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Notices the page has on the screen. */
    notices?: Set<Notification>;
    /** What the page is told of its focus; the driver's browser gives it to every page. */
    isLookedAt?: boolean;
  }
}

/** Lets the browser show notices, and a test ask which there are: they are not part of any document. */
export async function allowNotices(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(() => {
    const shown = new Set<Notification>();
    window.notices = shown;
    document.hasFocus = () => window.isLookedAt ?? true;
    const { close } = Notification.prototype;
    Notification.prototype.close = function (this: Notification) {
      shown.delete(this);
      close.call(this);
    };
    window.Notification = new Proxy(Notification, {
      construct: (target, [title, options]: [string, NotificationOptions]) => {
        const notice = new target(title, options);
        shown.add(notice);
        return notice;
      },
    });
  });
}

/** Puts another program in front of the window, or takes it away. */
export async function looksAt(page: Page, isLookedAt: boolean): Promise<void> {
  await page.evaluate((value) => {
    window.isLookedAt = value;
  }, isLookedAt);
}

/** Titles and texts of the notices that a page shows. */
export function noticesOn(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window.notices ?? [])].map(({ title, body }) => `${title} ${body}`));
}
