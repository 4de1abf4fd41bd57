import { parseArgs } from 'node:util';
import { readBackup } from '../backup/backup-file.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { systemClock } from '../clock.ts';
import type { OfflineCommand } from './command.ts';

/** `restore`: a backup becomes the embedded database. */
export const restore: OfflineCommand = {
  name: 'restore',
  usage: 'restore <file> [--replace]',
  summary: 'makes a backup the embedded database; --replace moves the one that is there aside',
  prepare: (args) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { replace: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return null;
    return async ({ databaseUrl, dataDirectory }) => {
      if (databaseUrl !== null) return { isOk: false, lines: ['PostgreSQL is restored with its own tools'] };
      let dump: Uint8Array;
      try {
        dump = await readBackup(file);
      } catch (error) {
        return { isOk: false, lines: [`${file} is no backup: ${error instanceof Error ? error.message : error}`] };
      }
      const stamp = new Date(systemClock.now()).toISOString().replaceAll(':', '-');
      const restored = await restoreBackup(dataDirectory, dump, { mayReplace: values.replace, stamp });
      if (!restored) {
        return { isOk: false, lines: [`${dataDirectory} has a database; --replace moves it aside`] };
      }
      const { movedTo } = restored;
      return {
        isOk: true,
        lines: [`${file} is the database of ${dataDirectory}`, ...(movedTo ? [`The one before is in ${movedTo}`] : [])],
      };
    };
  },
};
