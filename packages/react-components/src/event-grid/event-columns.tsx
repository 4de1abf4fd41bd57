import { eventTypes, newestFirst, type PatrolEvent } from '@patrolkit/sdk/model';
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
  type RowActions,
  TimeCell,
} from './event-cells.tsx';
import { createRowText, type RowText } from './row-text.ts';
import { createTimeText } from './time-text.ts';

/** What a row's controls do; keep the functions stable. @internal */
export interface EventActions extends RowActions {
  readonly openComments?: ((event: PatrolEvent) => void) | undefined;
  readonly viewImage?: ((event: PatrolEvent) => void) | undefined;
}

const byTime = (a: PatrolEvent, b: PatrolEvent): number => newestFirst(b, a);

type Column = DataGridColumn<PatrolEvent>;

function commentColumn({ text }: Patrol, rowText: RowText, { openComments }: EventActions): Column {
  return {
    id: 'comments',
    label: text('eventGrid.column.comments'),
    head: <Icon name="comment" />,
    width: '40px',
    filter: {
      options: [
        { id: 'unseen', label: text('eventGrid.filter.unseen') },
        { id: 'some', label: text('eventGrid.filter.commented') },
        { id: 'none', label: text('eventGrid.filter.uncommented') },
      ],
      matches: ({ unseenCommentCount, commentCount }, id) =>
        id === 'unseen' ? unseenCommentCount > 0 : commentCount > 0 === (id === 'some'),
    },
    cell: (event) =>
      openComments ? (
        <CommentsButton event={event} onPress={openComments} rowText={rowText} />
      ) : (
        <CommentsCell event={event} />
      ),
  };
}

function imageColumn({ text }: Patrol, rowText: RowText, { viewImage }: EventActions): Column {
  return {
    id: 'images',
    label: text('eventGrid.column.images'),
    head: <Icon name="image" />,
    width: 'var(--pk-x-images, 34px)',
    filter: {
      options: [
        { id: 'some', label: text('eventGrid.hasImage') },
        { id: 'none', label: text('eventGrid.noImageAttached') },
      ],
      matches: ({ hasImage }, id) => hasImage === (id === 'some'),
    },
    cell: (event) =>
      viewImage ? <ImageButton event={event} onPress={viewImage} rowText={rowText} /> : <ImageCell event={event} />,
  };
}

/** The columns of the event grid (S2.73), with the checkbox before and the actions behind them. @internal */
export function eventColumns(patrol: Patrol, actions: EventActions): readonly Column[] {
  const { text, timeZone } = patrol;
  const timeText = createTimeText(timeZone);
  const rowText = createRowText(text);
  /* A filter asks for these 100,000 times. */
  const typeText = new Map(eventTypes.map((type) => [type, text(`eventType.${type}`)]));
  return [
    {
      id: 'select',
      label: text('eventGrid.column.select'),
      width: '32px',
      isSelection: true,
      isFixed: true,
      cell: (event, isSelected) => (
        <CellCheckbox isSelected={isSelected} label={rowText('eventGrid.selectEvent', event.eventId)} />
      ),
    },
    {
      id: 'id',
      label: text('eventGrid.column.id'),
      width: '52px',
      sortBy: (event) => event.eventId,
      text: (event) => String(event.eventId),
      isDescendingFirst: true,
      cell: (event) => event.eventId,
    },
    {
      id: 'time',
      label: text('eventGrid.column.time'),
      width: '120px',
      compare: byTime,
      text: (event) => timeText(event.occurredAt),
      isDescendingFirst: true,
      cell: (event) => <TimeCell at={timeText(event.occurredAt)} />,
    },
    {
      id: 'source',
      label: text('eventGrid.column.source'),
      width: '114px',
      sortBy: (event) => event.source,
      text: (event) => event.source,
      cell: (event) => event.source,
    },
    {
      id: 'description',
      label: text('eventGrid.column.description'),
      width: 'minmax(0, 1fr)',
      sortBy: (event) => event.description,
      text: (event) => `${typeText.get(event.type) ?? ''} ${event.description}`,
      cell: (event) => <DescriptionCell event={event} />,
    },
    commentColumn(patrol, rowText, actions),
    imageColumn(patrol, rowText, actions),
    {
      id: 'actions',
      label: text('eventGrid.column.actions'),
      head: null,
      width: actions.openMenu ? '80px' : '58px',
      isFixed: true,
      cell: (event) => <ActionsCell actions={actions} event={event} rowText={rowText} />,
    },
  ];
}
