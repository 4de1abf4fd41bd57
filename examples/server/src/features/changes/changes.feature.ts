import type { Feature } from '../../http/operation.ts';
import { changesAfter } from './changes-after.ts';

const maxChanges = 1000;

/** Operations of tag Changes. */
export function changesFeature(): Feature {
  return {
    scoped: {
      changes_get: ({ scope, repository, query }) =>
        changesAfter(repository, scope, query.after, query.limit ?? maxChanges),
    },
  };
}
