/** One line of docs/proof.md. */
export interface ProofResult {
  readonly id: string;
  readonly title: string;
  readonly date: string;
  readonly machine: string;
  readonly text: string;
  readonly isKept: boolean;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** The document with this result in place of an older one of the same promise, the rows in the order of their ids. */
export function withResult(document: string, result: ProofResult): string {
  const { id, title, date, machine, text, isKept } = result;
  const row = `| ${[id, title, isKept ? 'kept' : 'broken', text, date, machine].map(cell).join(' | ')} |`;
  const lines = document.trimEnd().split('\n');
  const isRow = (line: string): boolean => /^\| (?!id \|)[A-Za-z]+\d* \|/.test(line);
  const kept = lines.filter((line) => isRow(line) && !line.startsWith(`| ${id} |`));
  const head = lines.filter((line) => !isRow(line));
  return `${[...head, ...[...kept, row].sort()].join('\n')}\n`;
}
