import { alarmText } from './alarm-text.ts';
import { alarmWord } from './alarm-word.ts';
import type { DeviceFields } from './device-fields.ts';
import { cleanText, joinNotes } from './device-text.ts';

/* What a guard can write in the app, and what other senders of its messages use. */
const texts = ['poi', 'tag', 'event', '_type'] as const;

/**
 * The words of a message's alarm; null when it carries none. OwnTracks has no alarm of its own: a guard writes SOS as
 * the point of interest he sends, or as the tag; others put it into a field `alarm`.
 */
export function ownTracksAlarm(fields: DeviceFields): string | null {
  const word = alarmWord(fields.get('alarm'));
  const text = texts.map((name) => alarmText(fields.get(name))).find((one) => one !== null) ?? null;
  if (word === null && text === null) return null;
  const said = [word?.toLowerCase() === 'sos' ? 'SOS' : word, cleanText(fields.get('poi')) || text];
  return joinNotes([...new Set(said)]);
}
