import type { FoldedName } from './fold-name.ts';
import { searchThreshold } from './name-matcher.ts';

/** Part of a text by its UTF-16 units: `from` included, `to` not. @public */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** Some way to read the first letters of what was typed out of a name: fewer errors are better, then more equal letters. */
interface Reading {
  readonly errors: number;
  readonly equal: number;
  readonly from: number;
}

const isBetter = (one: Reading, other: Reading): boolean =>
  one.errors === other.errors ? one.equal > other.equal : one.errors < other.errors;

const best = (readings: readonly [Reading, ...Reading[]]): Reading =>
  readings.reduce((found, reading) => (isBetter(reading, found) ? reading : found));

/** The part of a folded name that is nearest to what was typed, by Sellers' table of edits; null when nothing is near. */
function nearestPart(text: string, typed: string): TextRange | null {
  let column: Reading[] = Array.from({ length: typed.length + 1 }, (_, errors) => ({ errors, equal: 0, from: 0 }));
  let found: (Reading & { readonly to: number }) | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const next: Reading[] = [{ errors: 0, equal: 0, from: at + 1 }];
    for (let letter = 1; letter <= typed.length; letter += 1) {
      const [diagonal, above, before] = [column[letter - 1], next[letter - 1], column[letter]];
      if (!diagonal || !above || !before) break;
      const isEqual = typed[letter - 1] === text[at];
      next.push(
        best([
          { ...diagonal, errors: diagonal.errors + (isEqual ? 0 : 1), equal: diagonal.equal + (isEqual ? 1 : 0) },
          { ...before, errors: before.errors + 1 },
          { ...above, errors: above.errors + 1 },
        ]),
      );
    }
    const whole = next[typed.length];
    if (whole && (!found || isBetter(whole, found))) found = { ...whole, to: at + 1 };
    column = next;
  }
  return found && found.errors / typed.length <= searchThreshold ? found : null;
}

/** What of a name answers what was typed, to be marked in it; null when the name is not what was found. @internal */
export function matchRange({ text, origins }: FoldedName, typed: string, length: number): TextRange | null {
  if (typed === '') return null;
  const exact = text.indexOf(typed);
  const part = exact >= 0 ? { from: exact, to: exact + typed.length } : nearestPart(text, typed);
  if (!part) return null;
  return { from: origins[part.from] ?? 0, to: origins[part.to] ?? length };
}
