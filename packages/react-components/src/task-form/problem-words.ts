import { showDate } from '../controls/typed-date.rules.ts';
import type { Patrol } from '../provider/index.ts';
import type { CheckProblems } from './check-draft.rules.ts';

/** The sentence below a field; undefined when nothing is wrong with it. @internal */
export function problemInWords({ text }: Patrol, problem: CheckProblems[keyof CheckProblems]): string | undefined {
  if (!problem) return undefined;
  if (problem.code === 'refused') return problem.message;
  if (problem.code === 'endOrder') return text('taskForm.check.endOrder');
  const values = 'date' in problem ? { date: showDate(problem.date) } : { ...problem };
  return text(`taskForm.problem.${problem.code}`, values);
}
