import { lt } from 'drizzle-orm';
import { change } from '../db/schema.ts';
import type { Services } from '../services.ts';
import type { Job } from './job.ts';

const keptMs = 7 * 24 * 3_600_000;

/** Part E: the feed keeps a week; who comes later loads his lists again. */
export function pruneChangesJob({ clock, db }: Services): Job {
  return {
    name: 'prune-changes',
    everyMs: 3_600_000,
    run: async () => {
      await db.delete(change).where(lt(change.at, clock.now() - keptMs));
    },
  };
}
