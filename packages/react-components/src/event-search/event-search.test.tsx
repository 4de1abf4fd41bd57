import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type RenderResult, render } from 'vitest-browser-react';
import { axeViolations, failOnConsoleErrors, TestPage, type TestPageProps } from '../provider/patrol-testing.tsx';
import { EventSearch } from './event-search.tsx';
import type { EventSearchProps, SearchResult } from './event-search.types.ts';
import { sampleNames, sampleNow, sampleResult, sampleRow, sampleRows, sampleSaved } from './search-samples.ts';

failOnConsoleErrors();

const day = 86_400_000;

function Search({ theme, now, ...props }: Partial<EventSearchProps & TestPageProps>): ReactElement {
  return (
    <TestPage now={now} theme={theme}>
      <EventSearch {...sampleNames} onClose={() => {}} onSearch={async () => sampleResult(sampleRows(3))} {...props} />
    </TestPage>
  );
}
const show = (props: Partial<EventSearchProps & TestPageProps> = {}): Promise<RenderResult> =>
  render(<Search {...props} />);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const combo = (name: string) => page.getByRole('combobox', { name });
async function choose(field: string, option: string): Promise<void> {
  await combo(field).click();
  await page.getByRole('option', { name: new RegExp(option) }).click();
}
const rows = (): number => document.querySelectorAll('[data-key]').length;
/** The files that were offered, in place of the browser's downloads. */
function watchDownloads(): { name: string; href: string }[] {
  const files: { name: string; href: string }[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, href: this.href });
  });
  return files;
}

describe('what is asked', () => {
  test('S2.105, S2.106, S2.107 the last 24 hours, when nothing was chosen', async () => {
    const onSearch = vi.fn(async () => sampleResult([]));
    await show({ onSearch });
    await expect.element(page.getByRole('textbox', { name: 'From' })).toHaveValue('13/11/2026');
    await expect.element(page.getByRole('textbox', { name: 'To', exact: true })).toHaveValue('14/11/2026');
    expect(onSearch).not.toHaveBeenCalled();
    await button('Search').click();
    await expect
      .poll(() => onSearch.mock.calls)
      .toEqual([
        [
          {
            locationId: null,
            checkpointId: null,
            companyId: null,
            guardId: null,
            from: sampleNow - day,
            to: sampleNow,
          },
        ],
      ]);
  });

  test('S2.101, S2.102, S2.103, S2.104 location, category, owner and guard narrow it', async () => {
    const onSearch = vi.fn(async () => sampleResult([]));
    await show({ onSearch });
    await choose('Location', 'TC Branimir');
    await choose('Category', 'Garaža -2');
    await choose('Owner', 'Savica d.o.o.');
    await choose('Guard', 'Petra Novak');
    await button('Search').click();
    await expect
      .poll(() => onSearch.mock.calls)
      .toEqual([[expect.objectContaining({ locationId: 3, checkpointId: 9, companyId: 2, guardId: 17 })]]);
  });

  test('of a chosen location only its own categories are offered, and another location takes the category away', async () => {
    await show();
    await choose('Location', 'TC Branimir');
    await combo('Category').click();
    expect(page.getByRole('option').elements()).toHaveLength(1);
    await page.getByRole('option', { name: /Garaža -2/ }).click();
    await choose('Location', 'KBC Sjever');
    await expect.element(combo('Category')).toHaveValue('');
  });

  test('S9.33 two hasty clicks ask once', async () => {
    const onSearch = vi.fn(async () => sampleResult(sampleRows(1)));
    await show({ onSearch });
    const search = button('Search').element() as HTMLButtonElement; // getByRole('button')
    search.click();
    search.click();
    await expect.poll(rows).toBe(1);
    expect(onSearch).toHaveBeenCalledOnce();
  });

  test('a period that is not whole, or ends before it starts, is told and not asked for', async () => {
    const onSearch = vi.fn(async () => sampleResult([]));
    await show({ onSearch });
    await page.getByRole('textbox', { name: 'From' }).fill('20/11/2026');
    await button('Search').click();
    await expect.element(page.getByText('The end is before the start.')).toBeVisible();
    await page.getByRole('textbox', { name: 'From' }).fill('');
    await userEvent.tab();
    await expect.element(page.getByText('Write a date and a time.')).toBeVisible();
    await page.getByRole('textbox', { name: 'From' }).fill('12/11/2026');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => onSearch.mock.calls).toEqual([[expect.objectContaining({ from: sampleNow - 2 * day })]]);
  });
});

