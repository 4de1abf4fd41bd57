import { besidePanics } from './panic-meanwhile.ts';
import { seedChecks } from './seed-checks.ts';
import { seedEvents } from './seed-events.ts';
import { inThousands, type ServerBench } from './server-bench.ts';
import { createTestBed, type TestBed } from './test-bed.ts';

const dayMs = 24 * 3_600_000;
/* Of a month on both databases; of a year only where it is not paused for others. */
const mostMs = 1000;

async function askStatistics({ app, headers, now }: TestBed, days: number): Promise<void> {
  const query = new URLSearchParams({
    startDateTime: new Date(now - days * dayMs).toISOString(),
    endDateTime: new Date(now).toISOString(),
  });
  const answer = await app.inject({ url: `/api/Statistics?${query}`, headers });
  if (answer.statusCode !== 200) throw new Error(`Statistics answered ${answer.statusCode} ${answer.body}`);
}

/** The numbers of a month and of a year (C9), and how long a panic waits that comes meanwhile. */
export const statistics: ServerBench = {
  name: 'statistics',
  hasDatabase: true,
  run: async ({ isQuick, engine, say }) => {
    const [events, hours] = isQuick ? [50_000, 1000] : [1_000_000, 8784];
    const bed = await createTestBed(100, engine);
    try {
      say(`storing ${events} events and ${hours * 10} checks`);
      await seedEvents(bed, events, hours);
      await seedChecks(bed, 10, hours);
      const size = `${inThousands(events)} events and ${inThousands(hours * 10)} checks in ${inThousands(hours / 24)} days`;
      const results = [];
      for (const days of [31, 366]) {
        say(`${days} days`);
        const ask = (): Promise<void> => askStatistics(bed, days);
        results.push(
          await besidePanics(bed, {
            work: `Statistics of ${days} days`,
            size,
            rounds: isQuick ? 2 : 5,
            barMs: days === 366 && engine === 'embedded' ? null : mostMs,
            ask,
          }),
        );
      }
      return results;
    } finally {
      await bed.close();
    }
  },
};
