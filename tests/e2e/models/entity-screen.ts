import { expect, type Locator, type Page } from '@playwright/test';

/** A list with its form, as on /basicdata. */
export class EntityScreen {
  readonly #page: Page;
  readonly #title: string;

  constructor(page: Page, title: string) {
    this.#page = page;
    this.#title = title;
  }

  get grid(): Locator {
    return this.#page.getByRole('grid', { name: this.#title });
  }

  get form(): Locator {
    return this.#page.getByRole('form');
  }

  row(name: string): Locator {
    return this.grid.getByRole('row').filter({ has: this.#page.getByRole('rowheader', { name, exact: true }) });
  }

  field(label: string): Locator {
    return this.form.getByRole('textbox', { name: label, exact: true });
  }

  /** Writes something else into a field, which the form takes as a change. */
  async writes(label: string, text: string): Promise<void> {
    await expect(this.field(label)).not.toHaveValue(text);
    await this.field(label).fill(text);
    await expect(this.form.getByRole('button', { name: 'Save', exact: true })).toBeEnabled();
  }

  async begins(button: string): Promise<void> {
    await this.#page.getByRole('button', { name: button }).first().click();
    await expect(this.form).toBeVisible();
  }

  /** Chooses from a field that is searched by typing. */
  async chooses(label: string, name: string): Promise<void> {
    await this.form.getByRole('combobox', { name: label }).fill(name);
    await this.#page.getByRole('option', { name }).first().click();
  }

  async opens(name: string): Promise<void> {
    await this.row(name).click();
    await expect(this.form.getByRole('heading', { name })).toBeVisible();
  }

  async saves(): Promise<void> {
    await this.form.getByRole('button', { name: 'Save', exact: true }).click();
  }

  /** Filters the list by a name, so that the row is on the first page. */
  async looksFor(name: string): Promise<void> {
    const filter = this.#page.getByRole('searchbox');
    if (!(await filter.first().isVisible())) await this.#page.getByRole('button', { name: /Filter/ }).click();
    await filter.first().fill(name);
  }

  async deletes(name: string): Promise<void> {
    await this.opens(name);
    await this.form.getByRole('button', { name: 'Delete' }).click();
    await this.#page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  }
}
