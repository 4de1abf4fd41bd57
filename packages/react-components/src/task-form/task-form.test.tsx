import type { RecurrenceRule } from '@patrolkit/sdk/model';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose, combo, errorOf, failOnConsoleErrors, field, fill, renderForm } from './task-form-testing.tsx';
import { sampleRule, sampleShifts } from './task-samples.ts';

failOnConsoleErrors();

const save = (): Promise<void> => page.getByRole('button', { name: 'Save' }).click();
const saved = (onSubmit: ReturnType<typeof vi.fn>): RecurrenceRule | undefined => onSubmit.mock.lastCall?.[0];
const required = 'Fill in this field.';

/** A new task that is whole but for what a test leaves out. */
async function fillIn(leftOut = ''): Promise<void> {
  if (leftOut !== 'Title') await fill(/^Title/, 'Noćna ophodnja');
  if (leftOut !== 'Guard') await choose('Guard', 'Ivan Horvat');
  if (leftOut !== 'Location') await choose('Location', 'Skladište Jankomir');
  await fill(/^Start date/, leftOut === 'Start date' ? '' : '23/11/2026');
  await fill(/^Start(?! date)/, leftOut === 'Start' ? '' : '22:00');
  await fill(/^End/, leftOut === 'End' ? '' : '06:00');
}

describe('required fields', () => {
  test.each([
    ['S5.12', 'Guard'],
    ['S5.14', 'Title'],
    ['S5.15', 'Location'],
    ['S5.16', 'Start date'],
    ['S5.17', 'Start'],
    ['S5.18', 'End'],
  ])('%s without %s nothing is saved, and its field says so', async (_row, label) => {
    const onSubmit = vi.fn(() => Promise.resolve());
    await renderForm({ onSubmit });
    await fillIn(label);
    await save();
    expect(errorOf(label)).toBe(required);
    expect(document.querySelectorAll('.pk-Field-error:not(:empty)')).toHaveLength(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a whole task is saved as a rule with id 0, and the form closes', async () => {
    const [onSubmit, onClose] = [vi.fn(() => Promise.resolve()), vi.fn()];
    await renderForm({ onSubmit, onClose });
    await fillIn();
    await page.getByRole('textbox', { name: 'Checkpoints' }).fill('rampa');
    await userEvent.keyboard('{Enter}');
    await save();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    expect(saved(onSubmit)).toMatchObject({
      ruleId: 0,
      title: 'Noćna ophodnja',
      guardId: 7,
      guardName: 'Ivan Horvat',
      securityGuardId: 7,
      locationId: 12,
      checkpointIds: [33],
      startDate: '2026-11-23',
      endDate: '2026-12-23',
      fromTime: 79_200,
      toTime: 21_600,
      intervalMinutes: 60,
      toleranceMinutes: 30,
      timeZone: 'Europe/Zagreb',
    });
    expect(onSubmit.mock.lastCall).toHaveProperty('1', { reason: 'save' });
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledWith({ reason: 'saved' }));
  });

  test('the first field that is wrong has the focus', async () => {
    await renderForm();
    await fill(/^Title/, 'Noćna');
    await save();
    await expect.element(combo('Guard')).toHaveFocus();
  });
});