describe('what is found', () => {
  test('S2.113 the result has the columns id, date and time, description, user, in this order', async () => {
    await show();
    await button('Search').click();
    await expect.poll(rows).toBe(3);
    expect([...document.querySelectorAll('[role="columnheader"]')].map((head) => head.textContent)).toEqual([
      'Id',
      'Date and time',
      'Description',
      'User',
    ]);
    const cells = [...document.querySelectorAll('[data-key="3"] [role="gridcell"]')].map((cell) => cell.textContent);
    expect(cells).toEqual([
      '3',
      '14/11/2026 21:44',
      'ExceptionPropuštena provjera: Savica, trafostanica 2',
      'Stjepan Čović',
    ]);
    await expect.element(page.getByText('3 events')).toBeVisible();
  });

  test('when rows were left out it is said how many', async () => {
    await show({ onSearch: async () => sampleResult(sampleRows(40), { total: 12_345, isTruncated: true }) });
    await button('Search').click();
    await expect
      .element(page.getByText('The first 40 of 12,345 events are shown. Narrow the search to see the others.'))
      .toBeVisible();
    expect(rows()).toBe(25);
  });

  test('nothing found says what was looked for', async () => {
    await show({ onSearch: async () => sampleResult([]) });
    await choose('Guard', 'Petra Novak');
    await button('Search').click();
    await expect.element(page.getByText('No events found')).toBeVisible();
    await expect.element(page.getByText('Filters: Guard Petra Novak')).toBeVisible();
  });

  test('a failure says its exact text and asks again', async () => {
    const onSearch = vi
      .fn<EventSearchProps['onSearch']>()
      .mockRejectedValueOnce(new Error('x'))
      .mockResolvedValue(sampleResult(sampleRows(2)));
    await show({ onSearch, searchErrorText: () => 'Error: dateTimeEnd::Range too large' });
    await button('Search').click();
    await expect.element(page.getByRole('alert').getByText('Error: dateTimeEnd::Range too large')).toBeVisible();
    await button('Try again').click();
    await expect.poll(rows).toBe(2);
  });

  test('the answer to an earlier question never comes under later filters', async () => {
    const first = Promise.withResolvers<SearchResult>();
    const onSearch = vi
      .fn<EventSearchProps['onSearch']>()
      .mockReturnValueOnce(first.promise)
      .mockResolvedValueOnce(sampleResult([sampleRow(2)]));
    await show({ onSearch });
    await button('Search').click();
    await expect.poll(() => onSearch.mock.calls.length).toBe(1);
    await choose('Guard', 'Petra Novak');
    await button('Search').click();
    await expect.poll(rows).toBe(1);
    first.resolve(sampleResult(sampleRows(9)));
    await first.promise;
    await expect.element(page.getByText('1 event', { exact: true })).toBeVisible();
    expect(rows()).toBe(1);
  });

  test('filters that were changed since are told beside the rows', async () => {
    await show();
    await button('Search').click();
    await expect.poll(rows).toBe(3);
    await choose('Guard', 'Petra Novak');
    await expect.element(page.getByText('3 events · The filters have changed since this search.')).toBeVisible();
  });

  test('S2.108 Clear puts all filters back to what they were and empties the rows', async () => {
    let now = sampleNow;
    const onSearch = vi.fn(async () => sampleResult(sampleRows(3)));
    await show({ onSearch, now: () => now });
    await choose('Location', 'TC Branimir');
    await choose('Guard', 'Petra Novak');
    await button('Search').click();
    await expect.poll(rows).toBe(3);
    now += day;
    await button('Clear').click();
    expect(rows()).toBe(0);
    for (const field of ['Location', 'Category', 'Owner', 'Guard']) await expect.element(combo(field)).toHaveValue('');
    await button('Search').click();
    await expect
      .poll(() => onSearch.mock.calls.at(-1))
      .toEqual([
        { locationId: null, checkpointId: null, companyId: null, guardId: null, from: sampleNow, to: sampleNow + day },
      ]);
  });

  test('a row that is made active is handed on', async () => {
    const onActivate = vi.fn();
    await show({ onActivate });
    await button('Search').click();
    await page.getByText('14/11/2026 21:45').click();
    expect(onActivate.mock.calls.map(([event]) => event.eventId)).toEqual([2]);
  });
});

