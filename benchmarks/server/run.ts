import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import type { Bench } from '../result.ts';
import { rowOf, withResult } from '../results-document.ts';
import { deviceIngest } from './device-ingest.ts';
import { lastEvents } from './last-events.ts';
import { latestPositions } from './latest-positions.ts';
import { validatedGet } from './validated-get.ts';

/* `npm run bench`: the server's work beside its floors, written to RESULTS.md; `--quick` for a small run without writing. */
const benches: readonly Bench[] = [lastEvents, latestPositions, validatedGet, deviceIngest];
const document = new URL('../RESULTS.md', import.meta.url);
const given = process.argv.slice(2).filter((arg) => arg !== '--');
const isQuick = given.includes('--quick');
const asked = given.filter((arg) => arg !== '--quick');
const unknown = asked.find((name) => !benches.some((bench) => bench.name === name));
if (unknown) {
  console.error(`${unknown} is none of ${benches.map(({ name }) => name).join(', ')}, --quick.`);
  process.exit(1);
}

/* The load tells how busy the machine was with other work when the run began. */
const load = (loadavg()[0] ?? 0).toFixed(1);
const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load ${load}`;
const found = { date: new Date().toISOString().slice(0, 10), machine };
let missed = 0;
for (const bench of benches.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
  console.log(bench.name);
  for (const result of await bench.run({ isQuick, say: (line) => console.log(`   ${line}`) })) {
    console.log(`   ${rowOf(result, found)}`);
    if (result.isKept === false) missed += 1;
    if (!isQuick) writeFileSync(document, withResult(readFileSync(document, 'utf8'), result, found));
  }
}
if (missed > 0) console.log(`${missed} of the bars are not reached.`);
