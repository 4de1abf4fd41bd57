import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { resolve } from 'node:path';
import type { CommandResult } from './command.ts';

const maxRequestLength = 64 * 1024;
const requestMs = 10_000;

/** Where the server of a data directory listens for commands. */
export function controlPath(dataDirectory: string): string {
  return resolve(dataDirectory, 'control.sock');
}

/** Reads one line from a connection; null when none comes in time or it is too long. */
function readLine(socket: Socket): Promise<string | null> {
  return new Promise((done) => {
    let text = '';
    socket.setEncoding('utf8');
    socket.setTimeout(requestMs, () => done(null));
    socket.once('close', () => done(null));
    socket.on('data', (piece) => {
      text += String(piece);
      const end = text.indexOf('\n');
      if (end >= 0) done(text.slice(0, end));
      else if (text.length > maxRequestLength) done(null);
    });
  });
}

function argumentsOf(line: string): string[] | null {
  try {
    const request: unknown = JSON.parse(line);
    return Array.isArray(request) && request.every((item) => typeof item === 'string') ? request : null;
  } catch {
    return null;
  }
}

/**
 * Takes commands while the server has the database: a JSON array of what was typed in one line, a CommandResult in one
 * line back, on a Unix socket that only the server's own user may open (mode 0600). Whoever may open it may as well
 * read the data directory. Rejects when the socket cannot be made, for which a path beyond some 100 bytes is enough.
 */
export async function serveControl(
  path: string,
  run: (args: readonly string[]) => Promise<CommandResult>,
): Promise<() => Promise<void>> {
  const serve = async (socket: Socket): Promise<void> => {
    const line = await readLine(socket);
    const args = line === null ? null : argumentsOf(line);
    if (!args) return void socket.destroy();
    socket.setTimeout(0);
    socket.end(`${JSON.stringify(await run(args))}\n`);
  };
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
    /* Whoever asked has gone. */
    socket.on('error', () => undefined);
    serve(socket).catch(() => socket.destroy());
  });
  /* Left by a server that was killed: the lock of the directory proves that it is nobody's. */
  rmSync(path, { force: true });
  await new Promise<void>((done, refuse) => {
    server.once('error', refuse);
    server.listen(path, () => done());
    if (server.listening) chmodSync(path, 0o600);
  });
  return () =>
    new Promise((done) => {
      for (const socket of open) socket.destroy();
      server.close(() => done());
    });
}
