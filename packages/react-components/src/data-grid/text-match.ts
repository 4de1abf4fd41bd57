import { fold } from '../controls/fold.rules.ts';

/* Letters that people write with signs: Latin with its supplements, Greek and Cyrillic. */
const blocks: readonly (readonly [number, number])[] = [
  [0x00c0, 0x024f],
  [0x0370, 0x045f],
  [0x1e00, 0x1fff],
];

function listVariants(): ReadonlyMap<string, string> {
  const variants = new Map<string, string>();
  for (const [first, last] of blocks) {
    for (let code = first; code <= last; code++) {
      /* As they are, great and small: İ has no small letter of its own. */
      const letter = String.fromCodePoint(code);
      const plain = fold(letter);
      if (plain.length !== 1 || plain === letter.toLowerCase()) continue;
      const known = variants.get(plain) ?? '';
      if (!known.includes(letter)) variants.set(plain, known + letter);
    }
  }
  return variants;
}

const escaped = (letter: string): string => letter.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');

/** Makes patterns for words; the table of letters is made with the first one. */
function createPatterns(): (word: string) => RegExp {
  let variants: ReadonlyMap<string, string> | null = null;
  return (word) => {
    variants ??= listVariants();
    const known = variants;
    /* A letter with all its signs, and as it was typed: what folding takes off a letter of other scripts stands there too. */
    const oneOf = (plain: string, typed: string): string =>
      `[${escaped(plain)}${known.get(plain) ?? ''}${escaped(typed)}]\\p{M}*`;
    const letters = [...word.normalize('NFC')].flatMap((typed) => {
      const plain = [...fold(typed)];
      return plain.map((letter) => (plain.length === 1 ? { letter, typed } : { letter, typed: letter }));
    });
    const parts: string[] = [];
    for (let at = 0; at < letters.length; at++) {
      const [now, next] = [letters[at], letters[at + 1]];
      if (!now) continue;
      const isDouble = now.letter === 's' && next?.letter === 's';
      parts.push(isDouble ? `(?:${oneOf('s', 's')}${oneOf('s', 's')}|ß)` : oneOf(now.letter, now.typed));
      if (isDouble) at += 1;
    }
    return new RegExp(parts.join(''), 'iu');
  };
}

const patternOf = createPatterns();

/** Whether a text holds a word. @internal */
export type WordTest = (text: string) => boolean;

/**
 * One test for each word of what was typed; accents and case make no difference (`kovac` finds `Kovačević`).
 * A pattern reads the text as it is: folding 100,000 rows on every key would take ten times as long.
 * @internal
 */
export function wordTests(typed: string): readonly WordTest[] {
  return typed
    .split(/\s+/u)
    .filter((word) => fold(word) !== '')
    .map((word) => {
      const pattern = patternOf(word);
      return (text) => pattern.test(text);
    });
}
