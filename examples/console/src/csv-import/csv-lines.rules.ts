/** One record of a file. */
export interface CsvRecord {
  /** Line of the file on which it begins, 1 is the first. */
  readonly line: number;
  readonly cells: readonly string[];
  /** A quote was opened and never closed. */
  readonly isBroken: boolean;
}

/* Spreadsheets of different countries separate differently: what stands most often in the heading does it here. */
function separatorOf(text: string): string {
  const [head = ''] = text.split(/\r?\n/, 1);
  const count = (separator: string): number => head.split(separator).length;
  return [',', ';', '\t'].reduce((best, separator) => (count(separator) > count(best) ? separator : best));
}

/* The mark that an export puts before what a spreadsheet would calculate is taken off again. */
const restored = (cell: string): string => (/^'[=+\-@\t\r＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

/** Reads a CSV file as RFC 4180 has it: with comma, semicolon or tab, with or without quotes; empty lines are left out. */
export function csvRecords(file: string): readonly CsvRecord[] {
  const text = file.replace(/^\ufeff/, '');
  const separator = separatorOf(text);
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let [cell, line, begun, isQuoted, wasQuoted] = ['', 1, 1, false, false];
  const endCell = (): void => {
    cells.push(wasQuoted ? restored(cell) : restored(cell.trim()));
    [cell, wasQuoted] = ['', false];
  };
  const endRecord = (isBroken: boolean): void => {
    endCell();
    if (cells.some((value) => value !== '')) records.push({ line: begun, cells, isBroken });
    [cells, begun] = [[], line];
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\n') line += 1;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell.trim() === '') [cell, isQuoted, wasQuoted] = ['', true, true];
    else if (letter === separator) endCell();
    else if (letter === '\n') endRecord(false);
    else if (letter !== '\r') cell += letter;
  }
  if (cell !== '' || cells.length > 0 || isQuoted) endRecord(isQuoted);
  return records;
}
