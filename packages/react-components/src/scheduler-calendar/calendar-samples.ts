import { localDate, type Occurrence, type RecurrenceRule, startOfLocalDay, wallOf } from '@patrolkit/sdk/model';

/* Invented checks for stories and tests: nobody in them exists. */

/** The zone of part C and D. @internal */
export const sampleZone = 'Europe/Zagreb';
/** Saturday 14/11/2026 21:47 in Zagreb. @internal */
export const sampleNow = Date.UTC(2026, 10, 14, 20, 47);

const guards = [
  'Ivan Horvat',
  'Josip Đurić',
  'Luka Žunić',
  'Ana Čović',
  'Petra Novak',
  'Marko Grgić',
  'Tomislav Šarić',
  'Ivana Blažević',
  'Dario Perić',
];
const places: readonly (readonly [string, string])[] = [
  ['Jankomir', 'ulaz A'],
  ['TC Branimir', 'garaža -2'],
  ['Heinzelova 62', 'kotlovnica'],
  ['KBC Sjever', 'recepcija'],
  ['Velesajam', 'paviljon 8'],
  ['Knežija', 'podrum'],
  ['Savica', 'trafost. 1'],
  ['Zapruđe Centar', 'ulaz 3'],
];

/** A check with everything that a test does not care about: Monday 23/11/2026 08:00 to 09:00, by hand. @internal */
export function sampleItem(changes: Partial<Occurrence> = {}): Occurrence {
  return {
    occurrenceId: 50,
    kind: 'manual',
    guardId: 1,
    guardName: 'Ivan Horvat',
    securityGuardId: 1,
    locationId: 7,
    locationName: 'Savica',
    checkpointId: 31,
    checkpointName: 'Ulaz A',
    title: 'Noćna ophodnja',
    startsAt: Date.parse('2026-11-23T08:00+01:00'),
    endsAt: Date.parse('2026-11-23T09:00+01:00'),
    readAt: null,
    isDraggable: true,
    isResizable: true,
    color: null,
    isMissReported: true,
    ruleId: null,
    state: 'open',
    version: 1,
    ...changes,
  };
}

const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** What became of a check by `now`: most were read a few minutes late, a few were missed. */
function outcome(seed: number, startsAt: number): Pick<Occurrence, 'readAt' | 'state'> {
  if (startsAt + hourMs > sampleNow) return { readAt: null, state: 'open' };
  return seed % 11 === 3
    ? { readAt: null, state: 'missed' }
    : { readAt: startsAt + (seed % 9) * 60_000, state: 'done' };
}

/** So many checks over the six weeks around November 2026, as even as a plan is. @internal */
export function samplePlan(count: number, guardCount = guards.length): Occurrence[] {
  const first = startOfLocalDay(sampleZone, '2026-10-26');
  const perDay = count / 42;
  return Array.from({ length: count }, (_, at) => {
    const day = Math.floor(at / perDay);
    const inDay = at - Math.ceil(day * perDay);
    const date = localDate(sampleZone, first + day * dayMs + 12 * hourMs);
    const startsAt = startOfLocalDay(sampleZone, date) + Math.floor((inDay / perDay) * 24) * hourMs;
    const seed = (at * 2_654_435_761) % 4093;
    const guard = (seed + inDay) % guardCount;
    const [locationName, checkpointName] = places[seed % places.length] ?? ['', ''];
    return sampleItem({
      occurrenceId: at + 1,
      kind: 'rule',
      ruleId: 4,
      guardId: guard + 1,
      securityGuardId: guard + 1,
      guardName: guards[guard] ?? `Čuvar ${guard + 1}`,
      locationId: (seed % places.length) + 1,
      locationName,
      checkpointId: (seed % places.length) + 30,
      checkpointName,
      startsAt,
      endsAt: startsAt + hourMs,
      ...outcome(seed, startsAt),
    });
  });
}

/** The plan of the look: 06, 08, 12, 18 and 22 o'clock and a few more, fewer at weekends. @internal */
export function sampleMonth(): Occurrence[] {
  const first = startOfLocalDay(sampleZone, '2026-10-26');
  return Array.from({ length: 42 }, (_, day) => {
    const noon = first + day * dayMs + 12 * hourMs;
    const hours = day % 7 >= 5 ? [8, 12, 18] : [6, 8, 12, 18, 22, 22, 22, 23, 23].slice(0, 5 + ((day * 7) % 5));
    return hours.map((hour, at) => {
      const seed = day * 9 + at * 4 + Math.floor(day / 3);
      const [locationName, checkpointName] = places[seed % places.length] ?? ['', ''];
      const startsAt = startOfLocalDay(sampleZone, localDate(sampleZone, noon)) + hour * hourMs;
      return sampleItem({
        occurrenceId: day * 10 + at + 1,
        guardId: (seed % guards.length) + 1,
        guardName: guards[seed % guards.length] ?? '',
        locationId: (seed % places.length) + 1,
        locationName,
        checkpointName: seed % 3 === 0 ? null : checkpointName,
        startsAt,
        endsAt: startsAt + hourMs,
        ...outcome(seed, startsAt),
      });
    });
  }).flat();
}

/** A rule with everything that a test does not care about. @internal */
export function sampleRule(changes: Partial<RecurrenceRule> = {}): RecurrenceRule {
  return {
    ruleId: 4,
    guardId: 1,
    guardName: 'Ivan Horvat',
    securityGuardId: 1,
    locationId: 7,
    locationName: 'Savica',
    checkpointIds: [31],
    rrule: 'DTSTART:20261019T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU',
    startDate: '2026-10-19',
    endDate: '2027-04-30',
    fromTime: 0,
    toTime: 0,
    intervalMinutes: 60,
    toleranceMinutes: 30,
    timeZone: sampleZone,
    title: 'Noćna ophodnja',
    isMissReported: true,
    version: 1,
    ...changes,
  };
}

/** Checks each hour of the two nights in which clocks change, in the zone of the samples. @internal */
export function sampleChangeNight(date: '2026-10-25' | '2027-03-28'): Occurrence[] {
  const start = startOfLocalDay(sampleZone, date);
  return Array.from({ length: 25 }, (_, hour) => start + hour * hourMs)
    .filter((at) => localDate(sampleZone, at) === date)
    .map((startsAt, at) =>
      sampleItem({
        occurrenceId: at + 1,
        title: `Sat ${wallOf(sampleZone, startsAt).secondsOfDay / 3600}`,
        startsAt,
        endsAt: startsAt + hourMs,
      }),
    );
}
