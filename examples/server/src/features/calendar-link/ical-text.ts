const mostOctets = 75;

/** A value of type TEXT: what has a meaning in the format is escaped, control characters are left out (RFC 5545, 3.3.11). */
export function icalText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, '');
}

/** An instant in UTC, `20261024T200000Z`. @param at milliseconds since 1970 */
export function icalInstant(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/* No line is longer than 75 octets, and no character is cut (RFC 5545, 3.1). */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const length = Buffer.byteLength(character);
    if (octets + length > mostOctets) {
      parts.push(part);
      part = '';
      octets = 1; // the space before it
    }
    part += character;
    octets += length;
  }
  return [...parts, part].join('\r\n ');
}

/** Content lines as they travel: folded, each with its end. */
export function icalLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
