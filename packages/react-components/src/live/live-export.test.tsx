import type { ReactElement } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { failOnConsoleErrors } from '../provider/patrol-testing.tsx';
import { LiveEventGrid } from './live-event-grid.tsx';
import { LiveRoutesGrid } from './live-routes-grid.tsx';
import { showLive, testConsole } from './live-testing.tsx';
import { LiveWorkersGrid } from './live-workers-grid.tsx';

failOnConsoleErrors();

/** The files that were offered, in place of the browser's downloads. */
const files: { readonly name: string; readonly href: string }[] = [];
beforeEach(() => {
  files.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, href: this.href });
  });
});

const grids: readonly (readonly [string, ReactElement, string])[] = [
  ['events', <LiveEventGrid key="events" />, 'Id,Date and time,Event type,Source'],
  ['routes', <LiveRoutesGrid key="routes" />, 'Id,Start,End'],
  ['guards_now', <LiveWorkersGrid key="workers" />, 'Guard,Time,Checkpoint'],
];

describe('U5 what stands in a live grid can be taken along', () => {
  test.each(grids)('%s as CSV and as XLSX, all rows that there are', async (name, grid, heads) => {
    await showLive(testConsole({ past: 'day' }), grid);
    await expect.element(page.getByRole('row').nth(1)).toBeVisible();
    const rows = Number(document.querySelector('[role="grid"]')?.getAttribute('aria-rowcount')) - 1;
    const written: string[] = [];
    for (const format of ['CSV', 'Excel (XLSX)']) {
      const before = files.length;
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: format }).click();
      await vi.waitFor(() => expect(files).toHaveLength(before + 1), { timeout: 20_000 });
      written.push(await (await fetch(files[before]?.href ?? '')).text());
    }
    expect(files.map((file) => file.name)).toEqual([`${name}.csv`, `${name}.xlsx`]);
    const [csv = '', xlsx = ''] = written;
    const lines = csv.trim().split('\r\n');
    expect(lines[0]?.replaceAll(';', ',')).toContain(heads);
    expect(lines).toHaveLength(rows + 1);
    expect(xlsx.slice(0, 2)).toBe('PK');
  });
});
