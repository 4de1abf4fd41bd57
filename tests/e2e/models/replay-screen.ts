import { expect, type Locator, type Page } from '@playwright/test';

/** The screen at /guardRoutes?view=replay. */
export class ReplayScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get fields(): Locator {
    return this.#page.getByRole('search');
  }

  /** Map, controls and list of a guard's way. */
  trackOf(name: string): Locator {
    return this.#page.getByRole('region', { name: `Track of ${name}` });
  }

  get points(): Locator {
    return this.#page.getByRole('list', { name: 'Positions and tag reads' }).getByRole('listitem');
  }

  async chooses(name: string): Promise<void> {
    const guard = this.fields.getByRole('combobox', { name: 'Guard' });
    await guard.fill(name);
    await this.#page.getByRole('option', { name }).click();
  }

  async presses(name: string): Promise<void> {
    await this.fields.getByRole('button', { name }).click();
  }

  /** Types the day from which on the track is wanted; DD/MM/YYYY. */
  async wantsItFrom(day: string): Promise<void> {
    const field = this.fields.getByRole('group', { name: 'From' }).getByRole('textbox', { name: 'From' });
    await field.fill(day);
    await field.press('Tab');
  }

  /** Whether the address names a guard and a period. */
  async isInTheAddress(): Promise<void> {
    await expect(this.#page).toHaveURL(/\/guardRoutes\?view=replay&guard=\d+&from=[^&]+Z&to=[^&]+Z$/);
  }
}
