import type { RecurrenceRule } from '@patrolkit/sdk/model';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { errorOf, failOnConsoleErrors, field, fill, renderForm } from './task-form-testing.tsx';
import { sampleHolidays, sampleRule } from './task-samples.ts';

failOnConsoleErrors();

const save = (): Promise<void> => page.getByRole('button', { name: 'Save' }).click();
const open = (): Promise<void> => page.getByText('Skipped days and pause').click();
const saved = (onSubmit: ReturnType<typeof vi.fn>): RecurrenceRule | undefined => onSubmit.mock.lastCall?.[0];
const skipped = (): string[] =>
  [...document.querySelectorAll('.pk-TaskForm-skipped .pk-Tag')].map(({ textContent }) => textContent ?? '');

test('days are skipped one by one, by Enter or by the button, and taken back; the preview follows', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  await renderForm({ rule: sampleRule({ startDate: '2026-11-16', endDate: '2026-11-21' }), onSubmit });
  await expect.element(page.getByText(/^144 checks/)).toBeVisible();
  await open();
  await field('Skip a day').fill('18/11/2026');
  await userEvent.keyboard('{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await fill('Skip a day', '17/11/2026');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await fill('Skip a day', '17/11/2026');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  expect(skipped()).toEqual(['17/11/2026', '18/11/2026']);
  await expect.element(page.getByText(/^96 checks/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove 18/11/2026' }).click();
  await save();
  expect(saved(onSubmit)).toMatchObject({ ruleId: 15, skippedDates: ['2026-11-17'] });
});

test('a pause has a first and a last day, in order; what is missing or wrong is said at its field', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  await renderForm({ rule: sampleRule(), onSubmit });
  await open();
  await fill('Paused from', '24/12/2026');
  await save();
  expect(errorOf('Paused until')).toBe('Fill in this field.');
  await fill('Paused until', '23/12/2026');
  expect(errorOf('Paused until')).toBe('Choose a day not before the first day of the pause.');
  expect(onSubmit).not.toHaveBeenCalled();
  await fill('Paused until', '02/01/2027');
  await save();
  expect(saved(onSubmit)?.pause).toEqual({ from: '2026-12-24', until: '2027-01-02' });
});

test('what a rule leaves out stands open in its form, and goes when it is emptied', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  const pause = { from: '2026-12-24', until: '2027-01-02' };
  await renderForm({ rule: sampleRule({ skippedDates: ['2026-11-17'], pause }), onSubmit });
  await expect.element(field('Paused from')).toHaveValue('24/12/2026');
  expect(skipped()).toEqual(['17/11/2026']);
  await fill('Paused from', '');
  await fill('Paused until', '');
  await page.getByRole('button', { name: 'Remove 17/11/2026' }).click();
  await save();
  expect(saved(onSubmit)).toMatchObject({ skippedDates: [], pause: null });
});

test('public holidays are skipped by the link of the plan check', async () => {
  await renderForm({ rule: sampleRule(), holidays: sampleHolidays });
  await page.getByRole('button', { name: 'Skip the 2 days' }).click();
  await expect.poll(() => document.querySelector('[data-code="holidays"]')).toBeNull();
  await open();
  expect(skipped()).toEqual(['25/12/2026', '01/01/2027']);
});

test('a back end that keeps none is not asked for any, and a rule that never had any is saved without', async () => {
  const onSubmit = vi.fn(() => Promise.resolve());
  await renderForm({ rule: sampleRule(), holidays: sampleHolidays, canSkipDays: false, onSubmit });
  expect(document.querySelector('.pk-TaskForm-breaks')).toBeNull();
  expect(page.getByRole('button', { name: 'Skip the 2 days' }).elements()).toEqual([]);
  await save();
  expect(Object.keys(saved(onSubmit) ?? {})).not.toContain('skippedDates');
});

test('a refusal of the server opens what is folded away', async () => {
  const refused = [{ field: 'pausedUntil', code: 'dateOrder', message: 'must not be before the first day' }];
  const onSubmit = vi.fn(() => Promise.reject(Object.assign(new Error('400'), { fieldErrors: refused })));
  await renderForm({ rule: sampleRule(), onSubmit });
  await save();
  await expect.element(field('Paused until')).toBeVisible();
  expect(errorOf('Paused until')).toBe('Choose a day not before the first day of the pause.');
});
