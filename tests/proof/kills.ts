import { setTimeout as pause } from 'node:timers/promises';
import { createEmptyDatabase, postgresServer } from '../../examples/server/src/testing/postgres.ts';
import { Phone } from '../contract/phone.ts';
import { ServerProcess } from '../contract/server-process.ts';
import type { Finding, Proof } from './proof.ts';

const kills = 20;
const perKill = 100;
const phones = 4;

/** Posts events from several phones at once until enough are acknowledged; what was not answered does not count. */
async function load(server: ServerProcess, acknowledged: number[], wanted: number): Promise<() => Promise<void>> {
  let isRunning = true;
  const senders = Array.from({ length: phones }, async (_, index) => {
    const phone = new Phone(server.url, `demo-guard-${index + 1}`);
    while (isRunning) {
      try {
        acknowledged.push(await phone.read('04A10001'));
      } catch {
        await pause(20); // killed: not acknowledged
      }
    }
  });
  while (acknowledged.length < wanted) await pause(5);
  return async () => {
    isRunning = false;
    await Promise.all(senders);
  };
}

/* Kills it again and again under load, then looks for each event that was acknowledged. */
async function killOften(server: ServerProcess, say: (line: string) => void): Promise<Finding> {
  const acknowledged: number[] = [];
  const reopenMs: number[] = [];
  await server.start();
  for (let round = 1; round <= kills; round += 1) {
    const stop = await load(server, acknowledged, round * perKill);
    await server.kill();
    await stop();
    const startedAt = Date.now();
    await server.start();
    reopenMs.push(Date.now() - startedAt);
    say(`kill ${round}: ${acknowledged.length} acknowledged, back after ${reopenMs.at(-1)} ms`);
  }
  let lost = 0;
  for (const eventId of acknowledged) {
    const response = await fetch(`${server.url}/test/event/${eventId}`);
    if (response.status === 404) lost += 1;
    else if (!response.ok) throw new Error(`The database was asked for an event and answered ${response.status}.`);
  }
  const doubles = acknowledged.length - new Set(acknowledged).size;
  return {
    isKept: lost === 0 && doubles === 0 && acknowledged.length >= kills * perKill,
    text: `${acknowledged.length} acknowledged, ${lost} lost, ${doubles} ids given twice; ready again after ${Math.max(...reopenMs)} ms at most, process start included`,
  };
}

async function onPglite(say: (line: string) => void): Promise<Finding> {
  const server = new ServerProcess();
  try {
    return await killOften(server, say);
  } finally {
    await server.dispose();
  }
}

async function onPostgres(say: (line: string) => void): Promise<Finding> {
  const address = await postgresServer();
  if (address === null) throw new Error('There is no PostgreSQL to try it on.');
  const database = await createEmptyDatabase(address);
  const server = new ServerProcess({ DATABASE_URL: database.url });
  try {
    return await killOften(server, say);
  } finally {
    await server.dispose();
    await database.drop();
  }
}

const databases = [
  ['PGlite', onPglite],
  ['PostgreSQL', onPostgres],
] as const;

/** R1: no acknowledged event is lost when the server is killed under load, on both databases. */
export const kill: Proof = {
  id: 'R1',
  title: `no acknowledged event is lost in ${kills} SIGKILLs of the server, on each database`,
  run: async (say) => {
    const found: [string, Finding][] = [];
    for (const [name, run] of databases) {
      found.push([name, await run((line) => say(`${name}, ${line}`))]);
    }
    return {
      isKept: found.every(([, { isKept }]) => isKept),
      text: found.map(([name, { text }]) => `${name}: ${text}`).join('. '),
    };
  },
};
