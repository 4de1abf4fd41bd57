import { ConsoleSession, send } from '../contract/console-session.ts';
import { Phone } from '../contract/phone.ts';
import { ServerProcess } from '../contract/server-process.ts';
import type { Proof } from './proof.ts';

type Row = Readonly<Record<string, unknown>>;

/** A night on which the clocks change. */
interface Night {
  readonly date: string;
  readonly morning: string;
  /** Noon before, 08:00 after, UTC. */
  readonly noon: string;
  readonly after: string;
  /** Checks of 22:00 to 06:00, hourly, and minutes of the route. */
  readonly checks: number;
  readonly minutes: number;
}

const nights: readonly Night[] = [
  {
    date: '2026-10-24',
    morning: '2026-10-25',
    noon: '2026-10-24T10:00:00Z',
    after: '2026-10-25T07:00:00Z',
    checks: 9,
    minutes: 540,
  },
  {
    date: '2027-03-27',
    morning: '2027-03-28',
    noon: '2027-03-27T11:00:00Z',
    after: '2027-03-28T06:00:00Z',
    checks: 7,
    minutes: 420,
  },
];
const missedIndex = 4;
const graceSeconds = 40;

function expectSame(what: string, found: unknown, expected: unknown): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`${what}: ${a} instead of ${b}`);
}

async function setClock(server: ServerProcess, at: number): Promise<void> {
  const { status } = await send(server.url, 'POST', '/test/clock', {}, { now: new Date(at).toISOString() });
  expectSame('the clock', status, 200);
}

const serverTime = async (server: ServerProcess): Promise<number> =>
  Date.parse(String(((await send(server.url, 'GET', '/api/Config')).body as Row).serverTime));

/** A round of one guard over one checkpoint; answers its checks in order and the guard. */
async function plan(server: ServerProcess, night: Night): Promise<{ checks: Row[]; idUser: number }> {
  const own = await ConsoleSession.signIn(server.url);
  const { idUser } = (await ConsoleSession.signIn(server.url, 'guard2@demo.example')).auth;
  const { idLocation } = await own.save('/api/Location', { name: 'Night round', latitude: 50.85, longitude: 4.35 });
  const { idLocationTag } = await own.save('/api/LocationTag', { idLocation, tag: 'NIGHT-ROUND', name: 'Gate' });
  const stored = night.date < '2027' ? ['20:00:00', '04:00:00'] : ['21:00:00', '05:00:00'];
  const rule = await own.save('/api/RRule', {
    idLocation,
    LocationTags: String(idLocationTag),
    idSecurityGuard: idUser,
    userName: '',
    idUser,
    rRuleString: `DTSTART:${night.date.replaceAll('-', '')}T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=SA`,
    startDate: night.date,
    endDate: night.morning,
    hourInterval: '01:00:00',
    fromTime: stored[0],
    toTime: stored[1],
    tolerance: '00:30:00',
  });
  const period = `startDateTime=${night.noon}&endDateTime=${night.after}`;
  const items = (await own.read(`/api/Scheduler/GetSchedulers?${period}`)) as Row[];
  const checks = items.filter((item) => item.idRRule === rule.idRRule);
  checks.sort((a, b) => String(a.startDateTime).localeCompare(String(b.startDateTime)));
  return { checks, idUser: Number(idUser) };
}

/** Waits for the Exception of a check; answers its time and the seconds after the deadline at which it was seen. */
async function exceptionOf(server: ServerProcess, idScheduler: unknown, deadline: number): Promise<[string, number]> {
  const own = await ConsoleSession.signIn(server.url);
  for (;;) {
    const open = (await own.read('/api/Event/OpenAlarms')) as Row[];
    const found = open.find((event) => event.idScheduler === idScheduler);
    const now = await serverTime(server);
    if (found) return [String(found.eventDateTime), (now - deadline) / 1000];
    if (now > deadline + 120_000) throw new Error('the missed check was never told');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function compareNumbers(server: ServerProcess, night: Night, idUser: number): Promise<void> {
  const own = await ConsoleSession.signIn(server.url);
  const period = `startDateTime=${night.noon}&endDateTime=${night.after}`;
  const items = (await own.read(`/api/Scheduler/Search?${period}&idUser=${idUser}`)) as Row[];
  const ofRound = items.filter((item) => item.locationName === 'Night round');
  const byHand = {
    planned: ofRound.length,
    done: ofRound.filter((item) => item.readTagTime !== null).length,
    missed: ofRound.filter((item) => item.state === 'missed').length,
  };
  expectSame('the calendar', byHand, { planned: night.checks, done: night.checks - 1, missed: 1 });
  const idLocation = ofRound[0]?.idLocation;
  const numbers = (await own.read(`/api/Statistics?${period}&idLocation=${idLocation}`)) as Row;
  const { planned, done, missed, rate, exceptions } = numbers;
  expectSame('the statistics', { planned, done, missed }, byHand);
  expectSame('the rate', rate, done === 0 ? null : Number(done) / (Number(done) + Number(missed)));
  expectSame('the exceptions', exceptions, 1);
  const body = { type: 'ReportMachineStatusInPeriod', startDateTime: night.noon, endDateTime: night.after, idUser };
  const report = (await own.save('/api/Report/ReportMachine', body)) as { rows?: Row[] };
  const [row] = report.rows ?? [];
  if (!row) throw new Error('the report has no row of the guard');
}

async function walk(night: Night, say: (line: string) => void): Promise<number> {
  const server = new ServerProcess();
  await server.start();
  try {
    await setClock(server, Date.parse(night.noon));
    const { checks, idUser } = await plan(server, night);
    expectSame('checks', checks.length, night.checks);
    const phone = new Phone(server.url, 'demo-guard-2');
    let seenAfter = 0;
    for (const [index, check] of checks.entries()) {
      const start = Date.parse(String(check.startDateTime));
      if (index !== missedIndex) {
        await setClock(server, start + 3 * 60_000);
        const occurredAt = new Date(start + 3 * 60_000).toISOString();
        await phone.send([{ clientEventId: crypto.randomUUID(), type: 'TagRead', occurredAt, tag: 'NIGHT-ROUND' }]);
        continue;
      }
      const deadline = start + 31 * 60_000;
      await setClock(server, deadline - 1000);
      const [at, seconds] = await exceptionOf(server, check.idScheduler, deadline);
      expectSame('the second of the Exception', at, new Date(deadline).toISOString());
      seenAfter = seconds;
    }
    await setClock(server, Date.parse(night.after));
    await compareNumbers(server, night, idUser);
    say(`${night.date}: ${checks.length} checks, Exception seen ${seenAfter.toFixed(1)} s after its deadline`);
    return seenAfter;
  } finally {
    await server.dispose();
  }
}

/** C2 to C4 from end to end: the two nights of the year whose clocks change, with one check left out. */
export const nightRound: Proof = {
  id: 'C4',
  title: 'night rounds of 2026-10-24 and 2027-03-27 through a running server, one check of each left out',
  run: async (say) => {
    const seen: number[] = [];
    for (const night of nights) seen.push(await walk(night, say));
    return {
      isKept: Math.max(...seen) <= graceSeconds,
      text: `9 and 7 checks, all but one read, Exceptions with the deadline's second, seen ${seen.map((s) => s.toFixed(0)).join(' and ')} s after it; calendar, statistics and report agree`,
    };
  },
};
