import { expect, type Locator, type Page } from '@playwright/test';

/** What somebody writes into the form of a task; times as on the clock in Zagreb. */
export interface Task {
  readonly title: string;
  readonly guard: string;
  readonly location: string;
  readonly checkpoint: string;
  readonly date: string;
  readonly start: string;
  readonly end: string;
  /** Minutes. */
  readonly interval: number;
  /** Minutes. */
  readonly tolerance: number;
}

/** The screen at /scheduler. */
export class SchedulerScreen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  tab(name: 'Routes table' | 'Recurrence rules'): Locator {
    return this.page.getByRole('tab', { name });
  }

  get calendar(): Locator {
    return this.page.locator('.pk-SchedulerCalendar');
  }

  /** Checks of a checkpoint on a day, DD/MM/YYYY, as the calendar shows them. */
  checksOn(date: string, checkpoint: string): Locator {
    const day = this.calendar.getByRole('group', { name: new RegExp(`${date}[,:]`) });
    return day.getByRole('button', { name: new RegExp(`, ${checkpoint}, `) });
  }

  rule(guard: string): Locator {
    return this.page.getByRole('treegrid').getByRole('row').filter({ hasText: guard });
  }

  filter(by: 'Guard' | 'Location'): Locator {
    return this.calendar.getByRole('combobox', { name: by });
  }

  async filters(by: 'Guard' | 'Location', name: string): Promise<void> {
    const field = this.filter(by);
    await expect(async () => {
      await field.fill(name);
      await this.page.getByRole('option', { name }).first().click({ timeout: 2000 });
      await expect(field).toHaveValue(name, { timeout: 1000 });
    }).toPass();
  }

  async plans(task: Task): Promise<void> {
    await this.calendar.getByRole('button', { name: 'Add task' }).click();
    const form = this.page.getByRole('dialog', { name: 'New task' });
    await form.getByRole('textbox', { name: 'Title' }).fill(task.title);
    for (const [label, name] of [
      ['Guard', task.guard],
      ['Location', task.location],
    ] as const) {
      await form.getByRole('combobox', { name: label }).fill(name);
      await this.page.getByRole('option', { name, exact: true }).click();
    }
    await form.getByRole('textbox', { name: 'Checkpoints' }).fill(task.checkpoint);
    await this.page.getByRole('option', { name: task.checkpoint }).first().click();
    for (const [label, text] of [
      ['Start date', task.date],
      ['Start', task.start],
      ['End', task.end],
    ] as const) {
      await form.getByRole('textbox', { name: label, exact: true }).fill(text);
    }
    await form.getByRole('textbox', { name: 'Interval' }).fill(String(task.interval));
    await form.getByRole('textbox', { name: 'Tolerance ±' }).fill(String(task.tolerance));
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
  }
}
