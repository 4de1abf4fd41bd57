import { Office } from './models/office.ts';
import { printedLines } from './models/printed-text.ts';
import { SchedulerScreen } from './models/scheduler-screen.ts';
import { expect, test } from './patrol-test.ts';

/* A product of its own: its clock is put. */
test.use({ productName: 'planning' });

const minuteMs = 60_000;
const zagreb = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zagreb',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Date and time of day as the form takes them. */
function inForm(at: number): [date: string, time: string] {
  const [date = '', time = ''] = zagreb.format(at).split(', ');
  return [date, time];
}

test('S1.22, S1.23, S1.25, S2.114, S2.118, S2.119, S2.120, S2.123, S7.64, S8.20, S8.24 a round is planned in the form, read, and the one left out is an alarm', async ({
  supervisor,
  phone,
  product,
}) => {
  test.setTimeout(240_000);
  const office = await Office.signIn(product);
  await office.endsAllRules();
  const [tag] = await office.list('/api/LocationTag');
  const [location] = (await office.list('/api/Location')).filter(({ idLocation }) => idLocation === tag?.idLocation);
  const checkpoint = String(tag?.name);

  await supervisor.startsWatching();
  const { dashboard } = supervisor;
  const scheduler = new SchedulerScreen(await supervisor.header.opensSection('Scheduler'));
  const { page } = scheduler;
  await scheduler.tab('Routes table').press('ArrowRight');
  await expect(scheduler.tab('Recurrence rules')).toHaveAttribute('aria-selected', 'true');
  await scheduler.tab('Recurrence rules').press('ArrowLeft');

  const startsAt = Math.ceil(Date.now() / minuteMs) * minuteMs + 40 * minuteMs;
  const [date, start] = inForm(startsAt);
  const [, end] = inForm(startsAt + 15 * minuteMs);
  const reloads: string[] = [];
  page.on('request', (request) => {
    const call = /POST|GetRRules|GetSchedulers/.exec(`${request.method()} ${request.url()}`)?.[0];
    if (call && /RRule|GetSchedulers/.test(request.url())) reloads.push(call);
  });
  await scheduler.plans({
    title: 'Extra round',
    guard: 'Ivan Horvat',
    location: String(location?.name),
    checkpoint,
    date,
    start,
    end,
    interval: 10,
    tolerance: 4,
  });
  await expect(page.getByText('events updated')).toBeVisible();
  const after = reloads.slice(reloads.indexOf('POST'));
  expect(after).toEqual(expect.arrayContaining(['POST', 'GetRRules', 'GetSchedulers']));

  const planned = scheduler.checksOn(date, checkpoint).filter({ hasText: start });
  await scheduler.filters('Location', String(location?.name));
  await scheduler.filters('Guard', 'Luka Babić');
  await expect(page.getByText('No data found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).first().click();
  await expect(page.getByText('No data found')).toBeHidden();
  await scheduler.filters('Location', String(location?.name));
  await scheduler.filters('Guard', 'Ivan Horvat');
  await expect(planned).toHaveAttribute('data-state', 'open');
  await scheduler.tab('Recurrence rules').click();
  await expect(scheduler.rule('Ivan Horvat')).toContainText(checkpoint);
  /* The calendar is as it was left. */
  await scheduler.tab('Routes table').click();
  await expect(scheduler.filter('Location')).toHaveValue(String(location?.name));
  await expect(scheduler.filter('Guard')).toHaveValue('Ivan Horvat');
  await expect(planned).toHaveAttribute('data-state', 'open');

  await office.putsClock(startsAt + minuteMs);
  await phone.reads(2, String(tag?.tag), startsAt + minuteMs);
  await expect(planned).toHaveAttribute('data-state', 'read');

  /* The second check is left out: ten minutes later, and its tolerance. */
  await office.putsClock(startsAt + 16 * minuteMs);
  const missed = dashboard.rowsOf('Exception').filter({ hasText: checkpoint }).first();
  await expect(missed).toHaveAttribute('data-state', 'open', { timeout: 60_000 });
  await dashboard.hears('exception');
  await dashboard.ticks(missed);
  await expect(missed).toHaveAttribute('data-state', 'processed');
  await dashboard.hearsNothing();

  /* In the file of the day it stands as missed. The browser's clock follows the server's, or the search ends before it. */
  await supervisor.context.clock.setSystemTime(startsAt + 17 * minuteMs);
  await supervisor.page.reload();
  await dashboard.isLive();
  await supervisor.page
    .getByRole('region', { name: 'Events' })
    .getByRole('button', { name: 'Search', exact: true })
    .click();
  const search = supervisor.page.getByRole('dialog', { name: 'Search events' });
  await search.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(search.getByRole('row').filter({ hasText: 'Extra round' }).first()).toBeVisible();
  const download = supervisor.page.waitForEvent('download');
  await search.getByRole('button', { name: 'Print result' }).click();
  const lines = await printedLines(await download);
  expect(lines.filter((cells) => cells.includes('missed') && cells.join(' ').includes('Extra round'))).toHaveLength(1);
});

test('S8.21 a check that is deleted in the calendar is gone from it', async ({ supervisor }) => {
  await supervisor.startsWatching();
  const { page, calendar } = new SchedulerScreen(await supervisor.header.opensSection('Scheduler'));
  const open = calendar.locator('button.pk-CalendarItem[data-state="open"]').first();
  /* By its id: rounds of other days have checks of the same name. */
  const check = calendar.locator(`[data-item="${await open.getAttribute('data-item')}"]`);
  await check.click();
  await page.getByRole('dialog').last().getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Item deleted')).toBeVisible();
  await expect(check).toHaveCount(0);
});
