import { formatDateTime, type RecurrenceRule } from '@patrolkit/sdk/model';
import type { ReactElement, ReactNode } from 'react';
import { CellButton } from '../controls/cell-button.tsx';
import { showDate } from '../controls/typed-date.rules.ts';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { MatchedText } from './matched-text.tsx';
import { RuleDays } from './rule-days.tsx';
import { windowOf } from './rule-words.ts';
import type { RRuleViewerModel, RuleActions } from './use-rrule-viewer.ts';

/** What the cells of a rule need; all of it stays the same while nothing changes. @internal */
export type CellModel = Pick<RRuleViewerModel, 'facts' | 'namesOf' | 'rangeOf' | 'actions'>;

function GuardCell({ rule, model }: { rule: RecurrenceRule; model: CellModel }): ReactElement {
  const { text } = usePatrol();
  const isDouble = model.facts.overlaps(rule).length > 0;
  return (
    <>
      <span className="pk-RRuleViewer-guard">
        <MatchedText range={model.rangeOf(rule.guardName)} text={rule.guardName} />
      </span>
      {isDouble && (
        <span className="pk-RRuleViewer-double" title={text('rruleViewer.doubleBooked')}>
          <Icon name="warn" />
          <span className="pk-Hidden">{text('rruleViewer.doubleBooked')}</span>
        </span>
      )}
    </>
  );
}

function CheckpointsCell({ rule, model }: { rule: RecurrenceRule; model: CellModel }): ReactElement {
  const { text } = usePatrol();
  const names = model.namesOf(rule).checkpoints;
  if (names.length === 0) return <span className="pk-RRuleViewer-none">{text('rruleViewer.noCheckpoints')}</span>;
  return (
    <span className="pk-RRuleViewer-checkpoints" title={names.join(', ')}>
      {names.map((name, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two checkpoints of a rule may have one name, and their order is kept
        <span key={at}>
          {at > 0 && ', '}
          <MatchedText range={model.rangeOf(name)} text={name} />
        </span>
      ))}
    </span>
  );
}

function ActionsCell({ rule, model }: { rule: RecurrenceRule; model: CellModel }): ReactElement {
  const { text } = usePatrol();
  const names = { guard: rule.guardName, location: model.namesOf(rule).location };
  const kinds: readonly [keyof RuleActions & string, 'edit' | 'copy' | 'trash', string][] = [
    ['edit', 'edit', text('rruleViewer.edit', names)],
    ['copy', 'copy', text('rruleViewer.copy', names)],
    ['remove', 'trash', text('rruleViewer.delete', names)],
  ];
  return (
    <span className="pk-RRuleViewer-actions">
      {kinds.map(([kind, icon, label]) => {
        const run = model.actions[kind];
        return (
          run && (
            <CellButton action={kind} key={kind} label={label} onPress={() => run(rule)}>
              <Icon name={icon} />
            </CellButton>
          )
        );
      })}
    </span>
  );
}

/** The contents of a rule's cells by the ids of their columns. @internal */
export function ruleCells(
  rule: RecurrenceRule,
  model: CellModel,
  { text }: Pick<ReturnType<typeof usePatrol>, 'text'>,
): Readonly<Record<string, ReactNode>> {
  const weekdays = model.facts.describe(rule)?.weekdays;
  const nextAt = model.facts.nextAt(rule);
  return {
    guard: <GuardCell model={model} rule={rule} />,
    checkpoints: <CheckpointsCell model={model} rule={rule} />,
    days: weekdays ? <RuleDays on={weekdays} /> : text('rruleViewer.unreadable'),
    window: windowOf(rule),
    every: text('rruleViewer.minutes', { minutes: rule.intervalMinutes }),
    tolerance: text('rruleViewer.plusMinus', { minutes: rule.toleranceMinutes }),
    from: showDate(rule.startDate),
    until: showDate(rule.endDate),
    next: nextAt === null ? text('rruleViewer.ended') : formatDateTime(nextAt, rule.timeZone),
    actions: <ActionsCell model={model} rule={rule} />,
  };
}
