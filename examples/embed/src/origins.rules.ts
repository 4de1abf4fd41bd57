/** Origins that may frame the page, from the text the server wrote; whatever is no web origin is left out. */
export function readOrigins(text: string | null | undefined): string[] {
  return (text ?? '').split(/\s+/).filter(isOrigin);
}

/**
 * Whom the page may talk to: all of the list, or the one above it where the browser names it. Empty when that one is not
 * on the list, and when the page is in no frame.
 */
export function partnersOf(
  allowed: readonly string[],
  frame: { readonly isFramed: boolean; readonly above: string | null },
): readonly string[] {
  if (!frame.isFramed) return [];
  return frame.above === null ? allowed : allowed.filter((origin) => origin === frame.above);
}

function isOrigin(text: string): boolean {
  if (text.includes('*') || !URL.canParse(text)) return false;
  const { protocol, origin } = new URL(text);
  return (protocol === 'https:' || protocol === 'http:') && origin === text;
}
