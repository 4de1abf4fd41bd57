/** A text from outside as one line without control or direction characters, so that it forges no line of a mail. @param max characters */
export function oneLine(text: string, max: number): string {
  const clean = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();
  const letters = [...clean];
  return letters.length > max ? `${letters.slice(0, max - 1).join('')}…` : clean;
}
