/* What a spreadsheet calculates starts like this; full-width forms are the same to some. The mark in front is what OWASP names. */
const formulaStart = /^[=+\-@\t\r＝＋－＠]/;

/** A text that no spreadsheet takes for a formula. @public */
export function defusedText(text: string): string {
  return formulaStart.test(text) ? `'${text}` : text;
}

/* Also quoted: what other list separators than the comma would cut. */
function quoted(text: string): string {
  return /[",;\t\r\n]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/* A number that is a number is none of a person's words: −5 stays a number. */
const field = (cell: string | number | null): string =>
  typeof cell === 'number' ? quoted(String(cell)) : quoted(defusedText(cell ?? '').toWellFormed());

/** Lines of cells as CSV: RFC 4180, UTF-8 with a byte order mark, formulas defused. @public */
export function csvText(lines: readonly (readonly (string | number | null)[])[]): string {
  return `\ufeff${lines.map((cells) => `${cells.map(field).join(',')}\r\n`).join('')}`;
}
