import type { EventType, PatrolEvent } from '@patrolkit/sdk/model';
import { language, timeZone } from '../contender.ts';

/** What a type is called. */
export const typeNames: Readonly<Record<EventType, string>> = {
  Unknown: 'Unknown',
  System: 'System',
  GpsLocation: 'GPS location',
  TagRead: 'Tag read',
  UnknownTag: 'Unknown tag',
  UnknownLocation: 'Unknown location',
  GuardMessage: 'Guard message',
  GuardComment: 'Guard comment',
  Start: 'Start',
  Stop: 'Stop',
  NotMoving: 'Not moving',
  NotConnected: 'Not connected',
  GuardPanic: 'Panic',
  Exception: 'Exception',
};

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const known = new Map<number, string>();

/** DD/MM/YYYY HH:mm; each minute is formatted once, so that who filters by it is not measured formatting. */
export function timeText(at: number): string {
  const minute = Math.floor(at / 60_000);
  let text = known.get(minute);
  if (text === undefined) {
    text = format.format(at).replace(', ', ' ');
    known.set(minute, text);
  }
  return text;
}

/** What the column with the description says. */
export const whatText = ({ type, description }: PatrolEvent): string => `${typeNames[type]} ${description}`;

const collator = new Intl.Collator(language, { numeric: true });

/** Puts two texts in the order of the language. */
export const compareText = (a: string, b: string): number => collator.compare(a, b);

/** Whether one of an event's columns holds a word in small letters. */
export function holds(event: PatrolEvent, word: string): boolean {
  return (
    event.source.toLowerCase().includes(word) ||
    whatText(event).toLowerCase().includes(word) ||
    String(event.eventId).includes(word) ||
    timeText(event.occurredAt).includes(word)
  );
}
