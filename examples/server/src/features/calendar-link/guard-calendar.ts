import { icalInstant, icalLines, icalText } from './ical-text.ts';

/** A time at which a guard checks, with all that he reads then; instants in milliseconds since 1970. */
export interface GuardSlot {
  /** Lowest id of its checks. */
  readonly id: number;
  /** The rule that planned it; null for one planned or changed by hand. */
  readonly ruleId: number | null;
  /** The time that the rule asked for. */
  readonly slotAt: number | null;
  readonly startsAt: number;
  readonly endsAt: number;
  readonly title: string;
  readonly place: string;
  readonly address: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Names, in the order in which they are read; of a slot without checkpoints a single null. */
  readonly checkpoints: readonly (string | null)[];
}

/** What a calendar is written from. */
export interface GuardCalendar {
  /** The name a calendar program shows. */
  readonly name: string;
  readonly installationId: string;
  readonly slots: readonly GuardSlot[];
}

/* The same while rule and time stay, whatever rows stand for it: a rule's rows are made anew by each edit. */
const uidOf = ({ id, ruleId, slotAt, startsAt }: GuardSlot): string =>
  ruleId === null ? `check-${id}` : `rule-${ruleId}-${icalInstant(slotAt ?? startsAt)}`;

function eventLines(slot: GuardSlot, installationId: string, stamp: string): string[] {
  const { title, place, address, latitude, longitude } = slot;
  const checkpoints = slot.checkpoints.filter((name) => name !== null);
  const where = address ? `${place}, ${address}` : place;
  return [
    'BEGIN:VEVENT',
    `UID:${uidOf(slot)}@${installationId}`,
    `DTSTAMP:${stamp}`,
    `DTSTART:${icalInstant(slot.startsAt)}`,
    `DTEND:${icalInstant(slot.endsAt)}`,
    `SUMMARY:${icalText(title)}`,
    `LOCATION:${icalText(where)}`,
    ...(latitude === null || longitude === null ? [] : [`GEO:${latitude};${longitude}`]),
    ...(checkpoints.length > 0 ? [`DESCRIPTION:${icalText(checkpoints.join('\n'))}`] : []),
    'END:VEVENT',
  ];
}

/** A guard's plan as RFC 5545 has it, for programs that come again each hour. @param now milliseconds since 1970 */
export function writeGuardCalendar({ name, installationId, slots }: GuardCalendar, now: number): string {
  const stamp = icalInstant(now);
  return icalLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//PatrolKit//Planned checks//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${icalText(name)}`,
    `X-WR-CALNAME:${icalText(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...slots.flatMap((slot) => eventLines(slot, installationId, stamp)),
    'END:VCALENDAR',
  ]);
}
