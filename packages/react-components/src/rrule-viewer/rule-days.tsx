import { type Weekday, weekdays } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { usePatrol } from '../provider/index.ts';
import { weekdayLetter, weekdaysInWords } from './rule-words.ts';

/** The week as seven letters, those of the rule with an edge; said in words. @internal */
export function RuleDays({ on }: { on: readonly Weekday[] }): ReactElement {
  const patrol = usePatrol();
  return (
    <span className="pk-RRuleViewer-days">
      <span className="pk-Hidden">{weekdaysInWords(patrol, on)}</span>
      {weekdays.map((weekday) => (
        <span
          aria-hidden="true"
          className="pk-RRuleViewer-day"
          data-on={on.includes(weekday) ? '' : undefined}
          key={weekday}
        >
          {weekdayLetter(patrol, weekday)}
        </span>
      ))}
    </span>
  );
}