describe('rules of the fields', () => {
  test('S5.13 only active users of role Guard are offered', async () => {
    await renderForm();
    await combo('Guard').click();
    const offered = page
      .getByRole('option')
      .elements()
      .map((option) => option.textContent);
    expect(offered).toEqual(['Dubravko Žunić', 'Ivan Horvat', 'Petra Novak']);
  });

  test('S5.19 S9.41 S9.44 the tolerance is 30 at first, a number from 0', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    await renderForm({ onSubmit, rule: sampleRule() });
    await expect.element(field(/^Tolerance/)).toHaveValue('30');
    for (const [typed, error] of [
      ['', required],
      ['-1', 'At least 0.'],
      ['x', 'Write a number.'],
    ] as const) {
      await fill(/^Tolerance/, typed);
      await save();
      expect(errorOf('Tolerance ±')).toBe(error);
    }
    expect(onSubmit).not.toHaveBeenCalled();
    await fill(/^Tolerance/, '0');
    await save();
    expect(saved(onSubmit)?.toleranceMinutes).toBe(0);
  });

  test('S5.20 S9.42 S9.45 the interval is 60 at first, a number from 1', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    await renderForm({ onSubmit });
    await expect.element(field('Interval')).toHaveValue('60');
    await fillIn();
    await fill('Interval', '0');
    await save();
    expect(errorOf('Interval')).toBe('At least 1.');
    expect(onSubmit).not.toHaveBeenCalled();
    await fill('Interval', '1');
    await save();
    expect(saved(onSubmit)?.intervalMinutes).toBe(1);
  });

  test('K10 the interval that is shown is the one that is saved', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    await renderForm({ onSubmit, defaultIntervalMinutes: 45 });
    await fillIn();
    await save();
    expect(saved(onSubmit)?.intervalMinutes).toBe(45);
  });

  test('S5.23 S5.24 all weekdays are ticked at first, none is refused', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    await renderForm({ onSubmit });
    const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    for (const name of names) await expect.element(page.getByRole('checkbox', { name })).toBeChecked();
    await fillIn();
    for (const name of names) {
      page.getByRole('checkbox', { name }).element().focus();
      await userEvent.keyboard(' ');
    }
    await save();
    expect(errorOf('Weekdays')).toBe('Tick at least one weekday.');
    expect(onSubmit).not.toHaveBeenCalled();
    page.getByRole('checkbox', { name: 'Friday' }).element().focus();
    await userEvent.keyboard(' ');
    await save();
    expect(saved(onSubmit)?.rrule).toContain('BYDAY=FR');
  });

  test('S5.26 S8.25 an end that is not after the start is told in these words', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    await renderForm({ onSubmit });
    await fillIn();
    await fill('Repeat until', '23/11/2026');
    await save();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Recurrence end date must be after the start date');
    expect(onSubmit).not.toHaveBeenCalled();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    await fill('Repeat until', '24/11/2026');
    await save();
    expect(saved(onSubmit)?.endDate).toBe('2026-11-24');
  });

  test('S5.25 a new task that begins too soon is refused, an old one that is edited is not', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    const { unmount } = await renderForm({ onSubmit });
    await fillIn();
    await fill(/^Start date/, '14/11/2026');
    await fill(/^Start(?! date)/, '22:16');
    await save();
    expect(errorOf('Start date')).toBe('A new task begins at least 30 minutes from now.');
    await fill(/^Start(?! date)/, '22:17');
    await save();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await unmount();
    await renderForm({ onSubmit, rule: sampleRule({ startDate: '2026-10-01', endDate: '2027-02-01' }) });
    await save();
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  test('S5.21 S5.22 repeat-until is a month ahead, goes along with the start, and a year is the most', async () => {
    await renderForm();
    await expect.element(field('Repeat until')).toHaveValue('14/12/2026');
    await fill(/^Start date/, '31/01/2027');
    await expect.element(field('Repeat until')).toHaveValue('28/02/2027');
    await fill('Repeat until', '15/11/2027');
    await fill(/^Start date/, '01/02/2027');
    await expect.element(field('Repeat until')).toHaveValue('15/11/2027');
    await save();
    expect(errorOf('Repeat until')).toBe('At the latest 14/11/2027.');
  });

  test('checkpoints are those of the location, and go with it', async () => {
    await renderForm({ rule: sampleRule({ ruleId: 0 }) });
    await page.getByRole('textbox', { name: 'Checkpoints' }).fill('trafo');
    await expect.element(page.getByText('Nothing found')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await choose('Location', 'Savica, trafostanice');
    expect(document.querySelectorAll('.pk-Tag')).toHaveLength(0);
    await page.getByRole('textbox', { name: 'Checkpoints' }).fill('trafos');
    await expect.poll(() => page.getByRole('option').elements().length).toBe(2);
  });

  test('a shift fills in times and weekdays', async () => {
    await renderForm({ shifts: sampleShifts });
    await page.getByRole('button', { name: /Shift/ }).click();
    await page.getByRole('option', { name: /Dnevna/ }).click();
    await expect.element(field(/^Start(?! date)/)).toHaveValue('06:00');
    await expect.element(field(/^End/)).toHaveValue('14:00');
    await expect.element(page.getByRole('checkbox', { name: 'Saturday' })).not.toBeChecked();
  });

  test('S7.63 the form says when the title is not kept, and does not offer what is not kept either', async () => {
    const { unmount } = await renderForm();
    expect(page.getByText('This back end does not keep the title.').elements()).toHaveLength(0);
    await expect.element(page.getByRole('switch')).toBeInTheDocument();
    await unmount();
    await renderForm({ canKeepTitle: false });
    await expect.element(page.getByText('This back end does not keep the title.')).toBeVisible();
    expect(page.getByRole('switch').elements()).toHaveLength(0);
  });
});

