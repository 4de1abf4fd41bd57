import type { RecurrenceRule } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import { shownChecks, weekdayShort } from './rule-words.ts';
import type { RRuleViewerModel } from './use-rrule-viewer.ts';

/** The next checks of a rule, in its own zone. @internal */
export function NextChecks({ rule, model }: { rule: RecurrenceRule; model: RRuleViewerModel }): ReactElement {
  const patrol = usePatrol();
  const { text } = patrol;
  const checks = shownChecks(model.facts.next(rule), rule.timeZone);
  const names = model.namesOf(rule).checkpoints.join(', ') || text('rruleViewer.noCheckpoints');
  if (checks.length === 0) return <p className="pk-RRuleDetail-none">{text('rruleViewer.noNext')}</p>;
  return (
    <table className="pk-RRuleDetail-checks">
      <colgroup>
        <col className="pk-RRuleDetail-checkDays" />
        <col className="pk-RRuleDetail-checkTimes" />
        <col />
      </colgroup>
      <thead className="pk-RRuleDetail-checkHead">
        <tr>
          <th scope="col">{text('rruleViewer.next.day')}</th>
          <th scope="col">{text('rruleViewer.next.time')}</th>
          <th scope="col">{text('rruleViewer.column.checkpoints')}</th>
        </tr>
      </thead>
      <tbody>
        {checks.map(({ at, weekday, date, time, offset }, index) => (
          <tr key={at}>
            <td className="pk-RRuleDetail-checkDay">
              <span className={checks[index - 1]?.date === date ? 'pk-Hidden' : undefined}>
                {weekdayShort(patrol, weekday)} {date}
              </span>
            </td>
            <td>
              {time} {offset && <span className="pk-RRuleDetail-offset">{offset}</span>}
            </td>
            <td className="pk-RRuleDetail-checkNames" title={names}>
              {names}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
