import { median } from '../compare.ts';
import { installPeers } from '../install-peers.ts';
import { type Bench, type BenchOptions, type BenchResult, inMs } from '../result.ts';
import { corpus, queries } from './corpus.ts';
import { type Engines, loadEngines, type Search } from './searches.ts';

const barMs = 5; /* docs/quality.md: RRuleViewer search, 10,000 rules */
const barAt = 10_000;

/** Milliseconds a query takes, over all queries. */
function timeOf(search: Search): number {
  const start = performance.now();
  for (const query of queries) search(query);
  return (performance.now() - start) / queries.length;
}

/** Medians of rounds in which each search has its turn, after rounds that do not count. */
function measure(searches: Record<keyof Engines, Search>, rounds: number): Record<keyof Engines, number> {
  const times: Record<keyof Engines, number[]> = { ours: [], fuse: [], uFuzzy: [], scan: [] };
  const names = Object.keys(times) as (keyof Engines)[]; // the keys just written
  for (let round = -2; round < rounds; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const took = timeOf(searches[name]);
      if (round >= 0) times[name].push(took);
    }
  }
  return { ours: median(times.ours), fuse: median(times.fuse), uFuzzy: median(times.uFuzzy), scan: median(times.scan) };
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((hit, at) => hit === other[at]);
}

function resultOf(count: number, engines: Engines, rounds: number): BenchResult {
  const rules = corpus(count);
  const searches = {
    ours: engines.ours(rules),
    fuse: engines.fuse(rules),
    uFuzzy: engines.uFuzzy(rules),
    scan: engines.scan(rules),
  };
  const differs = queries.filter((query) => !isSame(searches.ours(query), searches.fuse(query)));
  if (differs.length > 0) throw new Error(`Hits or order differ from Fuse.js for ${differs.join(', ')}`);
  const took = measure(searches, rounds);
  const hasBar = count === barAt;
  return {
    work: `RRuleViewer search, ${count.toLocaleString('en')} rules`,
    size: `${queries.length} queries, ms a query, hits and order as Fuse.js 7.5.0`,
    floor: `Fuse.js ${inMs(took.fuse)}; uFuzzy ${inMs(took.uFuzzy)}, scan ${inMs(took.scan)}`,
    ours: inMs(took.ours),
    ratio: took.ours / took.fuse,
    bar: hasBar ? `≤ ${barMs} ms` : '–',
    isKept: hasBar ? took.ours <= barMs : null,
  };
}

/** The viewer's search beside Fuse.js, uFuzzy and a plain scan, in Node. */
export const rruleSearch: Bench & { readonly hasDatabase: false } = {
  name: 'rrule-search',
  hasDatabase: false,
  async run({ isQuick, say }: BenchOptions): Promise<BenchResult[]> {
    await installPeers(say);
    const engines = await loadEngines();
    const counts = isQuick ? [1000] : [1000, 10_000, 50_000];
    /* A round of Fuse.js with 50,000 rules takes seconds. */
    const roundsOf = (count: number): number => (isQuick ? 2 : count > barAt ? 3 : 7);
    return counts.map((count) => resultOf(count, engines, roundsOf(count)));
  },
};
