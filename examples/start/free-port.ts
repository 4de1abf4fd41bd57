import { createServer } from 'node:net';

/** Rejects with one clear line when another program listens on a port. */
export function assertFreePort(port: number, host: string, variable: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Error(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is taken by another program. End it, or choose another with ${variable}=<port> npm start.`
            : `Port ${port} cannot be used (${error.code}). Choose another with ${variable}=<port> npm start.`,
        ),
      ),
    );
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}
