import { expect, type Page } from '@playwright/test';

/** The screen at /login. */
export class SignInScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async entersCredentials(email: string, password: string): Promise<void> {
    await this.#page.getByLabel('E-mail').fill(email);
    await this.#page.getByLabel('Password', { exact: true }).fill(password);
    await this.#page.getByLabel('Password', { exact: true }).press('Enter');
  }

  async isShown(): Promise<void> {
    await expect(this.#page).toHaveURL(/\/login$/);
    await expect(this.#page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }

  async says(text: string): Promise<void> {
    await expect(this.#page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  }
}
