import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
  '.woff2': 'font/woff2',
};

/** Files that are served. */
export interface StaticSite {
  /** With the path below which they lie. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves a folder below a path such as `/docs/`, and nothing beside it, on a free port. */
export function serveBelow(path: string, folder: string): Promise<StaticSite> {
  const server = createServer((request, response) => {
    const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://site').pathname);
    const inside = normalize(asked.slice(path.length));
    const file = join(folder, inside === '.' ? 'index.html' : inside);
    if (!asked.startsWith(path) || inside.startsWith('..') || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (!address || typeof address !== 'object') return reject(new Error('no port'));
      resolve({
        url: `http://127.0.0.1:${address.port}${path}`,
        stop: () => {
          server.closeAllConnections();
          return new Promise((ended) => server.close(() => ended()));
        },
      });
    });
  });
}
