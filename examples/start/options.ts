/** What `npm start` was asked for. */
export interface StartOptions {
  readonly port: number;
  readonly consolePort: number;
  /** Address to listen on: loopback, or every interface with --lan. */
  readonly host: string;
  readonly dataDir: string;
  readonly hasSimulator: boolean;
  /** Folder of a console that is built already; without it the start builds its own. */
  readonly builtConsole?: string | undefined;
  /** Folder of a page for partners' frames that is built already; without it the start builds its own. */
  readonly builtEmbed?: string | undefined;
}

/** Reads the command line and the environment; throws an Error with one clear line for what cannot be used. */
export function readOptions(args: readonly string[], env: Readonly<Record<string, string | undefined>>): StartOptions {
  const unknown = args.find((arg) => arg !== '--lan' && arg !== '--');
  if (unknown) throw new Error(`Unknown option ${unknown}. The only one is --lan: listen on the local network.`);
  return {
    port: portOf(env.PORT, 8080, 'PORT'),
    consolePort: portOf(env.CONSOLE_PORT, 5173, 'CONSOLE_PORT'),
    host: args.includes('--lan') ? '0.0.0.0' : '127.0.0.1',
    dataDir: env.DATA_DIR ?? '.data',
    hasSimulator: env.SIMULATOR !== 'off',
    builtConsole: env.CONSOLE_BUILT || undefined,
    builtEmbed: env.EMBED_DIR || undefined,
  };
}

function portOf(text: string | undefined, otherwise: number, name: string): number {
  if (text === undefined || text === '') return otherwise;
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name}=${text} is not a port. Use a number from 1 to 65535.`);
}
