import { UsageError } from './commands/usage-error.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { DiskFullError, NewerDatabaseError, UnusableDatabaseError } from './db/database-error.ts';
import { DirectoryLockedError } from './db/lock.ts';
import { toldError } from './db/told-error.ts';
import { settingsTable } from './settings-table.ts';
import { startServer } from './start-server.ts';

/** One line that tells what is wrong and what to do; anything unforeseen keeps its stack. */
function explain(error: unknown): string {
  const known = [
    ConfigError,
    DirectoryLockedError,
    DiskFullError,
    NewerDatabaseError,
    UnusableDatabaseError,
    UsageError,
  ];
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.PORT ?? 8080} is taken; stop what uses it or choose another with PORT`;
  }
  if (!(error instanceof Error)) return String(error);
  const { stack, message, cause } = toldError(error);
  return [stack || message, ...(cause === undefined ? [] : [`Cause: ${cause}`])].join('\n');
}

async function serve(config: Config): Promise<void> {
  const server = await startServer(config, process.env.ADMIN_EMAIL || settingsTable.ADMIN_EMAIL.byDefault);
  const { firstAdministrator: first, outboxFolder } = server;
  if (first) console.log(`First administrator: ${first.email}, one-time password: ${first.password}`);
  if (outboxFolder) console.log(`Mails are kept in ${outboxFolder} until SMTP_URL is set`);
  console.log(`PatrolKit server ready at ${server.url}`);
  process.send?.({ type: 'ready', port: server.port });
  let isClosing = false;
  const stop = async (): Promise<void> => {
    if (isClosing) return;
    isClosing = true;
    await server.close();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

/**
 * Does what the command line asks: serves, or runs one command. Prints one clear line for what is foreseen to fail.
 * @param whenReady called once it serves
 */
export async function runMain(args: readonly string[], whenReady: () => void): Promise<void> {
  try {
    const config = readConfig(process.env);
    if (args.length === 0) {
      await serve(config);
      whenReady();
      return;
    }
    /* What only commands need does not hold up a start. */
    const { runCommand } = await import('./commands/run-command.ts');
    const { isOk, lines } = await runCommand(args, config);
    for (const line of lines) (isOk ? console.log : console.error)(line);
    process.exitCode = isOk ? 0 : 1;
  } catch (error) {
    console.error(explain(error));
    process.exit(error instanceof UsageError ? 2 : 1);
  }
}
