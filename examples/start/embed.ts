import { existsSync, renameSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StartOptions } from './options.ts';

const root = fileURLToPath(new URL('../embed/', import.meta.url));

/** Builds the page for partners' frames into a folder, which is there only when it is whole. */
export async function buildEmbed(outDir: string): Promise<void> {
  const { build } = await import('../console/vite/commands.ts');
  const unfinished = `${outDir}.unfinished`;
  await build({ root, logLevel: 'warn', build: { outDir: unfinished, emptyOutDir: true } });
  if (existsSync(outDir)) rmSync(outDir, { recursive: true });
  renameSync(unfinished, outDir);
}

/** Where the server finds it: beside the data, like the console. */
export const embedFolder = ({ builtEmbed, dataDir }: StartOptions): string => builtEmbed ?? resolve(dataDir, 'embed');
