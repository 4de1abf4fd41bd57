import type { Browser } from 'playwright';
import { servePage } from '../browser/build-page.ts';
import { MeasuredPage, openBrowser } from '../browser/measured-page.ts';
import { comparisonOf, median } from '../compare.ts';
import { installPeers } from '../install-peers.ts';
import { type Bench, type BenchOptions, type BenchResult, inMs } from '../result.ts';
import { bundleSizes } from './bundle-size.ts';
import { type ContenderName, contenderNames, type EventGridBench, pageSize, type Step } from './contender.ts';

declare global {
  interface Window {
    readonly eventGridBench: EventGridBench;
  }
}

/** What is measured: milliseconds of the main thread, the heap in MiB. */
export const works = ['mount', 'poll', 'stream', 'filter', 'sort', 'heap'] as const;

/** Name of a work. */
export type Work = (typeof works)[number];

type Sample = Readonly<Record<Work, number>>;
type Round = ReadonlyMap<ContenderName, Sample>;

const [floorName, ownName, ...peerNames] = contenderNames;
const size = { width: 1200, height: 1000 };
const repeats = 5;
const restMs = 1000;

const says: Readonly<Record<Work, string>> = {
  mount: 'first rows',
  poll: '10 new, 5 changed, two of them in sight',
  stream: '60 changes of one row in sight, one a frame',
  filter: 'by a word that a tenth holds',
  sort: 'by source, in the order of the language',
  heap: 'beyond code and events',
};

/* docs/quality.md, the grid's rows of the table: how much of the floor's time ours may take. */
const bars: Readonly<Record<string, number>> = {
  'mount 10000': 2,
  'poll 10000': 1.5,
  'poll 100000': 1.5,
  'sort 100000': 2,
  'filter 100000': 1.5,
};
/* The same document: what the heap may hold with 100,000 rows, MiB. */
const heapBar = { count: 100_000, mebibytes: 12 };

/** How much is measured. */
export interface EventGridScope {
  /** Events in the list. */
  readonly counts: readonly number[];
  readonly rounds: number;
  readonly works: readonly Work[];
  /** Whether the peers run too, not only ours and its floor. */
  readonly hasPeers: boolean;
}

async function sampleOf(
  browser: Browser,
  url: string,
  name: ContenderName,
  count: number,
  asked: readonly Work[],
): Promise<Sample> {
  const measured = await MeasuredPage.open(browser, url, size);
  const { page } = measured;
  /* Each step ends with the rows that it must show; a table that does not show them ends the bench. */
  const step = async (what: Step, turn: number): Promise<number> => {
    await page.evaluate(([asked, at]) => window.eventGridBench.prepare(asked, at), [what, turn] as const);
    return measured.cpuOf(() => page.evaluate(() => window.eventGridBench.act()));
  };
  /* The first turn finds cold code and does not count. */
  const repeated = async (what: Step, turns: number): Promise<number> => {
    const took: number[] = [];
    if (!asked.includes(what === 'clear' ? 'filter' : what)) return Number.NaN;
    for (let turn = 0; turn <= turns; turn += 1) took.push(await step(what, turn));
    return median(took.slice(1));
  };
  try {
    await page.evaluate(([asked, rows]) => window.eventGridBench.load(asked, rows), [name, count] as const);
    const before = await measured.heap();
    const mount = await step('mount', 0);
    const heap = ((await measured.heap()) - before) / 2 ** 20;
    const poll = await repeated('poll', repeats);
    const stream = await repeated('stream', 1);
    const filter = await repeated('filter', repeats);
    if (asked.includes('filter')) await step('clear', 0);
    const sort = await repeated('sort', repeats);
    return { mount, poll, stream, filter, sort, heap };
  } catch (cause) {
    throw new Error(`${name} with ${count} rows failed`, { cause });
  } finally {
    await measured.close();
    /* What 100,000 rows leave behind is cleared away before the next one is measured. */
    await new Promise((resolve) => setTimeout(resolve, restMs));
  }
}

