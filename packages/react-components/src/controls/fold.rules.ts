/* đ, ø, ł and ħ are letters of their own and do not come apart into a letter and a sign. */
const letters: Readonly<Record<string, string>> = { đ: 'd', ø: 'o', ł: 'l', ħ: 'h', ı: 'i', ß: 'ss' };

/** A text as it is compared while somebody types: small letters without accents. @internal */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[đøłħıß]/g, (letter) => letters[letter] ?? letter);
}

/** Whether a text holds what was typed, accents and case aside. @internal */
export function holds(text: string, typed: string): boolean {
  return fold(text).includes(fold(typed.trim()));
}
