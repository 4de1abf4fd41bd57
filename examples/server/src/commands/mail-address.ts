/** An address as it is stored, or null when it is none: one @, something on both sides, no space, at most 254 characters. */
export function mailAddressOf(text: string | undefined): string | null {
  const address = (text ?? '').trim();
  return address.length <= 254 && /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address) ? address : null;
}
