import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failOnConsoleErrors, renderForm } from './task-form-testing.tsx';
import { sampleHolidays, sampleOtherRules, sampleRule, sampleShifts } from './task-samples.ts';

failOnConsoleErrors();

async function violations(): Promise<string[]> {
  const result = await axe.run(document.body, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    /* A component is not a page: landmarks and the order of headings belong to the host. */
    rules: {
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
      'landmark-one-main': { enabled: false },
      'heading-order': { enabled: false },
    },
  });
  return result.violations.flatMap((rule) =>
    rule.nodes.map((node) => `${rule.id}: ${node.target} ${node.failureSummary}`),
  );
}

describe.each(['dark', 'light', 'night'] as const)('in the %s theme', (theme) => {
  test('axe finds nothing in a plan with findings', async () => {
    await renderForm({
      theme,
      rule: sampleRule(),
      otherRules: sampleOtherRules,
      holidays: sampleHolidays,
      shifts: sampleShifts,
      onFix: () => {},
    });
    expect(await violations()).toEqual([]);
  });

  test('axe finds nothing in what was refused', async () => {
    await renderForm({
      theme,
      canKeepTitle: false,
      onSubmit: () => Promise.reject(new Error('offline')),
      rule: sampleRule({ toleranceMinutes: -1 }),
    });
    await page.getByRole('button', { name: 'Save' }).click();
    expect(await violations()).toEqual([]);
  });

  test('axe finds nothing in the dialog', async () => {
    await renderForm({ theme, presentation: 'dialog', rule: sampleRule() });
    expect(await violations()).toEqual([]);
  });
});

test('the panel is 460 px wide, the foot stays in sight, and at 320 px nothing is cut', async () => {
  const { unmount } = await renderForm({ width: 900, rule: sampleRule(), otherRules: sampleOtherRules });
  const form = document.querySelector('.pk-TaskForm');
  expect(form?.getBoundingClientRect().width).toBe(460);
  const foot = document.querySelector('.pk-Dialog-foot')?.getBoundingClientRect();
  expect(foot?.bottom).toBeLessThanOrEqual((form?.getBoundingClientRect().bottom ?? 0) + 0.5);
  await unmount();
  await renderForm({ width: 320, language: 'hr', rule: sampleRule() });
  const body = document.querySelector('.pk-Dialog-body');
  expect(body?.scrollWidth).toBeLessThanOrEqual(body?.clientWidth ?? 0);
});

test('the dialog fits the window, with its foot', async () => {
  await renderForm({ presentation: 'dialog', rule: sampleRule(), otherRules: sampleOtherRules });
  const foot = document.querySelector('.pk-Dialog-foot')?.getBoundingClientRect();
  expect(foot?.bottom).toBeLessThanOrEqual(window.innerHeight);
});
