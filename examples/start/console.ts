import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StartOptions } from './options.ts';

const root = fileURLToPath(new URL('../console/', import.meta.url));

/** Builds the console into a folder. */
export async function buildConsole(outDir: string): Promise<void> {
  const { build } = await import('../console/vite/commands.ts');
  await build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: 1000 } });
}

/** Builds the console, which takes about as long as starting a development server, serves it, and answers how to stop it. */
export async function startConsole(options: StartOptions): Promise<() => Promise<void>> {
  /* Read by the console's own vite.config.ts. */
  process.env.PORT = String(options.port);
  process.env.CONSOLE_PORT = String(options.consolePort);
  /* Beside the data: two that run at once never overwrite each other's console. */
  const outDir = options.builtConsole ?? resolve(options.dataDir, 'console');
  if (!options.builtConsole) await buildConsole(outDir);
  const { createLogger, preview } = await import('../console/vite/commands.ts');
  const customLogger = createLogger('warn');
  const { error } = customLogger;
  customLogger.error = (message, details) => {
    /* A window that closes, or the server's restart, cuts its socket: the console deals with it, nobody else must. */
    if (!message.includes('proxy')) error(message, details);
  };
  const server = await preview({ root, customLogger, build: { outDir }, preview: { host: options.host } });
  return () => server.close();
}
