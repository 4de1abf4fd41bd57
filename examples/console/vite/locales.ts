import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

const codes = ['en', 'hr', 'slo', 'ser', 'ro', 'nmk'];
const sources = ['../../../packages/react-components/src/messages/', '../src/messages/'];

/** Texts of the components and of the console as one static file per language: `locales/<code>.json` (S1.36). */
async function merged(code: string): Promise<string> {
  const texts = await Promise.all(
    sources.map(async (folder) =>
      JSON.parse(await readFile(new URL(`${folder}${code}.json`, import.meta.url), 'utf8')),
    ),
  );
  return JSON.stringify(Object.assign({}, ...texts));
}

/** Serves the merged texts in development and writes them in a build. */
export function locales(): Plugin {
  return {
    name: 'patrolkit-locales',
    configureServer: (server) => {
      server.middlewares.use(async (request, response, next) => {
        const code = /\/locales\/(\w+)\.json$/.exec(request.url?.split('?')[0] ?? '')?.[1];
        if (!code || !codes.includes(code)) return next();
        response.setHeader('content-type', 'application/json');
        response.end(await merged(code));
      });
    },
    async generateBundle() {
      for (const code of codes) {
        this.emitFile({ type: 'asset', fileName: `locales/${code}.json`, source: await merged(code) });
      }
    },
  };
}
