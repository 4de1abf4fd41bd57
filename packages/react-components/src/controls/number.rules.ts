/**
 * The number a person typed: blanks around it, a comma or a point before its decimals, and a minus of either length.
 * `NaN` for what is no number, null for nothing.
 * @internal
 */
export function parseNumber(text: string): number | null {
  const plain = text.trim().replace('−', '-').replace(',', '.');
  if (plain === '') return null;
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
