import { parseArgs } from 'node:util';
import { writeBackup } from '../backup/backup-file.ts';
import type { Command } from './command.ts';

/** `backup`: the embedded database as one file. */
export const backup: Command = {
  name: 'backup',
  usage: 'backup <file>',
  summary: 'writes the embedded database to a file, compressed; also while its server runs',
  takesFile: true,
  prepare: (args) => {
    const [file, ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
    if (file === undefined || file === '' || more.length > 0) return null;
    return async ({ dump }) => {
      if (!dump) return { isOk: false, lines: ['PostgreSQL is backed up with its own tools, such as pg_dump'] };
      try {
        const bytes = await writeBackup(file, await dump());
        return { isOk: true, lines: [`${file} was written, ${bytes} bytes`] };
      } catch (error) {
        return { isOk: false, lines: [`Nothing was written: ${error instanceof Error ? error.message : error}`] };
      }
    };
  },
};
