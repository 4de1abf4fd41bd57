import type { BenchOptions, BenchResult } from '../result.ts';

/** The databases that the server runs on. */
export type Engine = 'embedded' | 'postgres';

/** Some work of the server's, beside its floor. */
export interface ServerBench {
  /** What it is asked for by. */
  readonly name: string;
  /** Whether it says something else on another database. */
  readonly hasDatabase: boolean;
  run(options: ServerBenchOptions): Promise<BenchResult[]>;
}

/** How large a run is, who hears of it, and on which database. */
export interface ServerBenchOptions extends BenchOptions {
  readonly engine: Engine;
}

/** A number with its thousands apart. */
export const inThousands = (value: number): string => Math.round(value).toLocaleString('en');
