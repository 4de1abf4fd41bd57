import type { Browser } from 'playwright';
import { servePage } from '../browser/build-page.ts';
import { MeasuredPage, openBrowser } from '../browser/measured-page.ts';
import { comparisonOf, median } from '../compare.ts';
import { installPeers } from '../install-peers.ts';
import { type Bench, type BenchOptions, type BenchResult, inMs } from '../result.ts';
import { type ContenderName, contenderNames, type SchedulerBench } from './contender.ts';

declare global {
  interface Window {
    readonly schedulerBench: SchedulerBench;
    preloadCalendar(name: ContenderName): Promise<unknown>;
  }
}

/** What is measured, milliseconds of the main thread. */
const works = ['mount', 'next month', 'filter', 'drag over 12 days'] as const;
type Work = (typeof works)[number];
type Sample = Partial<Record<Work, number>>;

const floorName: ContenderName = 'buckets and a CSS grid';
const ownName: ContenderName = 'SchedulerCalendar';
const size = { width: 1460, height: 980 };
const repeats = 5;

/* docs/quality.md, the calendar's rows of the table: how much of the floor's time ours may take. */
const bars: Readonly<Record<string, number>> = {
  'next month 2000': 2,
  'next month 10000': 2,
  'mount 10000': 2.5,
};

/** Does some work so many times; the first finds cold code and does not count. */
async function repeated(measured: MeasuredPage, work: (turn: number) => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let turn = 0; turn <= repeats; turn += 1) took.push(await measured.cpuOf(() => work(turn)));
  return median(took.slice(1));
}

async function dragTime(measured: MeasuredPage): Promise<number | undefined> {
  const { page } = measured;
  const [from, ...days] = await page.evaluate(() => window.schedulerBench.dragPath());
  if (!from) return undefined;
  await page.mouse.move(from.x, from.y);
  return measured.cpuOf(async () => {
    await page.mouse.down();
    for (const day of days) await page.mouse.move(day.x, day.y, { steps: 4 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
  });
}

async function sampleOf(browser: Browser, url: string, name: ContenderName, count: number): Promise<Sample> {
  const measured = await MeasuredPage.open(browser, url, size);
  const { page } = measured;
  try {
    await page.evaluate((asked) => window.preloadCalendar(asked), name);
    const mount = await measured.cpuOf(() =>
      page.evaluate(([asked, items]) => window.schedulerBench.mount(asked, items), [name, count] as const),
    );
    const drag = await dragTime(measured);
    const next = await repeated(measured, (turn) =>
      page.evaluate((months) => window.schedulerBench.go(months), turn % 2 === 0 ? 1 : -1),
    );
    const filter = await repeated(measured, (turn) =>
      page.evaluate((guardId) => window.schedulerBench.filter(guardId), turn % 2 === 0 ? 1 : null),
    );
    return { mount, 'next month': next, filter, ...(drag === undefined ? {} : { 'drag over 12 days': drag }) };
  } finally {
    await measured.close();
  }
}

function resultOf(work: Work, count: number, rounds: readonly ReadonlyMap<ContenderName, Sample>[]): BenchResult {
  const of = (name: ContenderName): number[] => rounds.flatMap((round) => round.get(name)?.[work] ?? []);
  const [floors, owns] = [of(floorName), of(ownName)];
  const found = comparisonOf(floors.map((floor, index) => ({ floor, ours: owns[index] ?? Number.NaN })));
  const peers = contenderNames
    .filter((name) => name !== floorName && name !== ownName && of(name).length > 0)
    .map((name) => `${name} ${inMs(median(of(name)))}`);
  const bar = bars[`${work} ${count}`];
  return {
    work: `SchedulerCalendar, ${work}, ${count.toLocaleString('en')} checks`,
    size: `${size.width} × ${size.height}, twelve weeks, five checks a day drawn`,
    floor: `${floorName} ${inMs(found.floor)}; ${peers.join(', ')}`,
    ours: inMs(found.ours),
    ratio: found.ratio,
    bar: bar === undefined ? '–' : `≤ ${bar}`,
    isKept: bar === undefined ? null : found.ratio <= bar,
  };
}

async function resultsOf(
  browser: Browser,
  url: string,
  count: number,
  rounds: number,
  say: BenchOptions['say'],
): Promise<BenchResult[]> {
  const samples: Map<ContenderName, Sample>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    say(`${count} checks, round ${round + 1} of ${rounds}`);
    const sample = new Map<ContenderName, Sample>();
    /* Who comes second finds the browser warm: each order in turn. */
    for (const name of round % 2 === 0 ? contenderNames : contenderNames.toReversed()) {
      sample.set(name, await sampleOf(browser, url, name, count));
    }
    samples.push(sample);
  }
  return works.map((work) => resultOf(work, count, samples));
}

/** The calendar beside day buckets with a CSS grid, FullCalendar, Schedule-X and react-big-calendar. */
export const scheduler: Bench & { readonly hasDatabase: false } = {
  name: 'scheduler',
  hasDatabase: false,
  async run({ isQuick, say }: BenchOptions): Promise<BenchResult[]> {
    await installPeers(say);
    const served = await servePage(new URL('./page/', import.meta.url), 'scheduler');
    const browser = await openBrowser();
    try {
      const results: BenchResult[] = [];
      for (const count of isQuick ? [500, 2000] : [500, 2000, 10_000]) {
        results.push(...(await resultsOf(browser, served.url, count, isQuick ? 1 : 5, say)));
      }
      return results;
    } finally {
      await browser.close();
      await served.close();
    }
  },
};
