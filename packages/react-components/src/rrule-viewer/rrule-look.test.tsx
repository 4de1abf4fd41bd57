import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Framed, failOnConsoleErrors, renderViewer, row } from './rrule-viewer-testing.tsx';

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
const actions = { onEdit: () => {}, onCopy: () => {}, onDelete: () => {} };

describe.each(['dark', 'light', 'night'] as const)('in the %s theme', (theme) => {
  test.each([1500, 960, 390])('axe finds nothing at %i px', async (width) => {
    const { rerender } = await renderViewer({
      theme,
      width,
      defaultSelectedRuleId: 1,
      defaultQuery: 'horvt',
      ...actions,
    });
    expect(await violations()).toEqual([]);
    await rerender(<Framed rules={[]} status="loading" theme={theme} width={width} />);
    expect(await violations()).toEqual([]);
    await rerender(<Framed rules={[]} theme={theme} width={width} />);
    expect(await violations()).toEqual([]);
    await rerender(<Framed onRetry={() => {}} status="error" theme={theme} width={width} />);
    expect(await violations()).toEqual([]);
  });
});

test('axe finds nothing in the question', async () => {
  await renderViewer(actions);
  row('rule 5').focus();
  await userEvent.keyboard('{Delete}');
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  const result = await axe.run('.pk-Overlay');
  expect(result.violations.map((rule) => rule.id)).toEqual([]);
});

test('times and dates are never clipped, and rows are 30 px high', async () => {
  await renderViewer({ language: 'hr', ...actions });
  expect(row('rule 1').offsetHeight).toBe(30);
  expect(row('location 12').offsetHeight).toBe(30);
  for (const cell of document.querySelectorAll('[data-column="next"], [data-column="from"], [data-column="window"]')) {
    expect(cell.scrollWidth, cell.textContent ?? '').toBeLessThanOrEqual(cell.clientWidth);
  }
});

test('at 320 px a rule has two lines, and all of them fit', async () => {
  await renderViewer({ width: 320, ...actions });
  await expect.poll(() => row('rule 1').offsetHeight).toBe(58);
  const box = row('rule 1').getBoundingClientRect();
  for (const column of ['guard', 'window', 'days', 'next', 'actions']) {
    const cell = row('rule 1').querySelector(`[data-column="${column}"]`)?.getBoundingClientRect();
    expect(cell?.width, column).toBeGreaterThan(20);
    expect(cell?.right, column).toBeLessThanOrEqual(box.right + 0.5);
    expect(cell?.bottom, column).toBeLessThanOrEqual(box.bottom + 0.5);
  }
  const tops = ['rule 1', 'rule 2'].map((key) => row(key).getBoundingClientRect().top);
  expect((tops[1] ?? 0) - (tops[0] ?? 0)).toBe(58);
});
