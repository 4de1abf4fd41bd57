/** One line of RESULTS.md. */
export interface BenchResult {
  /** Unique over all benches; a newer result takes the place of an older one. */
  readonly work: string;
  /** How much of what. */
  readonly size: string;
  /** What the ratio is to, with its median and unit. */
  readonly floor: string;
  /** Median and unit. */
  readonly ours: string;
  readonly ratio: number;
  /** What docs/quality.md asks for; '–' where it names no figure. */
  readonly bar: string;
  /** null without a bar. */
  readonly isKept: boolean | null;
}

/** Some work, beside its floor. */
export interface Bench {
  /** What it is asked for by. */
  readonly name: string;
  run(options: BenchOptions): Promise<BenchResult[]>;
}

/** How large a run is, and who hears of it. */
export interface BenchOptions {
  /** A small run, to see that it works: its figures are not kept. */
  readonly isQuick: boolean;
  readonly say: (line: string) => void;
}

/** Milliseconds as they are told. */
export function inMs(value: number): string {
  return `${value.toFixed(value < 1 ? 3 : value < 100 ? 2 : 0)} ms`;
}
