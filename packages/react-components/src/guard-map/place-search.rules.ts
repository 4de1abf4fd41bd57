/**
 * How well a folded name answers a folded query; 0 is best, null is no answer. Each word of the query must be found: at
 * the start of a word, else inside, else its letters in order with one missing, doubled, wrong or swapped.
 * @internal
 */
export function searchScore(name: string, query: string): number | null {
  let score = 0;
  for (const word of query.split(/\s+/)) {
    if (word === '') continue;
    const found = wordScore(name, word);
    if (found === null) return null;
    score += found;
  }
  return score;
}

const mostSlips = 1;
const leastFuzzy = 4; /* letters: with fewer, nearly every name would be an answer */

function wordScore(name: string, word: string): number | null {
  const at = name.indexOf(word);
  if (at === 0) return 0;
  const parts = name.split(/[^\p{L}\p{N}]+/u);
  if (at > 0) return parts.some((part) => part.startsWith(word)) ? 1 : 2;
  if (word.length < leastFuzzy) return null;
  return parts.some((part) => isNear(word, part.slice(0, word.length + mostSlips))) ? 3 : null;
}

/* Whether the start of a part is the word but for one slip of the keys. */
function isNear(word: string, part: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === part[same]) same += 1;
  const [rest, other] = [word.slice(same), part.slice(same)];
  return (
    other.startsWith(rest.slice(1)) || // doubled
    other.slice(1).startsWith(rest) || // missing
    other.slice(1).startsWith(rest.slice(1)) || // wrong
    other.startsWith(`${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`) // swapped
  );
}
