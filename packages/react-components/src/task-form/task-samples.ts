import { type Occurrence, type RecurrenceRule, type Shift, weekdays } from '@patrolkit/sdk/model';
import { type PublicHoliday, writeRuleString } from '@patrolkit/sdk/rules';
import type { TaskCheckpoint, TaskLocation, TaskUser } from './task-form.types.ts';

/* What tests and stories share: Saturday 14/11/2026, 21:47 in Zagreb. */

/** The clock of the samples. @internal */
export const sampleNow = Date.UTC(2026, 10, 14, 20, 47);

/** Guards, one who is not active, and an Operator. @internal */
export const sampleUsers: readonly TaskUser[] = [
  { userId: 7, name: 'Ivan Horvat', role: 'Guard', isActive: true },
  { userId: 8, name: 'Petra Novak', role: 'Guard', isActive: true },
  { userId: 9, name: 'Dubravko Žunić', role: 'Guard', isActive: true },
  { userId: 10, name: 'Stari Čuvar', role: 'Guard', isActive: false },
  { userId: 2, name: 'Ana Kovač', role: 'Operator', isActive: true },
  { userId: 1, name: 'Šef Smjene', role: 'Administrator', isActive: true },
];

/** @internal */
export const sampleLocations: readonly TaskLocation[] = [
  { locationId: 12, name: 'Skladište Jankomir', isActive: true, position: { latitude: 45.795, longitude: 15.88 } },
  { locationId: 13, name: 'Savica, trafostanice', isActive: true, position: { latitude: 45.79, longitude: 16.01 } },
  { locationId: 14, name: 'Stara tvornica', isActive: false, position: null },
];

const at = (latitude: number, longitude: number): { latitude: number; longitude: number } => ({ latitude, longitude });

/** @internal */
export const sampleCheckpoints: readonly TaskCheckpoint[] = [
  { checkpointId: 31, locationId: 12, name: 'Ulaz A', position: at(45.795, 15.88) },
  { checkpointId: 32, locationId: 12, name: 'Ulaz B', position: at(45.7965, 15.8815) },
  { checkpointId: 33, locationId: 12, name: 'Rampa 3', position: at(45.818, 15.8935) },
  { checkpointId: 41, locationId: 13, name: 'Trafostanica 1', position: at(45.79, 16.01) },
  { checkpointId: 42, locationId: 13, name: 'Trafostanica 2', position: at(45.791, 16.012) },
];

/** @internal */
export const sampleHolidays: readonly PublicHoliday[] = [
  { date: '2026-12-25', name: 'Božić' },
  { date: '2027-01-01', name: 'Nova godina' },
];

/** @internal */
export const sampleShifts: readonly Shift[] = [
  { shiftId: 1, name: 'Noćna', fromTime: '22:00:00', toTime: '06:00:00', weekdays, version: 1 },
  {
    shiftId: 2,
    name: 'Dnevna',
    fromTime: '06:00:00',
    toTime: '14:00:00',
    weekdays: ['MO', 'TU', 'WE', 'TH', 'FR'],
    version: 1,
  },
];

/** A night at the warehouse, Monday to Saturday. @internal */
export function sampleRule(change: Partial<RecurrenceRule> = {}): RecurrenceRule {
  const { startDate = '2026-11-16', endDate = '2027-04-30' } = change;
  return {
    ruleId: 15,
    guardId: 7,
    guardName: 'Ivan Horvat',
    securityGuardId: 7,
    locationId: 12,
    locationName: 'Skladište Jankomir',
    checkpointIds: [31, 32, 33],
    rrule: writeRuleString({ startDate, weekdays: ['MO', 'TU', 'WE', 'TH', 'FR', 'SA'], until: null }),
    startDate,
    endDate,
    fromTime: 22 * 3600,
    toTime: 6 * 3600,
    intervalMinutes: 60,
    toleranceMinutes: 30,
    timeZone: 'Europe/Zagreb',
    title: 'Noćna ophodnja Jankomir',
    isMissReported: true,
    version: 3,
    ...change,
  };
}

/** Ivan Horvat is at the substations on Friday nights. @internal */
export const sampleOtherRules: readonly RecurrenceRule[] = [
  sampleRule({
    ruleId: 3,
    locationId: 13,
    locationName: 'Savica, trafostanice',
    checkpointIds: [41, 42],
    rrule: writeRuleString({ startDate: '2026-11-20', weekdays: ['FR'], until: null }),
    startDate: '2026-11-20',
    endDate: '2026-12-31',
    toTime: 2 * 3600,
    toleranceMinutes: 10,
    title: 'Savica',
  }),
];

/** A planned check at the warehouse: 16/11/2026 22:00 in Zagreb, for an hour. @internal */
export function sampleCheck(change: Partial<Occurrence> = {}): Occurrence {
  return {
    occurrenceId: 900,
    kind: 'rule',
    guardId: 7,
    guardName: 'Ivan Horvat',
    securityGuardId: 70,
    locationId: 12,
    locationName: 'Skladište Jankomir',
    checkpointId: 31,
    checkpointName: 'Ulaz A',
    title: 'Noćna ophodnja Jankomir',
    startsAt: Date.UTC(2026, 10, 16, 21),
    endsAt: Date.UTC(2026, 10, 16, 22),
    readAt: null,
    isDraggable: true,
    isResizable: true,
    color: null,
    isMissReported: true,
    ruleId: 15,
    state: 'open',
    version: 2,
    ...change,
  };
}
