import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, totalmem } from 'node:os';
import { embed } from '../embed/embed.ts';
import { ensureChromium } from '../run/chromium.ts';
import { everyScreen } from './every-screen.ts';
import { floodProof } from './flood.ts';
import { kill } from './kills.ts';
import { nightRound } from './night-round.ts';
import { panicTimes } from './panic-times.ts';
import { portal } from './portal.ts';
import type { Finding, Proof } from './proof.ts';
import { withResult } from './proof-document.ts';
import { startTime } from './start-time.ts';
import { storybook } from './storybook.ts';

/* `npm run proof`: the figures of docs/quality.md, measured and written to docs/proof.md. `npm run proof -- R1` for one. */
const proofs: readonly Proof[] = [
  startTime,
  panicTimes,
  kill,
  floodProof,
  nightRound,
  embed,
  portal,
  storybook,
  everyScreen,
];
const document = new URL('../../docs/proof.md', import.meta.url);
const asked = process.argv.slice(2).filter((arg) => arg !== '--');
const unknown = asked.find((id) => !proofs.some((proof) => proof.id === id));
if (unknown) {
  console.error(`${unknown} is none of ${proofs.map(({ id }) => id).join(', ')}.`);
  process.exit(1);
}

const found = ensureChromium();
if (found) process.env.CHROMIUM_PATH = found;
let broken = 0;
for (const proof of proofs.filter(({ id }) => asked.length === 0 || asked.includes(id))) {
  console.log(`${proof.id} ${proof.title}`);
  /* The load tells how busy the machine was with other work when it began. */
  const load = (loadavg()[0] ?? 0).toFixed(1);
  const machine = `${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load ${load}`;
  const finding = await proof
    .run((line) => console.log(`   ${line}`))
    .catch((error): Finding => ({ isKept: false, text: `could not be measured: ${error}` }));
  console.log(`   ${finding.isKept ? 'kept' : 'BROKEN'}: ${finding.text}`);
  if (!finding.isKept) broken += 1;
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(document, withResult(readFileSync(document, 'utf8'), { ...proof, ...finding, date, machine }));
}
process.exit(broken > 0 ? 1 : 0);
