import type { RecurrenceRule } from '@patrolkit/sdk/model';

/** The rules of one location. @public */
export interface RuleGroup {
  readonly locationId: number;
  readonly name: string;
  /** Stands behind the name, such as the company. */
  readonly detail: string | undefined;
  readonly rules: readonly RecurrenceRule[];
}

/** A place where rules are in force. @public */
export interface RuleLocation {
  readonly locationId: number;
  readonly name: string;
  /** Stands behind the name, such as the company. */
  readonly detail?: string | undefined;
}

/** Identifies a row of the viewer over time. @public */
export type ViewerRowKey = `location ${number}` | `rule ${number}`;

/** A row of the viewer: a location, or one of its rules. @public */
export type ViewerRow =
  | { readonly kind: 'group'; readonly key: ViewerRowKey; readonly group: RuleGroup; readonly isOpen: boolean }
  | {
      readonly kind: 'rule';
      readonly key: ViewerRowKey;
      readonly group: RuleGroup;
      readonly rule: RecurrenceRule;
    };

/** Groups rules by location; groups and rules keep the order in which they first come (S2.124). @internal */
export function groupRules(
  rules: readonly RecurrenceRule[],
  locations: ReadonlyMap<number, RuleLocation>,
): readonly RuleGroup[] {
  return [...Map.groupBy(rules, ({ locationId }) => locationId)].map(([locationId, own]) => {
    const location = locations.get(locationId);
    const name = location?.name ?? own[0]?.locationName ?? '';
    return { locationId, name, detail: location?.detail, rules: own };
  });
}

/** Rules by location, guard and time of day, as they stand while nothing is searched. @internal */
export function byName(
  rules: readonly RecurrenceRule[],
  nameOf: (rule: RecurrenceRule) => string,
  compare: (a: string, b: string) => number,
): readonly RecurrenceRule[] {
  return rules.toSorted(
    (a, b) =>
      compare(nameOf(a), nameOf(b)) ||
      a.locationId - b.locationId ||
      compare(a.guardName, b.guardName) ||
      a.fromTime - b.fromTime ||
      a.ruleId - b.ruleId,
  );
}

/** The rows of the groups, without the rules of closed ones. @internal */
export function viewerRows(
  groups: readonly RuleGroup[],
  isClosed: (locationId: number) => boolean,
): readonly ViewerRow[] {
  return groups.flatMap((group): ViewerRow[] => {
    const isOpen = !isClosed(group.locationId);
    const head: ViewerRow = { kind: 'group', key: `location ${group.locationId}`, group, isOpen };
    if (!isOpen) return [head];
    return [head, ...group.rules.map((rule): ViewerRow => ({ kind: 'rule', key: `rule ${rule.ruleId}`, group, rule }))];
  });
}
