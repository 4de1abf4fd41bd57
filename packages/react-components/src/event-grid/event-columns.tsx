import { formatDateTime, newestFirst, type PatrolEvent } from '@patrolkit/sdk/model';
import { CellCheckbox } from '../controls/cell-checkbox.tsx';
import type { DataGridColumn } from '../data-grid/index.ts';
import { Icon } from '../icon/icon.tsx';
import type { Patrol } from '../provider/index.ts';
import {
  ActionsCell,
  CommentsButton,
  CommentsCell,
  DescriptionCell,
  ImageButton,
  ImageCell,
  TimeCell,
} from './event-cells.tsx';

/** What a row's controls do; keep the functions stable. @internal */
export interface EventActions {
  readonly confirm: (event: PatrolEvent) => void;
  readonly locate?: ((event: PatrolEvent) => void) | undefined;
  readonly openComments?: ((event: PatrolEvent) => void) | undefined;
  readonly viewImage?: ((event: PatrolEvent) => void) | undefined;
}

const byId = (a: PatrolEvent, b: PatrolEvent): number => a.eventId - b.eventId;
const byTime = (a: PatrolEvent, b: PatrolEvent): number => newestFirst(b, a);

/** The columns of the event grid (S2.73), with the checkbox before and the actions behind them. @internal */
export function eventColumns(patrol: Patrol, actions: EventActions): readonly DataGridColumn<PatrolEvent>[] {
  const { text, timeZone } = patrol;
  const { openComments, viewImage } = actions;
  const words = new Intl.Collator(patrol.intl.locale, { numeric: true });
  return [
    {
      id: 'select',
      label: text('eventGrid.column.select'),
      width: '32px',
      isSelection: true,
      cell: (event, isSelected) => (
        <CellCheckbox isSelected={isSelected} label={text('eventGrid.selectEvent', { id: String(event.eventId) })} />
      ),
    },
    {
      id: 'id',
      label: text('eventGrid.column.id'),
      width: '52px',
      compare: byId,
      isDescendingFirst: true,
      cell: (event) => event.eventId,
    },
    {
      id: 'time',
      label: text('eventGrid.column.time'),
      width: '120px',
      compare: byTime,
      isDescendingFirst: true,
      cell: (event) => <TimeCell at={formatDateTime(event.occurredAt, timeZone)} />,
    },
    {
      id: 'source',
      label: text('eventGrid.column.source'),
      width: '114px',
      compare: (a, b) => words.compare(a.source, b.source) || byTime(a, b),
      cell: (event) => <span title={event.source}>{event.source}</span>,
    },
    {
      id: 'description',
      label: text('eventGrid.column.description'),
      width: 'minmax(0, 1fr)',
      compare: (a, b) => words.compare(a.description, b.description) || byTime(a, b),
      cell: (event) => <DescriptionCell event={event} />,
    },
    {
      id: 'comments',
      label: text('eventGrid.column.comments'),
      head: <Icon name="comment" />,
      width: '40px',
      cell: (event) =>
        openComments ? <CommentsButton event={event} onPress={openComments} /> : <CommentsCell event={event} />,
    },
    {
      id: 'images',
      label: text('eventGrid.column.images'),
      head: <Icon name="image" />,
      width: 'var(--pk-x-images, 34px)',
      cell: (event) => (viewImage ? <ImageButton event={event} onPress={viewImage} /> : <ImageCell event={event} />),
    },
    {
      id: 'actions',
      label: text('eventGrid.column.actions'),
      head: null,
      width: '58px',
      cell: (event) => <ActionsCell event={event} onConfirm={actions.confirm} onLocate={actions.locate} />,
    },
  ];
}
