import type { RecurrenceRule } from '@patrolkit/sdk/model';
import { useMemo, useState } from 'react';
import { useControlled } from '../data-grid/use-controlled.ts';
import { useLatest } from '../data-grid/use-latest.ts';
import type { TextRange } from './match-range.rules.ts';
import { actionOfKey, type RowKeyEvent } from './row-keys.rules.ts';
import type { RRuleViewerOptions, RuleSelectReason } from './rrule-viewer.types.ts';
import type { RuleNames } from './search-rules.ts';
import { type ActiveRow, useActiveRow } from './use-active-row.ts';
import { type RuleFacts, useRuleFacts } from './use-rule-facts.ts';
import { type RuleGroups, useRuleGroups } from './use-rule-groups.ts';
import { useMatchRanges, useRuleNames } from './use-rule-names.ts';
import { type RuleQuery, useRuleSearch } from './use-rule-search.ts';

/** What can be done with a rule; what the host does not take is not there. @public */
export interface RuleActions {
  readonly edit: ((rule: RecurrenceRule) => void) | undefined;
  readonly copy: ((rule: RecurrenceRule) => void) | undefined;
  /** Asks first. */
  readonly remove: ((rule: RecurrenceRule) => void) | undefined;
}

/** What {@link useRRuleViewer} gives. @public */
export interface RRuleViewerModel extends RuleQuery, RuleGroups, ActiveRow {
  readonly ruleCount: number;
  /** Rules that are found; all while nothing is searched. */
  readonly hitCount: number;
  readonly facts: RuleFacts;
  namesOf(rule: RecurrenceRule): RuleNames;
  /** The part of a name to mark. */
  rangeOf(name: string): TextRange | null;
  readonly selectedRule: RecurrenceRule | null;
  /** null closes the details. */
  select(rule: RecurrenceRule | null, reason: RuleSelectReason): void;
  /** Selects a rule by its id and leads to it, also when the search or a closed location hides it. */
  openRule(ruleId: number): void;
  ruleOf(ruleId: number): RecurrenceRule | undefined;
  readonly actions: RuleActions;
  /** Does what a key does on a row; false when the key is not the viewer's, 'actions' when the focus goes to the row's buttons. */
  pressKey(event: RowKeyEvent, index: number, page: number): boolean | 'actions';
  /** The rule that is to be deleted, while that is asked. */
  readonly question: RecurrenceRule | null;
  answer(isConfirmed: boolean): void;
}

/** Recurrence rules without any markup: groups, search, selection, keys, and what is known about a rule. @public */
export function useRRuleViewer(options: RRuleViewerOptions): RRuleViewerModel {
  const { rules } = options;
  const latest = useLatest(options);
  const { locations, namesOf } = useRuleNames(options);
  const { found, ...search } = useRuleSearch(options, namesOf);
  const { searched } = search;
  const groups = useRuleGroups({ options, locations, found, searched });
  const { rows } = groups;
  const active = useActiveRow(rows);
  const facts = useRuleFacts(rules);
  const rangeOf = useMatchRanges(searched);
  const [selectedId, keepSelected] = useControlled(options.selectedRuleId, options.defaultSelectedRuleId ?? null);
  const [question, setQuestion] = useState<RecurrenceRule | null>(null);
  const byId = useMemo(() => new Map(rules.map((rule) => [rule.ruleId, rule])), [rules]);

  const select: RRuleViewerModel['select'] = (rule, reason) => {
    const ruleId = rule?.ruleId ?? null;
    keepSelected(ruleId);
    latest.current.onSelectedRuleIdChange?.(ruleId, { reason });
  };
  const [canEdit, canCopy, canDelete] = [options.onEdit, options.onCopy, options.onDelete].map(Boolean);
  /* The same functions as long as the host takes the same actions: rows need not be drawn again. */
  const actions = useMemo<RuleActions>(
    () => ({
      edit: canEdit ? (rule) => latest.current.onEdit?.(rule) : undefined,
      copy: canCopy ? (rule) => latest.current.onCopy?.(rule) : undefined,
      remove: canDelete ? setQuestion : undefined,
    }),
    [latest, canEdit, canCopy, canDelete],
  );
  const pressKey: RRuleViewerModel['pressKey'] = (event, index, page) => {
    const row = rows[index];
    const action = actionOfKey(event, index, rows, page);
    if (!row || !action) return false;
    if (action.kind === 'go') {
      const next = rows[action.to];
      if (!next) return false;
      active.activate(next.key, false);
      if (next.kind === 'rule') select(next.rule, 'key');
      return true;
    }
    if (action.kind === 'actions') return 'actions';
    if (row.kind === 'group') groups.toggleGroup(row.group.locationId);
    else if (action.kind === 'edit') actions.edit?.(row.rule);
    else if (action.kind === 'copy') actions.copy?.(row.rule);
    else if (action.kind === 'delete') actions.remove?.(row.rule);
    return true;
  };

  return {
    ...search,
    ...groups,
    ...active,
    ruleCount: rules.length,
    hitCount: found?.length ?? rules.length,
    facts,
    namesOf,
    rangeOf,
    selectedRule: selectedId === null ? null : (byId.get(selectedId) ?? null),
    select,
    openRule: (ruleId) => {
      const rule = byId.get(ruleId);
      if (!rule) return;
      if (found && !found.includes(rule)) search.clearQuery();
      groups.openGroup(rule.locationId);
      select(rule, 'link');
      active.activate(`rule ${ruleId}`, false);
    },
    ruleOf: (ruleId) => byId.get(ruleId),
    actions,
    pressKey,
    question,
    answer: (isConfirmed) => {
      setQuestion(null);
      if (question && isConfirmed) latest.current.onDelete?.(question);
    },
  };
}
