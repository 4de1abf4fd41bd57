/** Whether a font can draw a character, by its code point. @internal */
export type HasGlyph = (codePoint: number) => boolean;

/* What must not be drawn: controls and marks of direction have no shape and could turn a line around. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * A text as a font can print it: accents composed, lines kept, and the sign for 'unknown letter' in place of what the
 * font lacks, so that nothing is left out silently.
 * @internal
 */
export function printable(text: string, hasGlyph: HasGlyph): string {
  const composed = text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  let printed = '';
  for (const character of composed) {
    if (character === '\n' || hasGlyph(character.codePointAt(0) ?? 0)) printed += character;
    else if (!unseen.test(character)) printed += '\ufffd';
  }
  return printed;
}
