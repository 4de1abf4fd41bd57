import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A file of the page, as it is answered. */
export interface PageFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** The built page for frames, held in memory: it is small, and nothing outside of its folder can be asked for. */
export interface EmbedPage {
  /** With the origins' place in it. */
  readonly html: string;
  /** By path within its folder, with `/`. */
  readonly files: ReadonlyMap<string, PageFile>;
}

/** What a build writes in the page's head where the origins belong. */
export const originsPlace = '<!--patrolkit-origins-->';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Reads it. Throws when the folder holds no such build. */
export function readPage(folder: string): EmbedPage {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const files = names.map((name): [string, PageFile] => {
    const path = name.slice(folder.length).replaceAll('\\', '/').replace(/^\/+/, '');
    return [path, { type: types[extname(name)] ?? 'application/octet-stream', bytes: readFileSync(name) }];
  });
  const html = files.find(([path]) => path === 'index.html')?.[1].bytes.toString() ?? '';
  if (html.split(originsPlace).length !== 2) throw new Error(`EMBED_DIR holds no built page for frames: ${folder}`);
  return { html, files: new Map(files) };
}
