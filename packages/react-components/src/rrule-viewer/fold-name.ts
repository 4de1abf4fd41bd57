/** A name as it is searched: small letters without accents, each with its place in the name as it is written. @internal */
export interface FoldedName {
  readonly text: string;
  /** For each UTF-16 unit of `text` the index in the name of the letter it came from. */
  readonly origins: readonly number[];
}

/* Letters of their own, which do not come apart into a letter and a sign (decision G21). */
const plain: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ħ: 'h', ŧ: 't', ı: 'i', ß: 'ss' };

/** Small letters without accents; the same folding as Fuse.js has with `ignoreDiacritics`. @internal */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[łđøħŧıß]/g, (letter) => plain[letter] ?? letter);
}

/** Folds a name letter by letter, so that what was found can be marked in the name as it is written. @internal */
export function foldName(name: string): FoldedName {
  const origins: number[] = [];
  let text = '';
  let at = 0;
  for (const letter of name) {
    const folded = foldText(letter);
    for (let unit = 0; unit < folded.length; unit += 1) origins.push(at);
    text += folded;
    at += letter.length;
  }
  return { text, origins };
}
