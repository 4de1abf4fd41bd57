import { setTimeout as pause } from 'node:timers/promises';
import { Phone } from '../contract/phone.ts';
import { ServerProcess } from '../contract/server-process.ts';
import type { Proof } from './proof.ts';

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

/** R1: no acknowledged event is lost when the server is killed under load; PGlite. */
export const kill: Proof = {
  id: 'R1',
  title: `no acknowledged event is lost in ${kills} SIGKILLs of the server (embedded database)`,
  run: async (say) => {
    const server = new ServerProcess();
    const acknowledged: number[] = [];
    const reopenMs: number[] = [];
    await server.start();
    try {
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
        isKept: lost === 0 && doubles === 0 && acknowledged.length >= 2000,
        text: `${acknowledged.length} acknowledged, ${lost} lost, ${doubles} ids given twice; ready again after ${Math.max(...reopenMs)} ms at most, process start included`,
      };
    } finally {
      await server.dispose();
    }
  },
};
