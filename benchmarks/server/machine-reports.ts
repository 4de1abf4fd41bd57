import type { Wire } from '@patrolkit/sdk/wire';
import { besidePanics } from './panic-meanwhile.ts';
import { seedChecks } from './seed-checks.ts';
import { seedEvents } from './seed-events.ts';
import { seedPositions } from './seed-positions.ts';
import { seedShifts } from './seed-shifts.ts';
import { inThousands, type ServerBench } from './server-bench.ts';
import { createTestBed, type TestBed } from './test-bed.ts';

type ReportType = Wire<'ReportRequest'>['type'];

const dayMs = 24 * 3_600_000;
const month = 31;
const guards = 100;
/* Not of a year, through whose contacts somebody may wait. */
const mostMs = 1000;
const reports: readonly ReportType[] = [
  'ReportMachineStatus',
  'ReportMachineStatusInPeriod',
  'ReportMachineConsumption',
];

async function askReport({ app, headers, now }: TestBed, type: ReportType, days: number): Promise<void> {
  const period = {
    startDateTime: new Date(now - days * dayMs).toISOString(),
    endDateTime: new Date(now).toISOString(),
  };
  const answer = await app.inject({
    method: 'POST',
    url: '/api/Report/ReportMachine',
    headers,
    payload: { type, ...period },
  });
  const { rows } = answer.json<{ rows?: unknown[] }>();
  if (rows?.length !== guards) throw new Error(`${type} answered ${answer.statusCode} with ${rows?.length} rows`);
}

/** The three reports on the guards' devices over a year (C9), and how long a panic waits that comes meanwhile. */
export const machineReports: ServerBench = {
  name: 'machine-reports',
  hasDatabase: true,
  run: async ({ isQuick, engine, say }) => {
    const [events, days, fixes] = isQuick ? [50_000, 40, 400] : [1_000_000, 366, 10_000];
    const bed = await createTestBed(guards, engine);
    try {
      say(`storing ${events} events, contacts and positions`);
      await seedEvents(bed, events, days * 24);
      await seedChecks(bed, 10, days * 24);
      const contacts = await seedShifts(bed, guards, days);
      await seedPositions(bed, fixes, say);
      const size = `${inThousands(events)} events, ${inThousands(contacts)} contacts and ${inThousands(fixes * guards)} positions of ${guards} guards, ${days} days`;
      const results = [];
      for (const type of reports) {
        for (const period of type === 'ReportMachineStatus' ? [days] : [month, days]) {
          const work = type === 'ReportMachineStatus' ? type : `${type} of ${period} days`;
          say(work);
          const ask = (): Promise<void> => askReport(bed, type, period);
          const barMs = period === days && type !== 'ReportMachineStatus' ? null : mostMs;
          results.push(await besidePanics(bed, { work, size, rounds: isQuick ? 2 : 5, barMs, ask }));
        }
      }
      return results;
    } finally {
      await bed.close();
    }
  },
};