function resultOf(work: Work, count: number, rounds: readonly Round[]): BenchResult {
  const of = (name: ContenderName): number[] => rounds.flatMap((round) => round.get(name)?.[work] ?? []);
  const besideFloor = (name: ContenderName): ReturnType<typeof comparisonOf> => {
    const samples = of(name);
    return comparisonOf(of(floorName).map((floor, index) => ({ floor, ours: samples[index] ?? Number.NaN })));
  };
  const isHeap = work === 'heap';
  const tell = (value: number): string => (isHeap ? `${value.toFixed(1)} MiB` : inMs(value));
  const found = besideFloor(ownName);
  const peers = peerNames.flatMap((name) => {
    if (of(name).length === 0) return [];
    const { ours, ratio } = besideFloor(name);
    return [`${name} ${tell(ours)} (${ratio.toFixed(1)})`];
  });
  const bar = isHeap ? (count === heapBar.count ? heapBar.mebibytes : undefined) : bars[`${work} ${count}`];
  return {
    work: `EventGrid, ${work}, ${count.toLocaleString('en')} rows`,
    size: `${pageSize} a page, ${says[work]}`,
    floor: [`${floorName} ${tell(found.floor)}`, peers.join(', ')].filter(Boolean).join('; '),
    ours: tell(found.ours),
    ratio: found.ratio,
    bar: bar === undefined ? '–' : isHeap ? `≤ ${bar} MiB` : `≤ ${bar}`,
    isKept: bar === undefined ? null : (isHeap ? found.ours : found.ratio) <= bar,
  };
}

function sizeResult(sizes: ReadonlyMap<ContenderName, number>): BenchResult {
  const of = (name: ContenderName): number => sizes.get(name) ?? Number.NaN;
  const tell = (name: ContenderName): string => `${(of(name) / 1000).toFixed(1)} kB`;
  const whole: ContenderName = 'MUI X DataGrid';
  const others = ([floorName, ...peerNames] as const).filter((name) => name !== whole);
  return {
    work: 'EventGrid, bundle',
    size: 'script and style until the first rows, gz, without React and the shared cells',
    floor: `${whole} ${tell(whole)}; ${others.map((name) => `${name} ${tell(name)}`).join(', ')}`,
    ours: `${tell(ownName)}, with theme and all English texts`,
    ratio: of(ownName) / of(whole),
    bar: '–',
    isKept: null,
  };
}

async function resultsOf(
  browser: Browser,
  url: string,
  count: number,
  { rounds, works, hasPeers }: EventGridScope,
  say: BenchOptions['say'],
): Promise<BenchResult[]> {
  const names: readonly ContenderName[] = hasPeers ? contenderNames : [floorName, ownName];
  const samples: Map<ContenderName, Sample>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    say(`${count} rows, round ${round + 1} of ${rounds}`);
    const sample = new Map<ContenderName, Sample>();
    /* Who comes second finds the browser warm: each order in turn. */
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      sample.set(name, await sampleOf(browser, url, name, count, works));
    }
    samples.push(sample);
  }
  return works.map((work) => resultOf(work, count, samples));
}

/** Measures a part: what single works take at single sizes. */
export async function measureEventGrid(scope: EventGridScope, say: BenchOptions['say']): Promise<BenchResult[]> {
  await installPeers(say);
  const served = await servePage(new URL('./page/', import.meta.url), 'event-grid');
  const browser = await openBrowser();
  try {
    const results = scope.hasPeers ? [sizeResult(await bundleSizes(browser, served.url))] : [];
    for (const count of scope.counts) results.push(...(await resultsOf(browser, served.url, count, scope, say)));
    return results;
  } finally {
    await browser.close();
    await served.close();
  }
}

/** The grid of events beside a plain React table, TanStack Table, MUI X DataGrid and AG Grid: main-thread time in Chromium. */
export const eventGrid: Bench & { readonly hasDatabase: false } = {
  name: 'event-grid',
  hasDatabase: false,
  run: ({ isQuick, say }: BenchOptions) =>
    measureEventGrid(
      {
        counts: isQuick ? [1000, 10_000] : [1000, 10_000, 100_000],
        rounds: isQuick ? 1 : 5,
        works,
        hasPeers: true,
      },
      say,
    ),
};
