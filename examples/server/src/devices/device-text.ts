/** Longest text of an event, in characters (contract.md A5). */
const maxTextLength = 2000;

/** Every control character but the line feed: a database refuses some, a screen shows none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing control characters is the purpose
const controls = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g;

/** Half of a surrogate pair: no valid text, and a JSON column refuses it. */
const halfPair = /\p{Surrogate}/gu;

/**
 * Text as it may be stored: at most `max` characters, no control characters other than the line feed
 * (a tab becomes a blank), no broken characters, no blanks around it. Anything but a text or a finite number is ''.
 */
export function cleanText(value: unknown, max: number = maxTextLength): string {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value;
  if (typeof text !== 'string') return '';
  const plain = text.replace(/\r\n?/g, '\n').replace(/\t/g, ' ').replace(controls, '').trim();
  const cut = plain.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
  return cut.replace(halfPair, '\uFFFD');
}

/** Joins remarks into one text for an event's comment, without the empty ones. */
export function joinNotes(notes: readonly (string | null)[]): string {
  return cleanText(notes.filter((note) => note).join('; '));
}
