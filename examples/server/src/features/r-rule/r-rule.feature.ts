import type { Feature } from '../../http/operation.ts';
import { deleteRule } from '../../planning/store-rule.ts';
import type { Services } from '../../services.ts';
import { listRules } from './list-rules.ts';
import { makeRest } from './make-rest.ts';
import { ruleToChange } from './rule-to-change.ts';
import { saveRule } from './save-rule.ts';

/** Operations of tag RRule. */
export function rRuleFeature(services: Services): Feature {
  return {
    scoped: {
      rRule_get: listRules,
      rRule_save: (call) => saveRule(call, services),
      rRule_delete: async (call) => {
        const { params, repository, scope } = call;
        const deleted = await repository.write(async (writer) => {
          const row = await ruleToChange(writer, scope, params.id);
          return row.deletedAt === null ? deleteRule(writer, row, services.clock.now()) : null;
        });
        await makeRest(call, deleted?.rest ?? null, services);
        return undefined;
      },
    },
  };
}
