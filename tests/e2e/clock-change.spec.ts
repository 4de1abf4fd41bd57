import type { Locator, Page } from '@playwright/test';
import { Office } from './models/office.ts';
import { SchedulerScreen } from './models/scheduler-screen.ts';
import { expect, test } from './patrol-test.ts';

/* A product of its own: its clock is put. */
test.use({ productName: 'clock change' });

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** A night in which the clocks change, as contract.md E3 and E4 have it: instants of its hourly checks in UTC. */
interface Night {
  readonly name: string;
  /** Local days on which it begins and ends. */
  readonly days: readonly [string, string];
  readonly firstAt: string;
  readonly checks: number;
  /** Of the first day and the second, as the calendar counts them. */
  readonly perDay: readonly [string, string];
  readonly onRoute: string;
}
const nights: readonly Night[] = [
  {
    name: 'Autumn night',
    days: ['2026-10-24', '2026-10-25'],
    firstAt: '2026-10-24T20:00:00Z',
    checks: 9,
    perDay: ['2 checks', '7 checks'],
    onRoute: '540',
  },
  {
    name: 'Spring night',
    days: ['2027-03-27', '2027-03-28'],
    firstAt: '2027-03-27T21:00:00Z',
    checks: 7,
    perDay: ['2 checks', '5 checks'],
    onRoute: '420',
  },
];

const shown = (date: string): string => date.split('-').reverse().join('/');
const figure = (page: Page, name: RegExp): Locator =>
  page.getByRole('region', { name: 'Figures' }).getByRole('link', { name });

test('S1.25, S1.26 a round from 22:00 to 06:00 has 9 checks in the long night and 7 in the short one: in calendar, statistics and report', async ({
  supervisor,
  phone,
  product,
  context,
}) => {
  test.setTimeout(240_000);
  const { page } = supervisor;
  const scheduler = new SchedulerScreen(page);
  for (const night of nights) {
    const [first, second] = night.days;
    const firstAt = Date.parse(night.firstAt);
    /* The server and the browser live in the afternoon before. */
    const office = await Office.signIn(product);
    await office.putsClock(firstAt - 6 * hourMs);
    await context.clock.setSystemTime(firstAt - 6 * hourMs);
    const planner = await Office.signIn(product);
    await planner.endsAllRules();
    const [tag] = await planner.list('/api/LocationTag');
    const [location] = (await planner.list('/api/Location')).filter(({ idLocation }) => idLocation === tag?.idLocation);
    const place = String(location?.name);
    await supervisor.startsAt('scheduler');
    await scheduler.plans({
      title: night.name,
      guard: 'Ivan Horvat',
      location: place,
      checkpoint: String(tag?.name),
      date: shown(first),
      until: shown(second),
      leftOut: ['Sunday'],
      start: '22:00',
      end: '06:00',
      interval: 60,
      tolerance: 30,
    });
    await scheduler.filters('Location', place);
    await expect(scheduler.day(shown(first))).toHaveAccessibleName(new RegExp(night.perDay[0]));
    await expect(scheduler.day(shown(second))).toHaveAccessibleName(new RegExp(night.perDay[1]));

    /* Away from the console: its session does not outlive the leaps of the clock. */
    await page.goto('about:blank');
    for (let check = 0; check < night.checks; check += 1) {
      const at = firstAt + check * hourMs + minuteMs;
      await office.putsClock(at);
      await phone.reads(2, String(tag?.tag), at);
    }
    const morning = firstAt + (night.checks + 1) * hourMs;
    await office.putsClock(morning);
    await context.clock.setSystemTime(morning);

    await supervisor.startsAt(`statistics?location=${location?.idLocation}&from=${first}&to=${second}`);
    await expect(figure(page, /^Planned/)).toContainText(String(night.checks));
    await expect(figure(page, /^Checks done/)).toContainText(`${night.checks} of ${night.checks}`);
    await expect(figure(page, /^Missed/)).toContainText('0');

    await supervisor.startsAt(`reports?report=ReportMachineStatusInPeriod&from=${first}&to=${second}`);
    const guard = page.getByRole('row').filter({ hasText: 'Ivan Horvat' });
    await expect(guard.locator('[data-column="tagReads"]')).toHaveText(String(night.checks));
    await expect(guard.locator('[data-column="missedChecks"]')).toHaveText('0');
    await expect(guard).toContainText(night.onRoute);
    await page.goto('about:blank');
  }
});
