/**
 * `npm start`: the server on its embedded database with demo data, walking guards, and the console, in one command.
 * Ports and folders by environment: PORT 8080, CONSOLE_PORT 5173, DATA_DIR .data, SIMULATOR=off for standing guards,
 * CONSOLE_BUILT and EMBED_DIR for a console and a page for frames that are built already.
 * `npm start -- --lan` also listens on the local network, for phones.
 */
import { announce } from './start/announce.ts';
import { startConsole } from './start/console.ts';
import { buildEmbed, embedFolder } from './start/embed.ts';
import { assertFreePort } from './start/free-port.ts';
import { readOptions } from './start/options.ts';
import { startServer } from './start/server.ts';
import { startDemoGuards } from './start/simulator.ts';

const options = readOptions(process.argv.slice(2), process.env);
const stops: (() => Promise<void>)[] = [];
let isStopping = false;

async function stop(code: number): Promise<never> {
  if (!isStopping) {
    isStopping = true;
    for (const end of stops.reverse()) await end();
  }
  process.exit(code);
}
process.on('SIGINT', () => void stop(0));
process.on('SIGTERM', () => void stop(0));
process.on('SIGHUP', () => void stop(0));

try {
  await assertFreePort(options.port, options.host, 'PORT');
  await assertFreePort(options.consolePort, options.host, 'CONSOLE_PORT');
  const server = await startServer(
    options,
    (line) => console.log(line),
    () => void stop(1),
  );
  stops.push(server.stop);
  if (options.hasSimulator) stops.push(startDemoGuards(options));
  stops.push(await startConsole(options));
  announce(options);
  /* Last: nobody who looks for alarms waits for it. */
  if (!options.builtEmbed) await buildEmbed(embedFolder(options));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  if (reason) console.error(reason);
  await stop(1);
}
