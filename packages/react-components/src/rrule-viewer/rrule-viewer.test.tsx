import { type RecurrenceRule, recurrenceRuleFromWire } from '@patrolkit/sdk/model';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cellText, Framed, failOnConsoleErrors, renderViewer, row, rowKeys } from './rrule-viewer-testing.tsx';
import { manyRules, sampleRule, sampleRules } from './rule-samples.ts';

failOnConsoleErrors();

const detail = (): string => document.querySelector('.pk-RRuleDetail')?.textContent ?? '';
const search = page.getByRole('textbox', { name: 'Search rules' });

describe('groups', () => {
  test('S2.124 two locations are two groups, each with its rules inside, by guard and time', async () => {
    const rules = sampleRules().filter(({ locationId }) => locationId === 12 || locationId === 13);
    await renderViewer({ rules });
    expect(rowKeys()).toEqual(['location 13', 'rule 3', 'rule 4', 'location 12', 'rule 1', 'rule 2']);
    expect(row('location 12').textContent).toContain('Skladište Jankomir');
    expect(row('location 12').textContent).toContain('Jankomir Logistika · 2 rules');
    expect(row('location 12').getAttribute('aria-level')).toBe('1');
    expect(row('rule 1').getAttribute('aria-level')).toBe('2');
  });

  test('a location opens and closes, all do at once, and the host hears of it', async () => {
    const onClosedLocationIdsChange = vi.fn();
    await renderViewer({ onClosedLocationIdsChange });
    await userEvent.click(row('location 12'));
    expect(rowKeys()).not.toContain('rule 1');
    expect(row('location 12').getAttribute('aria-expanded')).toBe('false');
    expect(onClosedLocationIdsChange).toHaveBeenLastCalledWith(new Set([12]), { reason: 'toggle' });
    await page.getByRole('button', { name: 'Collapse all' }).click();
    expect(rowKeys()).toHaveLength(5);
    await page.getByRole('button', { name: 'Expand all' }).click();
    expect(rowKeys()).toContain('rule 1');
  });

  test('names of places come with the rules when nobody gives others', async () => {
    await renderViewer({ locations: undefined, rules: [sampleRule({ locationName: 'Luka Rijeka' })] });
    expect(row('location 12').textContent).toContain('Luka Rijeka');
  });
});

