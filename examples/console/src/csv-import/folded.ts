/** A text without case and accents, so that 'Kovač' and 'KOVAC' name the same. */
export function folded(text: string): string {
  return text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd');
}
