import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../clock.ts';
import { type Config, ConfigError } from '../config.ts';
import { DirectoryLockedError } from '../db/lock.ts';
import { openConfiguredDatabase } from '../db/open-configured.ts';
import { createStore } from '../db/repository.ts';
import { askServer } from './ask-server.ts';
import type { CommandResult } from './command.ts';
import { controlPath } from './control-server.ts';
import { prepareCommand, prepareOffline, withWholePaths } from './prepare-command.ts';

/**
 * Runs what was typed: on the database itself, or, when a server has the embedded one, through that server. Throws UsageError, and
 * ConfigError when there is no database: a wrong DATA_DIR must not make a new one.
 */
export async function runCommand(typed: readonly string[], config: Config): Promise<CommandResult> {
  const offline = prepareOffline(typed);
  if (offline) return offline(config);
  const args = withWholePaths(typed);
  const run = prepareCommand(args);
  const directory = config.dataDirectory;
  if (config.databaseUrl === null && !existsSync(join(directory, 'database'))) {
    throw new ConfigError(`There is no database in ${directory}; set DATA_DIR, or start the server once`);
  }
  try {
    const { db, close, dump = null } = await openConfiguredDatabase(config, systemClock);
    try {
      return await run({ db, clock: systemClock, store: createStore(db, systemClock, () => undefined), dump });
    } finally {
      await close();
    }
  } catch (error) {
    const answer = error instanceof DirectoryLockedError ? await askServer(controlPath(directory), args) : null;
    if (answer) return answer;
    throw error;
  }
}
