import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { rowOf, withResult } from '../results-document.ts';
import { eventGrid } from './event-grid.ts';

/* The grid's bench by itself: written to RESULTS.md; with `--quick` a small run without writing. */
const document = new URL('../RESULTS.md', import.meta.url);
const { values } = parseArgs({
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
  options: { quick: { type: 'boolean', default: false } },
});
/* The load tells how busy the machine was with other work when the bench began. */
const load = (loadavg()[0] ?? 0).toFixed(1);
const found = {
  date: new Date().toISOString().slice(0, 10),
  machine: `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load ${load}`,
};
for (const result of await eventGrid.run({ isQuick: values.quick, say: (line) => console.log(line) })) {
  console.log(rowOf(result, found));
  if (!values.quick) writeFileSync(document, withResult(readFileSync(document, 'utf8'), result, found));
}
