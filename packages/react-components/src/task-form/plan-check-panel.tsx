import type { LintFinding, LintFix, LintSeverity } from '@patrolkit/sdk/rules';
import { type ReactElement, useId } from 'react';
import { Icon } from '../icon/icon.tsx';
import { usePatrol } from '../provider/index.ts';
import { type FindingNames, findingInWords, fixInWords } from './finding-words.ts';

/** Props of {@link PlanCheckPanel}. @internal */
export interface PlanCheckPanelProps {
  findings: readonly LintFinding[];
  names: FindingNames;
  /** Whether there is somebody to carry a fix out. */
  canFix: (fix: LintFix) => boolean;
  onFix: (fix: LintFix) => void;
}

const counts = [
  ['error', 'taskForm.checkErrors'],
  ['warning', 'taskForm.checkWarnings'],
  ['note', 'taskForm.checkNotes'],
] as const satisfies readonly (readonly [LintSeverity, string])[];

function Finding({ finding, names, canFix, onFix }: Omit<PlanCheckPanelProps, 'findings'> & { finding: LintFinding }) {
  const patrol = usePatrol();
  const { title, detail } = findingInWords(finding, names, patrol);
  return (
    <li className="pk-PlanCheck-finding" data-code={finding.code} data-severity={finding.severity}>
      <Icon name={finding.severity === 'note' ? 'info' : 'warn'} />
      <strong className="pk-PlanCheck-title">
        <span className="pk-Hidden">{patrol.text(`taskForm.severity.${finding.severity}`)}: </span>
        {title}
      </strong>
      <p className="pk-PlanCheck-detail">
        {detail}{' '}
        {finding.fixes.filter(canFix).map((fix, at) => (
          <span key={fix.kind}>
            {at > 0 && ' · '}
            <button className="pk-PlanCheck-fix" onClick={() => onFix(fix)} type="button">
              {fixInWords(fix, patrol)}
            </button>
          </span>
        ))}
      </p>
    </li>
  );
}

/** What the plan gets wrong though it can be saved, errors first, each with links that repair it. @internal */
export function PlanCheckPanel({ findings, ...rest }: PlanCheckPanelProps): ReactElement {
  const { text } = usePatrol();
  const titleId = useId();
  const summary = counts.flatMap(([severity, id]) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0 ? [] : [text(id, { count })];
  });
  return (
    <section aria-labelledby={titleId} className="pk-PlanCheck">
      <header className="pk-PlanCheck-head">
        <h3 className="pk-PlanCheck-heading" id={titleId}>
          {text('taskForm.check')}
        </h3>
        <output className="pk-PlanCheck-counts">
          {summary.length === 0 ? text('taskForm.checkClear') : summary.join(', ')}
        </output>
      </header>
      {findings.length > 0 && (
        <ul className="pk-PlanCheck-list">
          {findings.map((finding) => (
            <Finding finding={finding} key={keyOf(finding)} {...rest} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A code may come more than once: for several rules, nights or kinds of gaps. */
function keyOf({ code, severity, values }: LintFinding): string {
  const about = 'otherRuleId' in values ? values.otherRuleId : 'date' in values ? values.date : severity;
  return `${code} ${about}`;
}
