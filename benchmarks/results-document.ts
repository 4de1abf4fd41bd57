import type { BenchResult } from './result.ts';

/** When and where a result was found. */
export interface Found {
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly machine: string;
}

/** Heads of the table's columns. */
export const columns = ['work', 'size', 'floor', 'ours', 'ratio', 'bar', 'kept', 'date', 'machine'] as const;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A result as a line of the table. */
export function rowOf(result: BenchResult, { date, machine }: Found): string {
  const { work, size, floor, ours, ratio, bar, isKept } = result;
  const kept = isKept === null ? '–' : isKept ? 'ok' : '**not**';
  return `| ${[work, size, floor, ours, ratio.toFixed(2), bar, kept, date, machine].map(cell).join(' | ')} |`;
}

/** The document with this result in the place of an older one of the same work, the rows in the order of their works. */
export function withResult(document: string, result: BenchResult, found: Found): string {
  const lines = document.trimEnd().split('\n');
  const ruler = lines.findIndex((line) => /^\|(?:-+\|)+$/.test(line));
  const head = lines.slice(0, ruler + 1);
  const others = lines.slice(ruler + 1).filter((line) => !line.startsWith(`| ${cell(result.work)} |`));
  return `${[...head, ...[...others, rowOf(result, found)].sort()].join('\n')}\n`;
}
