import type { Checkpoint, RecurrenceRule } from '@patrolkit/sdk/model';
import type { ReactNode, Ref } from 'react';
import type { RuleLocation } from './rule-groups.rules.ts';

/** Why what was typed changes. @public */
export type QueryReason = 'type' | 'clear';

/** Why a rule becomes the selected one. @public */
export type RuleSelectReason = 'click' | 'key' | 'link' | 'close';

/** What {@link useRRuleViewer} takes. @public */
export interface RRuleViewerOptions {
  /** Rules in any order. Give unchanged rules as the same objects. */
  rules: readonly RecurrenceRule[];
  /** Names of checkpoints; one that is missing shows its number. */
  checkpoints: readonly Pick<Checkpoint, 'checkpointId' | 'name'>[];
  /** Names of places, for back ends that do not send them with the rules, and what stands behind them. @default those of the rules */
  locations?: readonly RuleLocation[] | undefined;
  /** What is searched for among the names of guards, locations and checkpoints. */
  query?: string | undefined;
  /** @default '' */
  defaultQuery?: string | undefined;
  /** Somebody searches for something else. */
  onQueryChange?: ((query: string, details: { reason: QueryReason }) => void) | undefined;
  /** The rule whose details are shown; null for none. */
  selectedRuleId?: number | null | undefined;
  /** @default null */
  defaultSelectedRuleId?: number | null | undefined;
  /** Another rule is selected, or none. */
  onSelectedRuleIdChange?: ((ruleId: number | null, details: { reason: RuleSelectReason }) => void) | undefined;
  /** Locations whose rules are put away. */
  closedLocationIds?: ReadonlySet<number> | undefined;
  /** @default none */
  defaultClosedLocationIds?: ReadonlySet<number> | undefined;
  /** A location was opened or closed, or all of them. */
  onClosedLocationIdsChange?:
    | ((locationIds: ReadonlySet<number>, details: { reason: 'toggle' | 'all' }) => void)
    | undefined;
  /** Opens a rule for change; without it rows have no Edit button. */
  onEdit?: ((rule: RecurrenceRule) => void) | undefined;
  /** Opens a new rule that is like this one; without it rows have no Copy button. */
  onCopy?: ((rule: RecurrenceRule) => void) | undefined;
  /** Deletes a rule, after it was asked; without it rows have no Delete button. */
  onDelete?: ((rule: RecurrenceRule) => void) | undefined;
}

/** Props of {@link RRuleViewer}. @public */
export interface RRuleViewerProps extends RRuleViewerOptions {
  /** loading: the first fetch runs; error: the last one failed. Rows that are there stay in every state. */
  status: 'loading' | 'ready' | 'error';
  /** What the server or the network said, exactly. @default a general sentence */
  errorText?: string | undefined;
  /** Asks for the rules again. */
  onRetry?: (() => void) | undefined;
  /** Stands first in the toolbar, such as the tabs of the page. */
  toolbarStart?: ReactNode;
  /** Stands last in the toolbar, such as a button for a new rule. */
  toolbarEnd?: ReactNode;
  /** Ways out of an empty list. */
  emptyActions?: ReactNode;
  /** Stands beside the public class name `pk-RRuleViewer`. */
  className?: string | undefined;
  /** The outermost element. */
  ref?: Ref<HTMLElement> | undefined;
}
