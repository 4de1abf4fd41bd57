import type { TextId, useText } from '../services/texts.ts';
import type { LineProblem, PlannedLine } from './import.types.ts';

type Text = ReturnType<typeof useText>;

/** Names of what a line does. */
export const kindIds: Readonly<Record<PlannedLine<unknown>['kind'], TextId>> = {
  new: 'console.import.kind.new',
  change: 'console.import.kind.change',
  same: 'console.import.kind.same',
  bad: 'console.import.kind.bad',
};

/** Why a line does nothing, in a sentence that says what to mend. */
function problemWords(problem: LineProblem, text: Text): string {
  switch (problem.code) {
    case 'quote':
      return text('console.import.bad.quote');
    case 'cells':
      return text('console.import.bad.cells', { found: problem.found, expected: problem.expected });
    case 'sameAs':
      return text('console.import.bad.sameAs', { line: problem.line });
    case 'twice':
      return text('console.import.bad.twice', { key: problem.key });
    case 'form':
      return `${problem.field}: ${problem.words}`;
    default:
      return text(`console.import.bad.${problem.code}`, { field: problem.field, cell: problem.cell });
  }
}

/** What a line changes, or why it does nothing. */
export function lineWords({ changes, problems, kind }: PlannedLine<unknown>, text: Text): string {
  if (problems.length > 0) return problems.map((problem) => problemWords(problem, text)).join(' ');
  return changes
    .map(({ label, before, after }) =>
      kind === 'new'
        ? `${label}: ${after}`
        : text('console.import.change', { label, before: before || '–', after: after || '–' }),
    )
    .join(' · ');
}
