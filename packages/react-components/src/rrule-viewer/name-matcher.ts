/** How well a folded name answers what was typed: 0 is the same text, 1 is no match. @internal */
export type NameMatcher = (folded: string) => number;

/** Errors per letter of what was typed that still are a match (S9.35). @internal */
export const searchThreshold = 0.3;

const wordBits = 32;
const foundExactly = 0.001; /* a part of a name is never quite as good as the whole of it */
const notFound = 1;

/** Which bits of the pattern a letter stands at; letters outside have none. */
function letterMasks(pattern: string): Map<number, number> {
  const masks = new Map<number, number>();
  for (let at = 0; at < pattern.length; at += 1) {
    const code = pattern.charCodeAt(at);
    masks.set(code, (masks.get(code) ?? 0) | (1 << at));
  }
  return masks;
}

function errorsAllowed(length: number): number {
  let errors = 0;
  while ((errors + 1) / length <= searchThreshold) errors += 1;
  return errors;
}

/**
 * Finds a pattern of up to 32 letters anywhere in a text with the fewest errors (a letter too much, too few or wrong):
 * the bit-parallel automaton of Wu and Manber, one word of state for each number of errors.
 */
function partMatcher(pattern: string): NameMatcher {
  const { length } = pattern;
  const masks = letterMasks(pattern);
  const most = errorsAllowed(length);
  const accepted = 1 << (length - 1);
  const states = new Int32Array(most + 1);
  return (text) => {
    if (text.includes(pattern)) return foundExactly;
    /* With so many errors the first letters may be missing. */
    for (let errors = 0; errors <= most; errors += 1) states[errors] = (1 << errors) - 1;
    let fewest = most + 1;
    for (let at = 0; at < text.length && fewest > 1; at += 1) {
      const mask = masks.get(text.charCodeAt(at)) ?? 0;
      let oldBefore = 0;
      let newBefore = 0;
      for (let errors = 0; errors < fewest; errors += 1) {
        const old = states[errors] ?? 0;
        let next = ((old << 1) | 1) & mask;
        if (errors > 0) next |= oldBefore | ((oldBefore | newBefore) << 1) | 1;
        states[errors] = next;
        if (next & accepted) fewest = errors;
        oldBefore = old;
        newBefore = next;
      }
    }
    return fewest > most ? notFound : Math.max(foundExactly, fewest / length);
  };
}

/** What was typed in words of 32 letters; the last one reaches back, so that it is full too. */
function partsOf(pattern: string): string[] {
  if (pattern.length <= wordBits) return [pattern];
  const parts: string[] = [];
  for (let at = 0; at + wordBits <= pattern.length; at += wordBits) parts.push(pattern.slice(at, at + wordBits));
  if (pattern.length % wordBits > 0) parts.push(pattern.slice(-wordBits));
  return parts;
}

/**
 * Scores folded names against a folded text as Fuse.js 7.5.0 does with threshold 0.3 and `ignoreLocation` (S9.35):
 * errors per letter, 0.001 for a part without errors, 0 for the whole name.
 * @internal
 */
export function createNameMatcher(typed: string): NameMatcher {
  if (typed === '') return (folded) => (folded === '' ? 0 : notFound);
  const parts = partsOf(typed).map(partMatcher);
  return (folded) => {
    if (folded === typed) return 0;
    const scores = parts.map((part) => part(folded));
    /* One part that is found is enough; those that are not make it worse. */
    if (scores.every((score) => score === notFound)) return notFound;
    return scores.reduce((sum, score) => sum + score, 0) / parts.length;
  };
}
