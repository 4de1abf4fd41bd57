import type { RecurrenceRule } from '@patrolkit/sdk/model';
import type { RuleDescription } from '@patrolkit/sdk/rules';
import { type ReactElement, useId } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { showDate } from '../controls/typed-date.rules.ts';
import { Icon } from '../icon/icon.tsx';
import { type Patrol, usePatrol } from '../provider/index.ts';
import { NextChecks } from './next-checks.tsx';
import { RuleOverlaps } from './rule-overlaps.tsx';
import { clockOf, weekdaysInWords, windowOf } from './rule-words.ts';
import type { RRuleViewerModel } from './use-rrule-viewer.ts';

/** The days it leaves out, where there are some. */
function breakWords(described: RuleDescription | null, text: Patrol['text']): readonly (readonly [string, string])[] {
  const { skippedDates = [], pause = null } = described ?? {};
  const skipped = skippedDates.map(showDate).join(', ');
  return [
    ...(skipped === '' ? [] : [[text('rruleViewer.detail.skipped'), skipped] as const]),
    ...(pause
      ? [[text('rruleViewer.detail.pause'), `${showDate(pause.from)} – ${showDate(pause.until)}`] as const]
      : []),
  ];
}

/** The rule in words: pairs of what and how. */
function useRuleWords(rule: RecurrenceRule, model: RRuleViewerModel): readonly (readonly [string, string])[] {
  const patrol = usePatrol();
  const { text } = patrol;
  const described = model.facts.describe(rule);
  const { location, checkpoints } = model.namesOf(rule);
  const minutes = rule.intervalMinutes;
  const window = described?.isWholeDay
    ? text('rruleViewer.detail.wholeDay', { from: clockOf(rule.fromTime), minutes })
    : text('rruleViewer.detail.windowText', {
        window: windowOf(rule),
        minutes,
      });
  return [
    [text('rruleViewer.detail.guard'), rule.guardName],
    [text('rruleViewer.detail.location'), location],
    [text('rruleViewer.detail.checkpoints'), checkpoints.join(', ') || text('rruleViewer.noCheckpoints')],
    [
      text('rruleViewer.detail.days'),
      described ? weekdaysInWords(patrol, described.weekdays) : text('rruleViewer.unreadable'),
    ],
    [text('rruleViewer.detail.window'), window],
    [text('rruleViewer.detail.tolerance'), text('rruleViewer.plusMinus', { minutes: rule.toleranceMinutes })],
    [text('rruleViewer.detail.valid'), `${showDate(rule.startDate)} – ${showDate(rule.endDate)}`],
    ...breakWords(described, text),
    [text('rruleViewer.detail.zone'), rule.timeZone],
    [
      text('rruleViewer.detail.missed'),
      text(rule.isMissReported ? 'rruleViewer.detail.missReported' : 'rruleViewer.detail.missNotReported'),
    ],
  ];
}

/** What is known of the selected rule; loaded when there are rules to select. @internal */
export function SelectedRule({ rule, model }: { rule: RecurrenceRule; model: RRuleViewerModel }): ReactElement {
  const { text } = usePatrol();
  const nextId = useId();
  const words = useRuleWords(rule, model);
  const { edit } = model.actions;
  return (
    <>
      <header className="pk-RRuleDetail-head">
        <h3 className="pk-RRuleDetail-title">{rule.title || rule.guardName}</h3>
        {edit && (
          <Button onPress={() => edit(rule)}>
            <Icon name="edit" />
            {text('rruleViewer.editRule')}
          </Button>
        )}
        <span className="pk-RRuleDetail-close">
          <IconButton icon="close" label={text('dialog.close')} onPress={() => model.select(null, 'close')} />
        </span>
      </header>
      <div className="pk-RRuleDetail-body">
        <dl className="pk-RRuleDetail-words">
          {words.map(([name, value]) => (
            <div className="pk-RRuleDetail-pair" key={name}>
              <dt className="pk-RRuleDetail-name">{name}</dt>
              <dd className="pk-RRuleDetail-value">{value}</dd>
            </div>
          ))}
        </dl>
        <pre className="pk-RRuleDetail-raw">
          <span className="pk-Hidden">{text('rruleViewer.detail.raw')}</span>
          <code>{rule.rrule}</code>
        </pre>
        {!model.facts.describe(rule) && (
          <div className="pk-RRuleDetail-finding" data-severity="warning">
            <Icon name="warn" />
            <p className="pk-RRuleDetail-findingText">{text('rruleViewer.detail.unreadable')}</p>
          </div>
        )}
        <RuleOverlaps model={model} rule={rule} />
      </div>
      <h4 className="pk-RRuleDetail-nextTitle" id={nextId}>
        {text('rruleViewer.next')}
      </h4>
      <NextChecks model={model} rule={rule} />
    </>
  );
}
