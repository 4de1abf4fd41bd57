import type { Checkpoint, RecurrenceRule, Weekday } from '@patrolkit/sdk/model';
import { weekdays } from '@patrolkit/sdk/model';
import { writeRuleString } from '@patrolkit/sdk/rules';
import type { RuleLocation } from './rule-groups.rules.ts';

/* What tests and stories share: the rules of one evening, Saturday 14/11/2026 21:47 in Zagreb. */

/** The clock of the samples. @internal */
export const sampleNow = Date.UTC(2026, 10, 14, 20, 47);

/** A rule; what is not said is a night at the warehouse. @internal */
export function sampleRule(rule: Partial<RecurrenceRule> & { days?: readonly Weekday[] } = {}): RecurrenceRule {
  const { days = weekdays, ...given } = rule;
  const [startDate, endDate] = [given.startDate ?? '2026-10-01', given.endDate ?? '2027-04-30'];
  return {
    ruleId: 1,
    guardId: 7,
    guardName: 'Ivan Horvat',
    securityGuardId: 7,
    locationId: 12,
    locationName: 'Skladište Jankomir',
    checkpointIds: [31, 32, 33],
    rrule: writeRuleString({ startDate, weekdays: days, until: endDate }),
    fromTime: 22 * 3600,
    toTime: 6 * 3600,
    intervalMinutes: 60,
    toleranceMinutes: 30,
    timeZone: 'Europe/Zagreb',
    title: 'Noćna ophodnja Jankomir',
    isMissReported: true,
    version: 1,
    ...given,
    startDate,
    endDate,
  };
}

const places = [
  { locationId: 12, name: 'Skladište Jankomir', detail: 'Jankomir Logistika' },
  { locationId: 13, name: 'Savica, trafostanice', detail: 'Savica d.o.o.' },
  { locationId: 14, name: 'Horvatova ulica 80', detail: 'Knežija stanovi' },
  { locationId: 15, name: 'KBC Sjever', detail: 'KBC Sjever' },
  { locationId: 16, name: 'TC Branimir', detail: 'TC Branimir' },
] as const satisfies readonly RuleLocation[];

/** The places of the sample rules. @internal */
export const sampleLocations: readonly RuleLocation[] = places;

const tags: readonly (readonly [number, string])[] = [
  [31, 'Ulaz A'],
  [32, 'Ulaz B'],
  [33, 'Rampa 3'],
  [34, 'Rampa 1'],
  [35, 'Rampa 2'],
  [41, 'Trafostanica 1'],
  [42, 'Trafostanica 2'],
  [43, 'Trafostanica 3'],
  [51, 'Ulaz'],
  [52, 'Garaža'],
  [53, 'Krov'],
  [54, 'Kotlovnica'],
  [61, 'Recepcija'],
  [62, 'Ulaz Horvat'],
  [71, 'Garaža -1'],
  [72, 'Garaža -2'],
];

/** The checkpoints of the sample rules. @internal */
export const sampleCheckpoints: readonly Pick<Checkpoint, 'checkpointId' | 'name'>[] = tags.map(
  ([checkpointId, name]) => ({ checkpointId, name }),
);

const hour = 3600;
type Row = readonly [
  ruleId: number,
  guard: string,
  place: 0 | 1 | 2 | 3 | 4,
  checkpoints: readonly number[],
  days: string,
  from: number,
  to: number,
  every: number,
  tolerance: number,
  start: string,
  end: string,
];
const workdays = 'MO,TU,WE,TH,FR';
const table: readonly Row[] = [
  [1, 'Ivan Horvat', 0, [31, 32, 33], `${workdays},SA`, 22, 6, 60, 30, '2026-10-01', '2027-04-30'],
  [2, 'Tomislav Horvat', 0, [34, 35], workdays, 6, 14, 120, 15, '2026-09-01', '2027-08-31'],
  [3, 'Ivan Horvat', 1, [41, 42], 'FR', 22, 2, 60, 30, '2026-11-20', '2026-12-31'],
  [4, 'Sanja Horvatić', 1, [43], 'MO,WE,FR', 14, 22, 240, 20, '2026-11-02', '2027-02-02'],
  [5, 'Dubravko Žunić', 2, [51, 52, 53], weekdays.join(), 20, 4, 120, 20, '2026-11-01', '2026-12-01'],
  [6, 'Karlo Vuković', 2, [54], 'SA,SU', 8, 20, 360, 45, '2026-11-07', '2027-05-07'],
  [7, 'Matea Blažević', 3, [61, 62], workdays, 19, 3, 60, 15, '2026-10-05', '2027-10-05'],
  [8, 'Nikola Horvat', 4, [71, 72], weekdays.join(), 20, 4, 60, 20, '2026-11-01', '2027-02-01'],
  [9, 'Petra Novak', 4, [71], workdays, 8, 16, 60, 10, '2026-11-02', '2026-11-13'],
];

/** Nine rules at five places; two of Ivan Horvat's meet on Fridays. @internal */
export function sampleRules(): readonly RecurrenceRule[] {
  return table.map(([ruleId, guardName, place, checkpointIds, days, from, to, every, tolerance, startDate, endDate]) =>
    sampleRule({
      ruleId,
      guardName,
      guardId: guardName === 'Ivan Horvat' ? 7 : 20 + ruleId,
      locationId: places[place].locationId,
      locationName: places[place].name,
      checkpointIds,
      days: weekdays.filter((weekday) => days.includes(weekday)),
      fromTime: from * hour,
      toTime: to * hour,
      intervalMinutes: every,
      toleranceMinutes: tolerance,
      startDate,
      endDate,
      title: ruleId === 1 ? 'Noćna ophodnja Jankomir' : '',
    }),
  );
}

const firstNames = ['Ivan', 'Ana', 'Đuro', 'Petra', 'Luka', 'Maja', 'Željko', 'Šime', 'Nikola', 'Sanja', 'Марко'];
const lastNames = ['Horvat', 'Kovač', 'Babić', 'Novak', 'Kovačević', 'Vuković', 'Žunić', 'Blažević', 'Петровић'];

/** Many rules: `count` of them at a tenth as many places, by 99 guards. @internal */
export function manyRules(count: number): readonly RecurrenceRule[] {
  return Array.from({ length: count }, (_, index) => {
    const guard = (index * 37) % (firstNames.length * lastNames.length);
    const first = firstNames[guard % firstNames.length];
    const last = lastNames[Math.floor(guard / firstNames.length)];
    const place = (index * 53) % Math.max(1, Math.floor(count / 10));
    return sampleRule({
      ruleId: index + 1,
      guardId: 100 + guard,
      guardName: `${first} ${last}`,
      locationId: 1000 + place,
      locationName: `Lokacija ${place + 1}`,
      checkpointIds: [31 + (index % 5), 41 + (index % 3)],
      fromTime: (index % 24) * hour,
      toTime: ((index + 4) % 24) * hour,
    });
  });
}
