import { expect, type Locator, type Page } from '@playwright/test';

/** Names of the six sections in English, in the order of the header. */
export const sectionNames = ['Basic data', 'Users', 'Guard routes', 'Scheduler', 'Statistics', 'Reports'];

/** The bar on top of every signed-in screen. */
export class Header {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get bar(): Locator {
    return this.#page.getByRole('banner');
  }

  section(name: string): Locator {
    return this.bar.getByRole('button', { name, exact: true });
  }

  get sections(): Locator {
    return this.bar.getByRole('navigation').getByRole('button');
  }

  button(name: string): Locator {
    return this.bar.getByRole('button', { name });
  }

  /** Opens a section and answers its window. */
  async opensSection(name: string): Promise<Page> {
    const [window] = await Promise.all([this.#page.context().waitForEvent('page'), this.section(name).click()]);
    await window.waitForLoadState();
    return window;
  }

  async opensSettings(): Promise<Locator> {
    await this.button('Settings').click();
    const menu = this.#page.getByRole('dialog', { name: 'Settings' });
    await expect(menu).toBeVisible();
    return menu;
  }

  async logsOut(): Promise<void> {
    const menu = await this.opensSettings();
    await menu.getByRole('button', { name: 'Log out' }).click();
  }
}
