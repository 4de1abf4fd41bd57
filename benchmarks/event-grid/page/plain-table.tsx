import type { PatrolEvent } from '@patrolkit/sdk/model';
import { memo, type ReactElement } from 'react';
import { pageSize } from '../contender.ts';
import { ActionsCell, CommentsCell, ImageCell, WhatCell } from './cells.tsx';
import { timeText } from './event-text.ts';
import './plain-table.css';

/* A row is drawn again only when its event is another object. */
const Row = memo(function Row({ event }: { event: PatrolEvent }): ReactElement {
  return (
    <tr>
      <td>
        <input aria-label={`Select event ${event.eventId}`} type="checkbox" />
      </td>
      <td>{event.eventId}</td>
      <td>{timeText(event.occurredAt)}</td>
      <td title={event.source}>{event.source}</td>
      <td>
        <WhatCell event={event} />
      </td>
      <td>
        <CommentsCell event={event} />
      </td>
      <td>
        <ImageCell event={event} />
      </td>
      <td>
        <ActionsCell event={event} />
      </td>
    </tr>
  );
});

const Head = memo(function Head(): ReactElement {
  return (
    <thead>
      <tr>
        {['', 'ID', 'Time', 'Source', 'Description', 'Comments', 'Images', ''].map((name, at) => (
          <th className={`column${at}`} key={at}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
});

/** A page of events as a plain table, and which rows it is. */
export function PlainTable({ page, count }: { page: readonly PatrolEvent[]; count: number }): ReactElement {
  return (
    <>
      <table className="plain">
        <Head />
        <tbody>
          {page.map((event) => (
            <Row event={event} key={event.eventId} />
          ))}
        </tbody>
      </table>
      <p>
        1–{Math.min(pageSize, count)} of {count}
      </p>
    </>
  );
}

/** The rows of a plain table. */
export const plainRows = (box: HTMLElement): readonly Element[] => [...(box.querySelector('tbody')?.children ?? [])];
