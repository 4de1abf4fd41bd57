import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Store } from '../db/repository.ts';

/** What a command works on: the database it has opened itself, or that of the running server. */
export interface CommandContext {
  readonly db: Database;
  readonly store: Store;
  readonly clock: Clock;
  /** The whole database as one tar; null on PostgreSQL. */
  readonly dump?: (() => Promise<Uint8Array>) | null;
}

/** What a command has done, for whoever typed it. */
export interface CommandResult {
  /** Whether it did what it was asked; otherwise the lines say why not. */
  readonly isOk: boolean;
  readonly lines: readonly string[];
}

/** A command whose arguments have been read. */
export type PreparedCommand = (context: CommandContext) => Promise<CommandResult>;

/** One command of the server's command line. */
export interface Command {
  /** As typed, `tenant add`. */
  readonly name: string;
  /** Name and arguments. */
  readonly usage: string;
  /** What it does, in one sentence. */
  readonly summary: string;
  /** Whether the first that follows the name is a path, which is meant from where it was typed. */
  readonly takesFile?: boolean | undefined;
  /** Reads what follows the name; null when it cannot be understood. */
  prepare(args: readonly string[]): PreparedCommand | null;
}

/** A command that works on the data directory while nobody has it open. */
export interface OfflineCommand extends Pick<Command, 'name' | 'usage' | 'summary'> {
  /** As a Command's. */
  prepare(args: readonly string[]): ((config: Config) => Promise<CommandResult>) | null;
}
