import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { rowOf, withResult } from '../results-document.ts';
import { eventGrid, measureEventGrid, works } from './event-grid.ts';

/*
 * The grid's bench by itself: written to RESULTS.md. `--quick` is a small run without writing; so is a part, which is
 * ours beside its floor alone: `--works mount,poll --rows 10000 --rounds 9`.
 */
const document = new URL('../RESULTS.md', import.meta.url);
const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: {
    quick: { type: 'boolean', default: false },
    works: { type: 'string' },
    rows: { type: 'string' },
    rounds: { type: 'string' },
  },
});
const isPart = values.works !== undefined || values.rows !== undefined || values.rounds !== undefined;
/* The load tells how busy the machine was with other work when the bench began. */
const load = (loadavg()[0] ?? 0).toFixed(1);
const found = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load ${load}`,
};
const say = (line: string): void => console.log(line);
const asked = values.works?.split(',');
const part = {
  counts: (values.rows ?? '10000').split(',').map(Number),
  rounds: Number(values.rounds ?? 5),
  works: works.filter((work) => asked?.includes(work) ?? true),
  hasPeers: false,
};
const results = isPart ? await measureEventGrid(part, say) : await eventGrid.run({ isQuick: values.quick, say });
for (const result of results) {
  console.log(rowOf(result, found));
  if (!values.quick && !isPart) writeFileSync(document, withResult(readFileSync(document, 'utf8'), result, found));
}
