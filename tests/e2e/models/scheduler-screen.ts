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
  /** Last day. @default what the form offers */
  readonly until?: string;
  /** Weekdays to take out of those that are ticked. */
  readonly leftOut?: readonly string[];
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

  /** A day of the calendar, DD/MM/YYYY, named with the number of its checks. */
  day(date: string): Locator {
    return this.calendar.getByRole('group', { name: new RegExp(`${date}[,:]`) });
  }

  /** An open check of a rule, one to come; found by its id, because others have the same name. */
  async plannedCheck(): Promise<Locator> {
    const open = this.calendar.locator('button.pk-CalendarItem[data-state="open"]').last();
    return this.calendar.locator(`[data-item="${await open.getAttribute('data-item')}"]`);
  }

  /** A check of this week or the next by its id, in the list of the week, which has room for all. */
  async checkOf(id: number): Promise<Locator> {
    await this.calendar.getByRole('radio', { name: 'Agenda' }).click();
    const check = this.calendar.locator(`[data-item="${id}"]`).first();
    /* A week that is being fetched does not have it yet. */
    const isInThisWeek = await check.waitFor({ timeout: 5000 }).then(
      () => true,
      () => false,
    );
    if (!isInThisWeek) await this.calendar.getByRole('button', { name: 'Next week' }).click();
    await expect(check).toBeVisible();
    return check;
  }

  /** Picks a check up by its menu and takes it a day further, without saving. */
  async holdsADayLater(check: Locator): Promise<void> {
    await check.click();
    await this.page.getByRole('dialog').last().getByRole('button', { name: 'More actions' }).click();
    await this.page.getByRole('menuitem', { name: 'Move', exact: true }).click();
    await this.page.getByRole('button', { name: 'A day later' }).click();
  }

  /** Skips the day of a check in its rule; answers the day as it is shown. */
  async skipsDayOf(check: Locator): Promise<string> {
    await check.click();
    await this.page.getByRole('dialog').last().getByRole('button', { name: 'More actions' }).click();
    const skip = this.page.getByRole('menuitem', { name: /^Skip \d/ });
    const date = ((await skip.textContent()) ?? '').replace('Skip ', '');
    await skip.click();
    return date;
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
    for (const weekday of task.leftOut ?? [])
      await form.getByRole('checkbox', { name: weekday }).uncheck({ force: true });
    if (task.until) await form.getByRole('textbox', { name: 'Repeat until' }).fill(task.until);
    await form.getByRole('textbox', { name: 'Interval' }).fill(String(task.interval));
    await form.getByRole('textbox', { name: 'Tolerance ±' }).fill(String(task.tolerance));
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
  }
}