describe('what is taken along', () => {
  test("S2.109, S2.111 'Print result' is disabled without rows and else makes search_results.pdf", async () => {
    const files = watchDownloads();
    await show();
    await expect.element(button('Print result')).toBeDisabled();
    await button('Search').click();
    await expect.poll(rows).toBe(3);
    await button('Print result').click();
    await expect.poll(() => files.map(({ name }) => name), { timeout: 20_000 }).toEqual(['search_results.pdf']);
    const file = await fetch(files[0]?.href ?? '');
    expect((await file.text()).slice(0, 5)).toBe('%PDF-');
    await button('Clear').click();
    await expect.element(button('Print result')).toBeDisabled();
  });

  test('U5 the result is taken along as CSV and as XLSX', async () => {
    const files = watchDownloads();
    await show({ onSearch: async () => sampleResult([sampleRow(1, { comment: '=1+1' })]) });
    await button('Search').click();
    await expect.poll(rows).toBe(1);
    for (const format of ['CSV', 'Excel (XLSX)']) {
      await button('Export').click();
      await page.getByRole('menuitem', { name: format }).click();
      await expect.element(button('Export')).toBeEnabled();
    }
    await expect.poll(() => files.map(({ name }) => name)).toEqual(['search_results.csv', 'search_results.xlsx']);
    const [, line] = (await (await fetch(files[0]?.href ?? '')).text()).split('\r\n');
    expect(line).toBe(
      '1,14/11/2026 21:46,14/11/2026 21:46,,04A1F29C,Ivan Horvat,"Skladište Jankomir, ulaz B",\'=1+1,1,14/11/2026 21:46,Tag read,,,45.8,15.98',
    );
  });

  test('U5 a print of 10,000 rows shows how far it is and can be given up, while the page goes on', async () => {
    const files = watchDownloads();
    await show({ onSearch: async () => sampleResult(sampleRows(10_000)) });
    await button('Search').click();
    await expect.poll(rows).toBe(25);
    await button('Print result').click();
    const progress = page.getByRole('progressbar', { name: 'Writing search_results.pdf' });
    await expect
      .poll(() => Number(progress.element().getAttribute('aria-valuenow')), { timeout: 60_000 })
      .toBeGreaterThan(1);
    await button('Next page').click();
    await expect.element(page.getByText('26–50 of 10000')).toBeVisible();
    await button('Cancel').click();
    await expect.element(progress).not.toBeInTheDocument();
    await expect.element(button('Print result')).toBeEnabled();
    expect(files).toEqual([]);
  }, 120_000);

  test('an export that fails says so and can be tried again', async () => {
    const files = watchDownloads();
    const make = vi.spyOn(globalThis, 'File').mockImplementationOnce(
      class {
        constructor() {
          throw new Error('the disk is full');
        }
      } as never, // a file that cannot be made
    );
    await show();
    await button('Search').click();
    await expect.poll(rows).toBe(3);
    await button('Export').click();
    await page.getByRole('menuitem', { name: 'CSV' }).click();
    const alert = page.getByRole('alertdialog', { name: 'search_results.csv could not be written.' });
    await expect.element(alert.getByText('the disk is full')).toBeVisible();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => files.map(({ name }) => name)).toEqual(['search_results.csv']);
    await expect.element(alert).not.toBeInTheDocument();
    make.mockRestore();
  });
});

describe('kept searches', () => {
  test('one is used again for a period that ends now', async () => {
    const onSearch = vi.fn(async () => sampleResult([]));
    await show({ onSearch, savedSearches: sampleSaved });
    await button('Saved searches').click();
    await page.getByRole('menuitem', { name: 'Branimir, tjedan' }).click();
    await expect.element(combo('Location')).toHaveValue('TC Branimir');
    await expect
      .poll(() => onSearch.mock.calls)
      .toEqual([[expect.objectContaining({ locationId: 3, from: sampleNow - 7 * day, to: sampleNow })]]);
  });

  test('what was written is kept under a name, and one is forgotten', async () => {
    const onSaveSearch = vi.fn();
    const onDeleteSearch = vi.fn();
    await show({ savedSearches: sampleSaved, onSaveSearch, onDeleteSearch });
    await choose('Guard', 'Petra Novak');
    await button('Saved searches').click();
    await page.getByRole('menuitem', { name: 'Save this search' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill(' Petra ');
    await userEvent.keyboard('{Enter}');
    expect(onSaveSearch.mock.calls).toEqual([
      [{ name: 'Petra', locationId: null, checkpointId: null, companyId: null, guardId: 17, lengthMs: day }],
    ]);
    await expect.element(page.getByRole('dialog', { name: 'Save this search' })).not.toBeInTheDocument();
    await button('Saved searches').click();
    await page.getByRole('menuitem', { name: 'Branimir, tjedan' }).click();
    await button('Saved searches').click();
    await page.getByRole('menuitem', { name: 'Remove Branimir, tjedan' }).click();
    expect(onDeleteSearch.mock.calls).toEqual([[sampleSaved[0]]]);
  });
});

describe('for everybody', () => {
  test.each(['dark', 'light'] as const)('axe finds nothing in the %s theme', async (theme) => {
    const { rerender } = await show({ theme, savedSearches: sampleSaved, onSaveSearch: () => {} });
    expect(await axeViolations()).toEqual([]);
    await button('Search').click();
    await expect.poll(rows).toBe(3);
    expect(await axeViolations()).toEqual([]);
    const cut = async (): Promise<SearchResult> => sampleResult(sampleRows(3), { total: 9, isTruncated: true });
    const others: EventSearchProps['onSearch'][] = [
      cut,
      async () => sampleResult([]),
      () => Promise.reject(new Error('x')),
    ];
    for (const [at, onSearch] of others.entries()) {
      await rerender(<Search key={at} onSearch={onSearch} theme={theme} />);
      await button('Search').click();
      await expect.element(page.getByText(/^The first 3 of 9|^No events found$|^The search failed\.$/)).toBeVisible();
      expect(await axeViolations()).toEqual([]);
    }
  });

  test('nothing is wider than a phone', async () => {
    await page.viewport(320, 700);
    await show({ savedSearches: sampleSaved });
    await button('Search').click();
    await expect.poll(rows).toBe(3);
    const body = document.querySelector('.pk-EventSearch > .pk-Dialog-body');
    expect(body?.scrollWidth).toBe(body?.clientWidth);
    await page.viewport(1280, 800);
  });
});
