import { readFileSync } from 'node:fs';
import { CountedPlace } from './models/counted-place.ts';
import { Office } from './models/office.ts';
import { expect, test } from './patrol-test.ts';

/* A product of its own: its clock is put. */
test.use({ productName: 'statistics' });

test('S1.26, S2.23 3 done and 1 missed check show as 3/1 in the chosen period, as the server counts them', async ({
  supervisor,
  phone,
  product,
}) => {
  const place = await CountedPlace.make(product, phone, 'Counted place');
  const office = await Office.signIn(product);
  await office.putsClock(Date.now() + 45 * 60_000); // the check that nobody read is over
  /* The job that raises the Exception comes along a moment later. */
  await expect.poll(() => place.asCounted()).toMatchObject({ planned: 4, done: 3, missed: 1, exceptions: 1 });
  const counted = await place.asCounted();

  const { page } = supervisor;
  const dayOf = (offset: number): string => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  await supervisor.startsAt(`statistics?location=${place.idLocation}&from=${dayOf(-1)}&to=${dayOf(1)}`);
  const figures = page.getByRole('region', { name: 'Figures' });
  await expect(figures.getByRole('link', { name: /^Checks done/ })).toContainText('75.0%');
  await expect(figures.getByRole('link', { name: /^Checks done/ })).toContainText('3 of 4');
  await expect(figures.getByRole('link', { name: /^Missed/ })).toContainText('1');
  await expect(figures.getByRole('link', { name: /^Planned/ })).toContainText('4');

  const days = page.getByRole('region', { name: 'Checks by day' });
  await days.getByRole('button', { name: 'As table' }).click();
  const rowOf = (date: string) =>
    days.getByRole('row').filter({ has: page.getByRole('rowheader', { name: date.split('-').reverse().join('/') }) });
  /* Around midnight the Exception belongs to the day after the checks. */
  for (const { date, rate, ...of } of counted.byDay) {
    const share = rate === null ? '–' : `${(rate * 100).toFixed(1)}%`;
    const numbers = [of.panics, of.exceptions, of.notMoving, of.notConnected];
    const cells = [of.planned, of.done, of.missed, of.open, share, ...numbers].map(String);
    await expect(rowOf(date).getByRole('cell')).toHaveText(cells);
  }
  const row = rowOf(counted.byDay.find(({ missed }) => missed === 1)?.date ?? '');
  await row.getByRole('link', { name: '1' }).first().click();
  const rows = page.getByRole('dialog').getByRole('grid').getByRole('row');
  await expect(rows.filter({ hasText: 'Counted place 3' })).toHaveCount(1);
  await expect(rows).toHaveCount(2); // its head and the one check
  expect(page.url()).toContain(`location=${place.idLocation}`);
  expect(page.url()).toContain('show=missed');
  await page.reload();
  await expect(rows.filter({ hasText: 'Counted place 3' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('each chart goes along as a picture and as a table, and the arrow keys walk through the week', async ({
  supervisor,
}) => {
  const { page } = supervisor;
  await supervisor.startsAt('statistics');
  const title = 'Missed checks by weekday and hour';
  const week = page.getByRole('region', { name: title });
  const saves = async (format: string): Promise<Buffer> => {
    await week.getByRole('button', { name: `Export: ${title}` }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: format }).click();
    return readFileSync(await (await download).path());
  };
  expect((await saves('PNG')).subarray(1, 4).toString()).toBe('PNG');
  expect((await saves('CSV')).toString()).toContain('Weekday,Hour,Planned,Missed,Alarms');

  await week.getByRole('link', { name: /^Monday 00/ }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(week.getByRole('link', { name: /^Tuesday 01/ })).toBeFocused();
  await page.keyboard.press('End');
  await expect(week.getByRole('link', { name: /^Tuesday 23/ })).toBeFocused();
});