describe('a rule that is opened', () => {
  test('S4.33 fills the fields, the title says edit, and saving keeps its id', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    await renderForm({ onSubmit, rule: sampleRule({ securityGuardId: 70 }) });
    await expect.element(page.getByRole('dialog', { name: 'Edit task' })).toBeVisible();
    await expect.element(field(/^Title/)).toHaveValue('Noćna ophodnja Jankomir');
    await expect.element(combo('Guard')).toHaveValue('Ivan Horvat');
    await expect.element(field(/^Start date/)).toHaveValue('16/11/2026');
    await expect.element(page.getByRole('checkbox', { name: 'Sunday' })).not.toBeChecked();
    expect([...document.querySelectorAll('.pk-Tag')].map((tag) => tag.textContent)).toEqual([
      'Ulaz A',
      'Ulaz B',
      'Rampa 3',
    ]);
    await save();
    expect(saved(onSubmit)).toEqual(sampleRule({ securityGuardId: 70 }));
  });

  test('S4.34 Copy/paste submits a new rule with id 0 and leaves the one that was opened alone', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    const rule = sampleRule();
    await renderForm({ onSubmit, rule });
    await page.getByRole('button', { name: 'Copy/paste' }).click();
    expect(saved(onSubmit)).toEqual({ ...sampleRule(), ruleId: 0, version: 0 });
    expect(onSubmit.mock.lastCall).toHaveProperty('1', { reason: 'copy' });
    expect(rule).toEqual(sampleRule());
  });

  test('S5.25 a copy is new: it begins half an hour ahead', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    await renderForm({ onSubmit, rule: sampleRule({ startDate: '2026-10-01', endDate: '2027-02-01' }) });
    await page.getByRole('button', { name: 'Copy/paste' }).click();
    expect(errorOf('Start date')).toBe('A new task begins at least 30 minutes from now.');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('a guard who is none any more is shown and has to be replaced', async () => {
    const onSubmit = vi.fn(() => Promise.resolve());
    await renderForm({ onSubmit, rule: sampleRule({ guardId: 10, guardName: 'Stari Čuvar' }) });
    await expect.element(combo('Guard')).toHaveValue('Stari Čuvar');
    await save();
    expect(errorOf('Guard')).toBe('Choose somebody who is a guard.');
    await choose('Guard', 'Petra Novak');
    await save();
    expect(saved(onSubmit)).toMatchObject({ guardId: 8, guardName: 'Petra Novak', securityGuardId: 8 });
  });

  test('S3.131 G31 times are those of the zone of the rule, which is named where it is not that of the browser', async () => {
    await renderForm({ rule: sampleRule({ timeZone: 'America/New_York' }) });
    await expect.element(field(/^Start(?! date)/)).toHaveValue('22:00');
    await expect.element(page.getByText('Times in America/New_York.')).toBeVisible();
  });
});
