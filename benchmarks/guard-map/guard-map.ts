import type { Browser } from 'playwright';
import { servePage } from '../browser/build-page.ts';
import { MeasuredPage, openBrowser } from '../browser/measured-page.ts';
import { comparisonOf, median } from '../compare.ts';
import { installPeers } from '../install-peers.ts';
import { type Bench, type BenchOptions, type BenchResult, inMs } from '../result.ts';
import { type ContenderName, contenderNames, type GuardMapBench, startZoom } from './contender.ts';

declare global {
  interface Window {
    bench: GuardMapBench;
    preload(name: ContenderName): Promise<unknown>;
  }
}

/** What is measured; milliseconds of the main thread, the heap in MiB. */
const works = ['all guards move', 'mount', 'pan', 'zoom', '500 moves a second', 'heap'] as const;
type Work = (typeof works)[number];
type Sample = Record<Work, number>;

const floorName: ContenderName = 'bare canvas';
const ownName: ContenderName = 'GuardMap';
const size = { width: 1130, height: 596 };
/* docs/quality.md, the map's rows of the table: how much of the floor's time ours may take. */
const bars: Readonly<Record<number, number>> = { 1000: 1.8, 5000: 1.3, 20000: 0.8 };
/* One element per guard takes minutes from there on. */
const mostMarkers = 5000;
const updates = 5;
const pauseMs = 300; /* longer than ours glides from one fix to the next */
const streamMs = 2000;
const streamTicks = 10; /* a second */

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function sampleOf(browser: Browser, url: string, name: ContenderName, count: number): Promise<Sample> {
  const measured = await MeasuredPage.open(browser, url, size);
  const { page } = measured;
  try {
    await page.evaluate(async (asked) => void (await window.preload(asked)), name);
    const mount = await measured.cpuOf(async () => {
      await page.evaluate(([asked, guards]) => window.bench.mount(asked, guards), [name, count] as const);
      await pause(pauseMs);
    });
    /* The first update finds cold code: it does not count. */
    const repeated = async (work: () => Promise<void>): Promise<number> => {
      await work();
      const took: number[] = [];
      for (let update = 0; update < updates; update += 1) took.push(await measured.cpuOf(work));
      return median(took);
    };
    const move = await repeated(async () => {
      await page.evaluate(() => void window.bench.moveAll());
      await pause(pauseMs);
    });
    let way = 40;
    const pan = await repeated(async () => {
      way = -way;
      await page.evaluate((right) => void window.bench.pan(right, 20), way);
    });
    let level = startZoom;
    const zoom = await repeated(async () => {
      level = level === startZoom ? startZoom + 1 : startZoom;
      await page.evaluate((wanted) => void window.bench.zoom(wanted), level);
      await pause(pauseMs);
    });
    const stream = await measured.cpuOf(async () => {
      for (let tick = 0; tick < (streamMs / 1000) * streamTicks; tick += 1) {
        await page.evaluate((moves) => void window.bench.moveSome(moves), 500 / streamTicks);
        await pause(1000 / streamTicks);
      }
    });
    return {
      'all guards move': move,
      mount,
      pan,
      zoom,
      '500 moves a second': stream / (streamMs / 1000),
      heap: (await measured.heap()) / 2 ** 20,
    };
  } finally {
    await measured.close();
  }
}

function resultOf(work: Work, count: number, rounds: readonly ReadonlyMap<ContenderName, Sample>[]): BenchResult {
  const of = (name: ContenderName): number[] => rounds.flatMap((round) => round.get(name)?.[work] ?? []);
  const tell = (value: number): string => (work === 'heap' ? `${value.toFixed(1)} MiB` : inMs(value));
  const [floors, owns] = [of(floorName), of(ownName)];
  const found = comparisonOf(floors.map((floor, index) => ({ floor, ours: owns[index] ?? Number.NaN })));
  const peers = contenderNames
    .filter((name) => name !== floorName && name !== ownName && of(name).length > 0)
    .map((name) => `${name} ${tell(median(of(name)))}`);
  const bar = work === 'all guards move' ? bars[count] : undefined;
  return {
    work: `GuardMap, ${work}, ${count.toLocaleString('en')} guards`,
    size: `${size.width} × ${size.height}, names shown by ours only`,
    floor: `bare canvas ${tell(found.floor)}; ${peers.join(', ')}`,
    ours: tell(found.ours),
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
  const names = contenderNames.filter((name) => name !== 'react-leaflet markers' || count <= mostMarkers);
  const samples: Map<ContenderName, Sample>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    say(`${count} guards, round ${round + 1} of ${rounds}`);
    const sample = new Map<ContenderName, Sample>();
    /* Who comes second finds the browser warm: each order in turn. */
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      sample.set(name, await sampleOf(browser, url, name, count));
    }
    samples.push(sample);
  }
  return works.map((work) => resultOf(work, count, samples));
}

/** The map of guards beside a bare canvas, Leaflet's own ways, supercluster and MapLibre: main-thread time in Chromium. */
export const guardMap: Bench & { readonly hasDatabase: false } = {
  name: 'guard-map',
  hasDatabase: false,
  async run({ isQuick, say }: BenchOptions): Promise<BenchResult[]> {
    await installPeers(say);
    const served = await servePage(new URL('./page/', import.meta.url), 'guard-map');
    const browser = await openBrowser();
    try {
      const results: BenchResult[] = [];
      for (const count of isQuick ? [100, 1000] : [100, 1000, 5000, 20_000]) {
        results.push(...(await resultsOf(browser, served.url, count, isQuick ? 1 : 5, say)));
      }
      return results;
    } finally {
      await browser.close();
      await served.close();
    }
  },
};
