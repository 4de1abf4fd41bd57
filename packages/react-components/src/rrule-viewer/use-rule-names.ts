import type { RecurrenceRule } from '@patrolkit/sdk/model';
import { useMemo } from 'react';
import { usePatrol } from '../provider/index.ts';
import { type FoldedName, foldName, foldText } from './fold-name.ts';
import { matchRange, type TextRange } from './match-range.rules.ts';
import type { RRuleViewerOptions } from './rrule-viewer.types.ts';
import type { RuleLocation } from './rule-groups.rules.ts';
import type { RuleNames } from './search-rules.ts';

/** Names of rules, as {@link useRRuleViewer} gives them. @public */
export interface ViewerNames {
  readonly locations: ReadonlyMap<number, RuleLocation>;
  namesOf(rule: RecurrenceRule): RuleNames;
}

/** The names of a rule's guard, location and checkpoints. @internal */
export function useRuleNames(options: Pick<RRuleViewerOptions, 'checkpoints' | 'locations'>): ViewerNames {
  const { checkpoints, locations } = options;
  const { text } = usePatrol();
  const byId = useMemo(
    () => new Map((locations ?? []).map((location) => [location.locationId, location])),
    [locations],
  );
  return useMemo(() => {
    const tags = new Map(checkpoints.map(({ checkpointId, name }) => [checkpointId, name]));
    return {
      locations: byId,
      namesOf: (rule: RecurrenceRule): RuleNames => ({
        guard: rule.guardName,
        location: byId.get(rule.locationId)?.name ?? rule.locationName,
        checkpoints: rule.checkpointIds.map((id) => tags.get(id) ?? text('rruleViewer.checkpoint', { id })),
      }),
    };
  }, [checkpoints, byId, text]);
}

/** The part of a name that answers what was searched for; each name is looked at once. @internal */
export function useMatchRanges(searched: string): (name: string) => TextRange | null {
  return useMemo(() => {
    const typed = foldText(searched);
    const known = new Map<string, TextRange | null>();
    return (name) => {
      const found = known.get(name);
      if (found !== undefined) return found;
      const folded: FoldedName = foldName(name);
      const range = matchRange(folded, typed, name.length);
      known.set(name, range);
      return range;
    };
  }, [searched]);
}
