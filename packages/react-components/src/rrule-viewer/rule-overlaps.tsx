import { formatDateTime, type RecurrenceRule } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { weekdaysInWords, windowOf } from './rule-words.ts';
import type { RRuleViewerModel } from './use-rrule-viewer.ts';

/** The other rules that want the guard at the same time. @internal */
export function RuleOverlaps({ rule, model }: { rule: RecurrenceRule; model: RRuleViewerModel }): ReactElement {
  const patrol = usePatrol();
  const { text } = patrol;
  return (
    <>
      {model.facts.overlaps(rule).map(({ otherRuleId, count, firstAt, weekdays }) => {
        const other = model.ruleOf(otherRuleId);
        return (
          other && (
            <div className="pk-RRuleDetail-finding" data-severity="error" key={otherRuleId}>
              <Icon name="warn" />
              <strong className="pk-RRuleDetail-findingTitle">
                {text('rruleViewer.overlap', { location: model.namesOf(other).location })}
              </strong>
              <p className="pk-RRuleDetail-findingText">
                {text('rruleViewer.overlapDetail', {
                  guard: other.guardName,
                  days: weekdaysInWords(patrol, weekdays),
                  window: windowOf(other),
                  count,
                  first: formatDateTime(firstAt, rule.timeZone),
                })}{' '}
                <button className="pk-RRuleDetail-link" onClick={() => model.openRule(otherRuleId)} type="button">
                  {text('rruleViewer.openRule')}
                </button>
              </p>
            </div>
          )
        );
      })}
    </>
  );
}
