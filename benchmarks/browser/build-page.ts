import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions } from 'vite';

/** A built page on its own port. */
export interface ServedPage {
  readonly url: string;
  close(): Promise<void>;
}

const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
const peers = fileURLToPath(new URL('../peers/node_modules/', import.meta.url));

/**
 * Builds a page as a host would ship it, for production, and serves it. `folder` holds its index.html; what it imports
 * as `peer:name` comes from the peers, which must be installed.
 */
export async function servePage(folder: URL, name: string): Promise<ServedPage> {
  const outDir = fileURLToPath(new URL(`../node_modules/.cache/${name}/`, import.meta.url));
  await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(folder),
    base: './',
    plugins: [react(), vanillaExtractPlugin()],
    resolve: {
      conditions: ['patrolkit:source', ...defaultClientConditions],
      alias: [
        { find: 'peer:leaflet', replacement: 'leaflet' },
        { find: /^peer:/, replacement: peers },
      ],
      dedupe: ['react', 'react-dom', 'leaflet'],
    },
    build: { outDir, emptyOutDir: true, target: 'es2024', modulePreload: false, chunkSizeWarningLimit: 5000 },
  });
  const server = createServer(({ url = '/' }, response) => {
    const path = new URL(url, 'http://page').pathname;
    const file = `${outDir}${path === '/' ? 'index.html' : path.slice(1)}`;
    if (!file.startsWith(outDir) || !existsSync(file)) {
      response.writeHead(path === '/favicon.ico' ? 204 : 404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
