function luminance(colour: string): number {
  const part = (at: number): number => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}

const isOpaque = (colour: string): boolean => /^#[0-9a-f]{6}$/i.test(colour);

/** WCAG contrast of two colours written as #rrggbb, 1 to 21; null for a colour written in another way. */
export function contrastRatio(a: string, b: string): number | null {
  if (!isOpaque(a) || !isOpaque(b)) return null;
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}
