import { backUpWhenDue } from '../backup/scheduled-backup.ts';
import { event } from '../db/schema.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';
import type { Services } from '../services.ts';
import { eachTenant } from './each-tenant.ts';
import type { Job } from './job.ts';

/** Makes scheduled backups; the first failure after a success is a System event for each tenant. */
export function backupJob({ clock, config, db, dump, store }: Services): Job {
  let hasFailed = false;
  const tell = (): Promise<void> =>
    eachTenant(db, store, (repository) =>
      repository.write(async (writer) => {
        const now = clock.now();
        const typeCode = eventTypeCode('System');
        const description = 'A scheduled backup has failed; the log of the server says why';
        const row = { typeCode, occurredAt: now, receivedAt: now, source: 'Server', description };
        for (const { id, version } of await writer.insert(event, row)) {
          writer.changed({ kind: 'event', reason: 'created', id, version });
        }
      }),
    );
  return {
    name: 'backup',
    everyMs: 300_000,
    run: async () => {
      if (!config.backup || !dump) return;
      try {
        await backUpWhenDue(config.backup, dump, clock.now());
        hasFailed = false;
      } catch (error) {
        if (!hasFailed) await tell();
        hasFailed = true;
        throw error;
      }
    },
  };
}