describe('a rule', () => {
  test('S3.122 S3.123 S3.124 S3.126 S3.127 S3.128 S3.129 S3.130 S3.132 S3.133 S3.134 shows its fields', async () => {
    await renderViewer();
    const shown = (column: string): string => cellText('rule 1', column);
    expect(shown('guard')).toContain('Ivan Horvat');
    expect(shown('checkpoints')).toBe('Ulaz A, Ulaz B, Rampa 3');
    expect(shown('days')).toBe('Monday to SaturdayMTWTFSS');
    expect(row('rule 1').querySelectorAll('[data-on]')).toHaveLength(6);
    expect(shown('window')).toBe('22:00–06:00');
    expect(shown('every')).toBe('60 min');
    expect(shown('tolerance')).toBe('± 30 min');
    expect(shown('from')).toBe('01/10/2026');
    expect(shown('until')).toBe('30/04/2027');
    expect(shown('next')).toBe('14/11/2026 22:00');
    expect(cellText('rule 9', 'next')).toBe('Ended');
  });

  test.each([
    ['2026-10-19', '22:00–06:00'],
    ['2026-11-24', '21:00–05:00'],
  ])('S3.131 20:00:00 stored with start %s shows %s, whatever the zone of the page', async (startDate, shown) => {
    const { ruleId, ...wire } = {
      ruleId: 15,
      idRRule: 15,
      idSecurityGuard: 7,
      idLocation: 12,
      locationTags: '31,32',
      idUser: 7,
      rRuleString: `DTSTART:${startDate.replaceAll('-', '')}T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO`,
      startDate,
      endDate: '2027-03-01',
      fromTime: '20:00:00',
      toTime: '04:00:00',
      hourInterval: '01:30:00',
      tolerance: '00:30:00',
      userName: 'Ivan Horvat',
    };
    await renderViewer({ rules: [recurrenceRuleFromWire(wire, { timeZone: 'Europe/Zagreb' })] });
    expect(cellText(`rule ${ruleId}`, 'window')).toBe(shown);
    expect(cellText(`rule ${ruleId}`, 'every')).toBe('90 min');
  });

  test('tells the days it leaves out and its pause, where they meet its own days', async () => {
    const [first, ...rest] = sampleRules();
    if (!first) throw new Error('There is no rule');
    const breaks = {
      skippedDates: ['2026-09-30', '2026-12-25'],
      pause: { from: '2026-12-27', until: '2027-01-03' },
    };
    await renderViewer({ defaultSelectedRuleId: 1, rules: [{ ...first, ...breaks }, ...rest] });
    await expect.poll(detail).toContain('Skipped25/12/2026');
    expect(detail()).toContain('Pause27/12/2026 – 03/01/2027');
  });

  test('is told in words, as it is stored, with what it meets and its next checks', async () => {
    await renderViewer({ defaultSelectedRuleId: 1 });
    await expect.poll(detail).not.toBe('');
    for (const words of [
      'Monday to Saturday',
      '22:00–06:00, every 60 min',
      '01/10/2026 – 30/04/2027',
      'Europe/Zagreb',
    ]) {
      expect(detail()).toContain(words);
    }
    expect(document.querySelector('.pk-RRuleDetail code')?.textContent).toBe(sampleRules()[0]?.rrule);
    expect(detail()).toContain('Overlaps with Savica, trafostanice');
    expect(detail()).toContain('Ivan Horvat, Friday 22:00–02:00, 6 times, first 20/11/2026 22:00.');
    expect(row('rule 1').textContent).toContain('Guard is planned twice');
    expect(row('rule 2').textContent).not.toContain('Guard is planned twice');
    await page.getByRole('button', { name: 'Open that rule' }).click();
    expect(row('rule 3').getAttribute('aria-selected')).toBe('true');
    expect(document.activeElement).toBe(row('rule 3'));
  });

  test('leads to the other rule also when the search and a closed location hide it', async () => {
    await renderViewer({ defaultSelectedRuleId: 1, defaultQuery: 'rampa', defaultClosedLocationIds: new Set([13]) });
    await expect.poll(rowKeys).not.toContain('location 13');
    await page.getByRole('button', { name: 'Open that rule' }).click();
    await expect.element(search).toHaveValue('');
    expect(document.activeElement).toBe(row('rule 3'));
  });

  test('in the night of the clock change the hour that comes twice has its offset', async () => {
    await renderViewer({ defaultSelectedRuleId: 1, now: Date.UTC(2026, 9, 24, 19, 30) });
    await expect.poll(detail).not.toBe('');
    const times = [...document.querySelectorAll('.pk-RRuleDetail-checks tbody tr')].map((line) =>
      [...line.querySelectorAll('td')]
        .slice(0, 2)
        .map((cell) => cell.textContent?.trim())
        .join(' '),
    );
    expect(times.slice(0, 9)).toEqual([
      'Sat 24/10/2026 22:00',
      'Sat 24/10/2026 23:00',
      'Sun 25/10/2026 00:00',
      'Sun 25/10/2026 01:00',
      'Sun 25/10/2026 02:00 UTC+2',
      'Sun 25/10/2026 02:00 UTC+1',
      'Sun 25/10/2026 03:00',
      'Sun 25/10/2026 04:00',
      'Sun 25/10/2026 05:00',
    ]);
  });

  test('that cannot be read is still there to be deleted', async () => {
    await renderViewer({
      rules: [sampleRule({ rrule: 'RRULE:FREQ=MONTHLY' })],
      defaultSelectedRuleId: 1,
      onDelete: () => {},
    });
    expect(cellText('rule 1', 'days')).toBe('Cannot be read');
    await expect.poll(detail).toContain('The days of this rule cannot be read.');
    await expect.element(page.getByRole('button', { name: /Delete the rule/ })).toBeVisible();
  });
});

