import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sampleItem, sampleNow, sampleRule } from './calendar-samples.ts';
import { createBench, failOnConsoleErrors, itemWith, renderCalendar } from './calendar-testing.tsx';
import { openRuleDay } from './open-rule-day.ts';

failOnConsoleErrors();

const night = { fromTime: 22 * 3600, toTime: 6 * 3600 };
/* Tuesday at two in the morning: of the round that began on Monday evening. */
const check = sampleItem({
  kind: 'rule',
  ruleId: 4,
  startsAt: Date.parse('2026-11-24T02:00+01:00'),
  endsAt: Date.parse('2026-11-24T03:00+01:00'),
});

test('the menu of a check skips the day on which its round begins', async () => {
  const skips: unknown[] = [];
  await renderCalendar([check], {
    ...createBench().props,
    rules: new Map([[4, sampleRule(night)]]),
    onSkipDay: ({ occurrenceId }, { date }) => skips.push([occurrenceId, date]),
  });
  itemWith(50).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.click(page.getByRole('menuitem', { name: 'Skip 23/11/2026' }));
  expect(skips).toEqual([[50, '2026-11-23']]);
  await userEvent.click(itemWith(50));
  await page.getByRole('button', { name: 'More actions' }).click();
  await userEvent.click(page.getByRole('menuitem', { name: 'Skip 23/11/2026' }));
  expect(skips).toHaveLength(2);
});

test('a check that was read, is over, was changed by hand or has no known rule offers no day to skip', async () => {
  const rule = sampleRule(night);
  expect(openRuleDay(check, rule, sampleNow)).toBe('2026-11-23');
  expect(openRuleDay({ ...check, readAt: check.startsAt }, rule, sampleNow)).toBeNull();
  expect(openRuleDay(check, rule, check.startsAt)).toBeNull();
  expect(openRuleDay({ ...check, kind: 'manual' }, rule, sampleNow)).toBeNull();
  expect(openRuleDay(check, null, sampleNow)).toBeNull();
  await renderCalendar([check], { ...createBench().props, onSkipDay: () => undefined });
  itemWith(50).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
  expect(page.getByRole('menuitem', { name: /^Skip/ }).elements()).toEqual([]);
});
