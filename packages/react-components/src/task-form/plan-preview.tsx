import { formatDateTime } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { showDate } from '../controls/typed-date.rules.ts';
import { usePatrol } from '../provider/index.ts';
import type { PlanPreview } from './use-plan-check.ts';

/** How many checks a task makes, when the next one is, and the nights that differ. @internal */
export function PlanPreviewLine({
  preview,
  timeZone,
}: {
  preview: PlanPreview | null;
  timeZone: string;
}): ReactElement {
  const { text } = usePatrol();
  if (!preview) return <output className="pk-TaskForm-preview">{text('taskForm.previewNone')}</output>;
  const { count, nextAt, nights } = preview;
  const parts = [
    text('taskForm.preview', {
      count,
      hasNext: nextAt === null ? 'no' : 'yes',
      next: nextAt === null ? '' : formatDateTime(nextAt, timeZone),
    }),
    ...nights.map(({ date, checks }) => text('taskForm.previewNight', { checks, date: showDate(date) })),
  ];
  return <output className="pk-TaskForm-preview">{parts.join('; ')}</output>;
}
