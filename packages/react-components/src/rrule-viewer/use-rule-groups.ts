import { type RecurrenceRule, toLocale } from '@patrolkit/sdk/model';
import { useMemo, useState } from 'react';
import { useControlled } from '../data-grid/use-controlled.ts';
import { useLatest } from '../data-grid/use-latest.ts';
import { usePatrol } from '../provider/index.ts';
import type { RRuleViewerOptions } from './rrule-viewer.types.ts';
import {
  byName,
  groupRules,
  type RuleGroup,
  type RuleLocation,
  type ViewerRow,
  viewerRows,
} from './rule-groups.rules.ts';

/** Groups, as {@link useRRuleViewer} gives them. @public */
export interface RuleGroups {
  readonly groups: readonly RuleGroup[];
  /** Locations and, under open ones, their rules. */
  readonly rows: readonly ViewerRow[];
  readonly isAllClosed: boolean;
  /** Puts the rules of a location away, or takes them out. */
  toggleGroup(locationId: number): void;
  /** Puts all away, or takes all out when all are away. */
  toggleAll(): void;
  /** Takes the rules of a location out, in the search and without it. */
  openGroup(locationId: number): void;
}

interface GroupsInput {
  readonly options: RRuleViewerOptions;
  readonly locations: ReadonlyMap<number, RuleLocation>;
  readonly found: readonly RecurrenceRule[] | null;
  /** What was searched for: each search begins with open groups. */
  readonly searched: string;
}

const none: ReadonlySet<number> = new Set();
const without = (ids: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set([...ids].filter((other) => other !== id));

/** Groups rules by location, in the order of the names, or of the hits while something is searched. @internal */
export function useRuleGroups({ options, locations, found, searched }: GroupsInput): RuleGroups {
  const { rules } = options;
  const { language } = usePatrol();
  const latest = useLatest(options);
  const [closedIds, keepClosed] = useControlled(options.closedLocationIds, options.defaultClosedLocationIds ?? none);
  const [closedHits, setClosedHits] = useState({ searched: '', ids: none });
  const closed = found === null ? closedIds : closedHits.searched === searched ? closedHits.ids : none;

  const sorted = useMemo(() => {
    const { compare } = new Intl.Collator(toLocale(language), { numeric: true });
    return byName(rules, (rule) => locations.get(rule.locationId)?.name ?? rule.locationName, compare);
  }, [rules, locations, language]);
  const groups = useMemo(() => groupRules(found ?? sorted, locations), [found, sorted, locations]);
  const rows = useMemo(() => viewerRows(groups, (locationId) => closed.has(locationId)), [groups, closed]);
  const isAllClosed = groups.length > 0 && groups.every(({ locationId }) => closed.has(locationId));

  const keepAll = (ids: ReadonlySet<number>, reason: 'toggle' | 'all'): void => {
    keepClosed(ids);
    latest.current.onClosedLocationIdsChange?.(ids, { reason });
  };
  const keepHits = (ids: ReadonlySet<number>): void => setClosedHits({ searched, ids });
  const change = (ids: ReadonlySet<number>, reason: 'toggle' | 'all'): void =>
    found === null ? keepAll(ids, reason) : keepHits(ids);
  return {
    groups,
    rows,
    isAllClosed,
    toggleGroup: (locationId) => {
      change(closed.has(locationId) ? without(closed, locationId) : new Set([...closed, locationId]), 'toggle');
    },
    toggleAll: () => change(isAllClosed ? none : new Set(groups.map(({ locationId }) => locationId)), 'all'),
    openGroup: (locationId) => {
      if (closedIds.has(locationId)) keepAll(without(closedIds, locationId), 'toggle');
      if (closed.has(locationId)) keepHits(without(closed, locationId));
    },
  };
}
