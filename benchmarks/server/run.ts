import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { guardMap } from '../guard-map/guard-map.ts';
import { rowOf, withResult } from '../results-document.ts';
import { rruleSearch } from '../rrule-search/rrule-search.ts';
import { scheduler } from '../scheduler/scheduler.ts';
import { alarmEvaluation } from '../sdk/alarm-evaluation.ts';
import { mergeChanges } from '../sdk/merge-changes.ts';
import { deviceIngest } from './device-ingest.ts';
import { fanOut } from './fan-out/fan-out.ts';
import { fixIngest } from './fix-ingest.ts';
import { lastEvents } from './last-events.ts';
import { latestPositions } from './latest-positions.ts';
import { machineReports } from './machine-reports.ts';
import { runningServer } from './running-server.ts';
import type { Engine, ServerBench } from './server-bench.ts';
import { statistics } from './statistics.ts';
import { validatedGet } from './validated-get.ts';
import { yearRule } from './year-rule.ts';

/*
 * `npm run bench`: the server's work beside its floors, written to RESULTS.md; with names only these, with
 * `--database postgres` on PostgreSQL, with `--quick` a small run without writing.
 */
const benches: readonly ServerBench[] = [
  lastEvents,
  latestPositions,
  statistics,
  machineReports,
  yearRule,
  deviceIngest,
  fixIngest,
  runningServer,
  validatedGet,
  fanOut,
  rruleSearch,
  guardMap,
  scheduler,
  mergeChanges,
  alarmEvaluation,
];
const document = new URL('../RESULTS.md', import.meta.url);

function engineOf(given: string): Engine {
  if (given === 'embedded' || given === 'postgres') return given;
  throw new Error(`The database is '${given}'; it must be embedded or postgres`);
}

function readQuestion(): { asked: readonly ServerBench[]; isQuick: boolean; engine: Engine } {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(2).filter((arg) => arg !== '--'),
    options: { quick: { type: 'boolean', default: false }, database: { type: 'string', default: 'embedded' } },
    allowPositionals: true,
  });
  const engine = engineOf(values.database);
  const named = positionals.map((name) => {
    const bench = benches.find((one) => one.name === name);
    if (!bench) throw new Error(`${name} is none of ${benches.map((one) => one.name).join(', ')}`);
    return bench;
  });
  const all = benches.filter(({ hasDatabase }) => hasDatabase || engine === 'embedded');
  return { asked: named.length > 0 ? named : all, isQuick: values.quick, engine };
}

/* The load tells how busy the machine was with other work when the bench began. */
function foundHere(): { date: string; machine: string } {
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load ${load}`;
  return { date: new Date().toISOString().slice(0, 10), machine };
}

async function runAll(): Promise<void> {
  const { asked, isQuick, engine } = readQuestion();
  let missed = 0;
  for (const bench of asked) {
    console.log(bench.name);
    const found = foundHere();
    for (const result of await bench.run({ isQuick, engine, say: (line) => console.log(`   ${line}`) })) {
      console.log(`   ${rowOf(result, found)}`);
      if (result.isKept === false) missed += 1;
      if (!isQuick) writeFileSync(document, withResult(readFileSync(document, 'utf8'), result, found));
    }
  }
  if (missed > 0) console.log(`${missed} of the bars are not reached.`);
}

await runAll().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
