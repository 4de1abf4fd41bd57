import { expect, type Locator, type Page } from '@playwright/test';

/** The big screen at /?display=wall. */
export class Wall {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get screen(): Locator {
    return this.#page.getByRole('main', { name: 'Wall display' });
  }

  /** Link, guards and clock. */
  get bar(): Locator {
    return this.screen.locator('[data-link]').first();
  }

  /** Rows of events, open alarms first. */
  get rows(): Locator {
    return this.screen.getByRole('article');
  }

  rowsOf(type: string): Locator {
    return this.screen.locator(`article[data-event-type="${type}"]`);
  }

  async isShown(): Promise<void> {
    await expect(this.screen).toBeVisible();
    await expect(this.#page.getByRole('banner')).toHaveCount(0);
    await expect(this.#page.getByRole('contentinfo')).toHaveCount(0);
  }

  async isLeft(): Promise<void> {
    await expect(this.screen).toHaveCount(0);
    await expect(this.#page.getByRole('banner')).toBeVisible();
    await expect(this.#page).not.toHaveURL(/display/);
  }
}
