import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { choose, combo, errorOf, failOnConsoleErrors, field, fill, renderForm } from './task-form-testing.tsx';
import { sampleHolidays, sampleOtherRules, sampleRule } from './task-samples.ts';

failOnConsoleErrors();

const save = (): Promise<void> => page.getByRole('button', { name: 'Save' }).click();
const findings = (): (string | null)[] =>
  [...document.querySelectorAll('.pk-PlanCheck-finding')].map((finding) => finding.getAttribute('data-code'));
const refusal = (...fieldErrors: { field: string; code: string; message: string }[]): Error =>
  Object.assign(new Error('rRule/save failed with HTTP 400'), { fieldErrors });

describe('saving', () => {
  test('what the server refuses stands under its fields until they change, and nothing is lost', async () => {
    const onSubmit = vi.fn(() =>
      Promise.reject(
        refusal(
          { field: 'idUser', code: 'notGuard', message: 'User is not a guard' },
          {
            field: 'hourInterval',
            code: 'tooManyItems',
            message: 'The rule would create 105120 checks (limit 100000)',
          },
          { field: 'timeZone', code: 'format', message: 'must be a time zone such as Europe/Zagreb' },
        ),
      ),
    );
    const onClose = vi.fn();
    await renderForm({ rule: sampleRule(), onSubmit, onClose });
    await fill(/^Title/, 'Druga ophodnja');
    await save();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('The task could not be saved. timeZone::must be a time zone such as Europe/Zagreb');
    expect(errorOf('Guard')).toBe('Choose somebody who is a guard.');
    expect(errorOf('Interval')).toBe('The rule would create 105120 checks (limit 100000)');
    await expect.element(field(/^Title/)).toHaveValue('Druga ophodnja');
    expect(onClose).not.toHaveBeenCalled();
    await fill('Interval', '90');
    expect(errorOf('Interval')).toBe('');
    expect(errorOf('Guard')).not.toBe('');
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(onSubmit.mock.lastCall).toMatchObject([
      { title: 'Druga ophodnja', intervalMinutes: 90 },
      { reason: 'save' },
    ]);
  });

  test('S5.26 the server’s own dateOrder is told in the same words', async () => {
    const error = refusal({ field: 'endDate', code: 'dateOrder', message: 'must be after the start date' });
    await renderForm({ rule: sampleRule(), onSubmit: () => Promise.reject(error) });
    await save();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Recurrence end date must be after the start date');
  });

  test('the host may tell a failure in its own words', async () => {
    await renderForm({
      rule: sampleRule(),
      onSubmit: () => Promise.reject(new Error('offline')),
      describeError: () => 'A network error occurred. Please try again.',
    });
    await save();
    await expect.element(page.getByRole('alert')).toHaveTextContent('A network error occurred. Please try again.');
  });

  test('while it is being saved it cannot be saved again', async () => {
    const onSubmit = vi.fn(() => new Promise(() => {}));
    await renderForm({ rule: sampleRule(), onSubmit });
    await save();
    await expect.element(page.getByRole('button', { name: 'Saving' })).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Copy/paste' })).toBeDisabled();
    field(/^Title/)
      .element()
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('closing', () => {
  test('Escape closes what is unchanged and asks before something is lost', async () => {
    const onClose = vi.fn();
    await renderForm({ onClose });
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledWith({ reason: 'cancel' });
    await field(/^Title/).fill('Noćna');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog', { name: 'Discard what was changed?' })).toBeVisible();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    expect(onClose).toHaveBeenCalledTimes(1);
    await expect.element(field(/^Title/)).toHaveValue('Noćna');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('S2.121 as a dialog it keeps the focus inside, Escape closes it, and the focus goes back', async () => {
    const onClose = vi.fn();
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const { unmount } = await renderForm({ presentation: 'dialog', onClose });
    await expect.element(page.getByRole('dialog', { name: 'New task' })).toBeVisible();
    const isInside = (): boolean => document.activeElement?.closest('[role="dialog"], [role="listbox"]') != null;
    await expect.element(field(/^Title/)).toHaveFocus();
    for (let press = 0; press < 40; press += 1) {
      await userEvent.tab();
      expect(isInside()).toBe(true);
    }
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledWith({ reason: 'cancel' });
    await unmount();
    await expect.poll(() => document.activeElement).toBe(opener);
    opener.remove();
  });

  test('as a panel it leaves the page alone, and the focus goes back as well', async () => {
    const opener = document.createElement('button');
    document.body.append(opener);
    opener.focus();
    const { unmount } = await renderForm();
    await expect.element(field(/^Title/)).toHaveFocus();
    expect(opener.closest('[inert], [aria-hidden="true"]')).toBeNull();
    await unmount();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });
});

describe('the plan', () => {
  test('is told in figures while typing, the long night too', async () => {
    await renderForm({ now: Date.UTC(2026, 9, 20, 10) });
    await expect.element(page.getByText('Fill in times, interval and days to see the checks.')).toBeVisible();
    await fill(/^Start date/, '24/10/2026');
    await fill(/^Start(?! date)/, '22:00');
    await fill(/^End/, '06:00');
    await fill('Repeat until', '22/11/2026');
    await expect
      .element(page.getByText('241 checks, next: 24/10/2026 22:00; 9 checks in the night of 24/10/2026'))
      .toBeVisible();
    await fill('Interval', '120');
    await expect.element(page.getByText(/^121 checks, next: 24\/10\/2026 22:00; 5 checks/)).toBeVisible();
  });

  test('is checked: errors, warnings, notes, each with the figure and what repairs it; none stops saving', async () => {
    const [onFix, onSubmit] = [vi.fn(), vi.fn(() => Promise.resolve())];
    await renderForm({ rule: sampleRule(), otherRules: sampleOtherRules, holidays: sampleHolidays, onFix, onSubmit });
    expect(findings()).toEqual([
      'doubleBooking',
      'visitAnswersTwo',
      'clockChange',
      'travelTight',
      'coverageGap',
      'holidays',
    ]);
    await expect.element(page.getByText('1 error, 2 warnings, 3 notes')).toBeVisible();
    const panel = document.querySelector('.pk-PlanCheck')?.textContent ?? '';
    for (const words of [
      'Ivan Horvat is already planned',
      'Savica, trafostanice 22:00–02:00 overlaps 6 times, first 20/11/2026 22:00.',
      'A tolerance of 30 min reaches into the next check after 60 min',
      'The night of 27/03/2027 has 7 checks, not 8.',
      'Sunday 22:00–06:00.',
      '25/12/2026 Božić, 01/01/2027 Nova godina',
    ]) {
      expect(panel).toContain(words);
    }
    await page.getByRole('button', { name: 'Show the rule' }).click();
    expect(onFix).toHaveBeenLastCalledWith({ kind: 'showRule', ruleId: 3 });
    await page.getByRole('button', { name: 'Show 27/03/2027' }).click();
    expect(onFix).toHaveBeenLastCalledWith({ kind: 'showDay', date: '2027-03-27' });
    await page.getByRole('button', { name: 'Set tolerance to 29 min' }).click();
    await expect.element(field(/^Tolerance/)).toHaveValue('29');
    await expect.poll(findings).not.toContain('visitAnswersTwo');
    await page.getByRole('button', { name: 'Choose another guard' }).click();
    await expect.element(combo('Guard')).toHaveFocus();
    await choose('Guard', 'Petra Novak');
    await expect.poll(findings).not.toContain('doubleBooking');
    await choose('Guard', 'Ivan Horvat');
    await save();
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test('without somebody to show them rules and days have no link', async () => {
    await renderForm({ rule: sampleRule(), otherRules: sampleOtherRules });
    expect(page.getByRole('button', { name: 'Show the rule' }).elements()).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: 'Choose another guard' })).toBeInTheDocument();
  });

  test('warns of a rule without checkpoints, and leads to them', async () => {
    await renderForm({ rule: sampleRule({ checkpointIds: [], toleranceMinutes: 10, endDate: '2027-02-01' }) });
    expect(findings()).toContain('noCheckpoints');
    await page.getByRole('button', { name: 'Choose checkpoints' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Checkpoints' })).toHaveFocus();
  });
});
