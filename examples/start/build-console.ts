import { resolve } from 'node:path';
import { buildConsole } from './console.ts';

/** `node build-console.ts <folder>`: the console's build alone, for starts that share it by CONSOLE_BUILT. */
const [, , folder] = process.argv;
if (!folder) throw new Error('Name the folder to build into.');
await buildConsole(resolve(folder));
