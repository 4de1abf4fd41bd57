import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let engine: Promise<WebAssembly.Module> | undefined;

/**
 * The compiled database engine, once for all threads of this process: a thread that is made again after a fault, and
 * every database of a run of tests, starts with code that is compiled and warm.
 */
export function pgliteEngine(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  engine ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  return engine;
}
