import { cleanText } from './device-text.ts';

/* Nobody writes this in passing: it counts wherever it stands. */
const anywhere = /(?:^| )(?:sos|s o s|сос)(?: |$)/;

/* In the product's languages. These stand in reports as well ("emergency exit open"), so they count alone only. */
const alone: readonly string[] = [
  'alarm',
  'emergency',
  'help',
  'help me',
  'mayday',
  'panic',
  '112',
  'pomoć',
  'u pomoć',
  'upomoć',
  'pomoč',
  'na pomoč',
  'помоћ',
  'у помоћ',
  'упомоћ',
  'помош',
  'на помош',
  'ajutor',
];

/* Without case, accents and signs: a phone's keyboard and a frightened hand write all sorts. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const words: ReadonlySet<string> = new Set(alone.map(plain));

/**
 * The text, when somebody calls for help with it; null for any other. For fields that carry all sorts of texts, unlike
 * alarm-word.ts: `SOS` anywhere in it is an alarm, a word for help only alone.
 */
export function alarmText(value: unknown): string | null {
  const text = cleanText(value);
  const bare = plain(text);
  return text.includes('🆘') || anywhere.test(bare) || words.has(bare) ? text : null;
}
