import { ConfigError, readConfig } from './config.ts';
import { NewerDatabaseError } from './db/database-error.ts';
import { DirectoryLockedError } from './db/lock.ts';
import { startServer } from './start-server.ts';

/** One line that tells what is wrong and what to do; anything unforeseen keeps its stack. */
function explain(error: unknown): string {
  const known = [ConfigError, DirectoryLockedError, NewerDatabaseError];
  if (error instanceof Error && known.some((kind) => error instanceof kind)) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.PORT ?? 8080} is taken; stop what uses it or choose another with PORT`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  const config = readConfig(process.env);
  const server = await startServer(config, process.env.ADMIN_EMAIL || 'administrator@example.org');
  const first = server.firstAdministrator;
  if (first) console.log(`First administrator: ${first.email}, one-time password: ${first.password}`);
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
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
