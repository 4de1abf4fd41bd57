import { resolve } from 'node:path';
import { adminReset } from './admin-reset.ts';
import { auditVerify } from './audit-verify.ts';
import { backup } from './backup.ts';
import { citiesImport } from './cities-import.ts';
import { clockAccept } from './clock-accept.ts';
import type { Command, OfflineCommand, PreparedCommand } from './command.ts';
import { moveToPostgres } from './move-to-postgres.ts';
import { restore } from './restore.ts';
import { tenantAdd } from './tenant-add.ts';
import { UsageError } from './usage-error.ts';

const commands: readonly Command[] = [tenantAdd, adminReset, clockAccept, auditVerify, backup, citiesImport];
const offline: readonly OfflineCommand[] = [restore, moveToPostgres];
const all = [...commands, ...offline];

const width = Math.max(...all.map(({ usage }) => usage.length)) + 2;

/** What can be typed after `node src/main.ts`. */
export const usageText: string = [
  'Usage: node src/main.ts [command]',
  '',
  `  ${'(no command)'.padEnd(width)}starts the server`,
  ...all.map(({ usage, summary }) => `  ${usage.padEnd(width)}${summary}`),
  '',
  'Commands work on the database of DATABASE_URL or DATA_DIR, also while its server runs, which then does what they ask.',
].join('\n');

type Prepares<T> = Pick<Command, 'name' | 'usage'> & { prepare(args: readonly string[]): T | null };

const wordsOf = ({ name }: Pick<Command, 'name'>): number => name.split(' ').length;

const findIn = <T extends Pick<Command, 'name'>>(list: readonly T[], args: readonly string[]): T | undefined =>
  list.find((command) => args.slice(0, wordsOf(command)).join(' ') === command.name);

function prepareWith<T>(command: Prepares<T>, args: readonly string[]): T {
  try {
    const prepared = command.prepare(args.slice(wordsOf(command)));
    if (prepared) return prepared;
  } catch (error) {
    /* parseArgs throws a TypeError with a code at an option that it does not know. */
    if (!(error instanceof TypeError && 'code' in error)) throw error;
  }
  throw new UsageError(`Usage: node src/main.ts ${command.usage}`);
}

/** Finds the command in what was typed and reads its arguments. Throws UsageError. */
export function prepareCommand(args: readonly string[]): PreparedCommand {
  const found = findIn(commands, args);
  if (!found) throw new UsageError(usageText);
  return prepareWith(found, args);
}

/** The same for a command that needs the data directory closed; null when it is none. Throws UsageError. */
export function prepareOffline(args: readonly string[]): ReturnType<OfflineCommand['prepare']> {
  const found = findIn(offline, args);
  return found ? prepareWith(found, args) : null;
}

/** What was typed, with its path as it is meant where it was typed: a server has another folder. */
export function withWholePaths(args: readonly string[]): string[] {
  const found = findIn(commands, args);
  return args.map((text, index) => (found?.takesFile && index === wordsOf(found) ? resolve(text) : text));
}