describe('search', () => {
  test('S9.35 S9.34 filters when typing rests, marks what was found, best location first', async () => {
    const onQueryChange = vi.fn();
    await renderViewer({ onQueryChange });
    await search.fill('horvt');
    expect(onQueryChange).toHaveBeenLastCalledWith('horvt', { reason: 'type' });
    await expect.element(page.getByText('8 of 9 rules')).toBeVisible();
    expect(rowKeys().filter((key) => key?.startsWith('location'))).toEqual([
      'location 12',
      'location 13',
      'location 16',
      'location 14',
      'location 15',
    ]);
    expect(row('rule 1').querySelector('mark')?.textContent).toBe('Horvat');
    expect(row('rule 7').querySelector('mark')?.textContent).toBe('Horvat');
    expect(document.querySelector('.pk-RRuleViewer-foot')?.textContent).toBe(
      '8 rules in 5 locations match ‘horvt’. Names are matched loosely, accents do not matter.',
    );
  });

  test('Enter does not wait; the cross and Escape empty it; nothing found says so', async () => {
    await renderViewer();
    await search.fill('zzzz');
    await userEvent.keyboard('{Enter}');
    expect(rowKeys()).toEqual([]);
    await expect.element(page.getByText('Nothing matches ‘zzzz’')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(rowKeys()).toHaveLength(14);
    await search.fill('kovac');
    await userEvent.keyboard('{Enter}');
    await page.getByRole('button', { name: 'Clear the search' }).first().click();
    await expect.element(search).toHaveValue('');
    expect(rowKeys()).toHaveLength(14);
  });

  test('the ids of checkpoints find nothing, their names do', async () => {
    await renderViewer();
    await search.fill('31');
    await userEvent.keyboard('{Enter}');
    expect(rowKeys()).toEqual([]);
    await search.fill('recepcija');
    await userEvent.keyboard('{Enter}');
    expect(rowKeys()).toEqual(['location 15', 'rule 7']);
  });

  test('each search begins with open groups, and leaves the closed ones as they were', async () => {
    await renderViewer({ defaultClosedLocationIds: new Set([12]) });
    await search.fill('horvat');
    await userEvent.keyboard('{Enter}');
    expect(rowKeys()).toContain('rule 1');
    await userEvent.click(row('location 12'));
    expect(rowKeys()).not.toContain('rule 1');
    await search.fill('ivan horvat');
    await userEvent.keyboard('{Enter}');
    expect(rowKeys()).toContain('rule 1');
    await search.fill('');
    await userEvent.keyboard('{Enter}');
    expect(rowKeys()).not.toContain('rule 1');
  });
});

describe('keys', () => {
  test('one tab stop, arrows go from row to row and select, left and right open and close', async () => {
    const onSelectedRuleIdChange = vi.fn();
    await renderViewer({ onSelectedRuleIdChange });
    expect(document.querySelectorAll('[role="treegrid"] [tabindex="0"]')).toHaveLength(1);
    row('location 14').focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(row('rule 5'));
    expect(onSelectedRuleIdChange).toHaveBeenLastCalledWith(5, { reason: 'key' });
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(document.activeElement).toBe(row('location 14'));
    expect(rowKeys()).not.toContain('rule 5');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(row('rule 5'));
    await userEvent.keyboard('{End}');
    expect(document.activeElement).toBe(row('rule 9'));
    expect(document.querySelectorAll('[role="treegrid"] [tabindex="0"]')).toHaveLength(1);
  });

  test('Enter edits, Ctrl+C copies, Delete asks, and the buttons of a row are reached by the right arrow', async () => {
    const [onEdit, onCopy, onDelete] = [vi.fn(), vi.fn(), vi.fn()];
    await renderViewer({ onEdit, onCopy, onDelete });
    const ruleOf = (spy: ReturnType<typeof vi.fn>): number | undefined => {
      const rule: RecurrenceRule | undefined = spy.mock.lastCall?.[0];
      return rule?.ruleId;
    };
    row('rule 5').focus();
    await userEvent.keyboard('{Enter}');
    expect(ruleOf(onEdit)).toBe(5);
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(ruleOf(onCopy)).toBe(5);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('data-action')).toBe('remove');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alertdialog', { name: 'Delete the rule of Dubravko Žunić?' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
    expect(onDelete).not.toHaveBeenCalled();
    row('rule 5').focus();
    await userEvent.keyboard('{Delete}');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    expect(ruleOf(onDelete)).toBe(5);
  });

  test('the question says what goes with the rule', async () => {
    await renderViewer({ onDelete: () => {}, rules: [sampleRule({ endDate: '2026-11-15' })] });
    row('rule 1').focus();
    await userEvent.keyboard('{Delete}');
    const question = page.getByRole('alertdialog');
    await expect.element(question).toBeVisible();
    expect(question.element().textContent).toContain(
      'Skladište Jankomir, Every day 22:00–06:00. 48 checks that are still to come are deleted too',
    );
  });

  test('when the rule is gone the tab stop goes on to what took its place', async () => {
    const { rerender } = await renderViewer();
    row('rule 5').focus();
    await rerender(<Framed rules={sampleRules().filter(({ ruleId }) => ruleId !== 5)} />);
    expect(row('rule 6').tabIndex).toBe(0);
  });
});

describe('ten thousand rules', () => {
  test('only what is seen is drawn, and the last row is one key away', async () => {
    await renderViewer({ rules: manyRules(10_000), locations: undefined });
    expect(rowKeys().length).toBeLessThan(60);
    const grid = document.querySelector('[role="treegrid"]');
    expect(grid?.getAttribute('aria-rowcount')).toBe('11001');
    const [first] = rowKeys();
    row(String(first)).focus();
    await userEvent.keyboard('{End}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-rowindex')).toBe('11001');
    expect(rowKeys().length).toBeLessThan(60);
    const box = document.activeElement?.getBoundingClientRect();
    const frame = grid?.getBoundingClientRect();
    expect(box?.bottom).toBeLessThanOrEqual((frame?.bottom ?? 0) + 1);
    await userEvent.keyboard('{Home}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-rowindex')).toBe('2');
  });
});
