import { resolve } from 'node:path';
import { buildEmbed } from './embed.ts';

/** `node build-embed.ts <folder>`: the page for partners' frames, for EMBED_DIR. */
const [, , folder] = process.argv;
if (!folder) throw new Error('Name the folder to build into.');
await buildEmbed(resolve(folder));
