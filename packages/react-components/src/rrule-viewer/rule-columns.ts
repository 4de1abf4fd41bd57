import type { MessageId } from '../provider/index.ts';

/** A column of the rules; a narrow viewer leaves some out or puts them on a second line. @internal */
export interface RuleColumn {
  readonly id:
    | 'guard'
    | 'checkpoints'
    | 'days'
    | 'window'
    | 'every'
    | 'tolerance'
    | 'from'
    | 'until'
    | 'next'
    | 'actions';
  readonly label: MessageId;
}

/** The columns in their order; their widths are styles, so that they can follow the width of the viewer. @internal */
export const ruleColumns: readonly RuleColumn[] = [
  { id: 'guard', label: 'rruleViewer.column.guard' },
  { id: 'checkpoints', label: 'rruleViewer.column.checkpoints' },
  { id: 'days', label: 'rruleViewer.column.days' },
  { id: 'window', label: 'rruleViewer.column.window' },
  { id: 'every', label: 'rruleViewer.column.every' },
  { id: 'tolerance', label: 'rruleViewer.column.tolerance' },
  { id: 'from', label: 'rruleViewer.column.from' },
  { id: 'until', label: 'rruleViewer.column.until' },
  { id: 'next', label: 'rruleViewer.column.next' },
  { id: 'actions', label: 'rruleViewer.column.actions' },
];
