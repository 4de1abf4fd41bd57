import { isNotNull } from 'drizzle-orm';
import { patrolRule } from '../db/schema.ts';
import { materialise, materialiseRest } from '../planning/materialise-rule.ts';
import type { Services } from '../services.ts';
import { eachTenant } from './each-tenant.ts';
import type { Job } from './job.ts';

/** Name of the job that makes the checks of rules. */
export const materialiseRules = 'materialise-rules';

/** C2.10: makes the checks of rules that their saving has left: it takes long, or was cut off by a crash or a full disk. */
export function materialiseRulesJob({ clock, computer, db, store }: Services): Job {
  return {
    name: materialiseRules,
    everyMs: 60_000,
    run: (signal) =>
      eachTenant(
        db,
        store,
        async (repository) => {
          for (const row of await repository.rows(patrolRule, isNotNull(patrolRule.pendingFrom))) {
            await materialiseRest(repository, materialise(row, clock.now()), { monotonic: computer.monotonic, signal });
          }
        },
        signal,
      ),
  };
}
