import type { DeviceEventType } from './ingest.ts';

const words: ReadonlyMap<string, DeviceEventType> = new Map([
  ['tagread', 'TagRead'],
  ['guardpanic', 'GuardPanic'],
  /* what people write when they mean it */
  ['panic', 'GuardPanic'],
  ['sos', 'GuardPanic'],
  ['guardmessage', 'GuardMessage'],
  ['guardcomment', 'GuardComment'],
  ['start', 'Start'],
  ['stop', 'Stop'],
]);

/** The event type a body names, in any case and with or without separators; null when nobody knows it. */
export function readEventType(value: unknown): DeviceEventType | null {
  if (typeof value !== 'string') return null;
  return words.get(value.toLowerCase().replace(/[^a-z]/g, '')) ?? null;
}
