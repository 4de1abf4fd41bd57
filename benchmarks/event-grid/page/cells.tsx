import { type EventType, isUnconfirmed, type PatrolEvent } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { typeNames } from './event-text.ts';
import './cells.css';

/* The cells that show more than a text; the plain table and all peers draw the same ones. */

interface CellProps {
  event: PatrolEvent;
}

const shapes: Readonly<Record<EventType | 'comment' | 'image' | 'check' | 'locate' | 'more', string>> = {
  Unknown: 'M7 7a3 3 0 1 1 3 4v2m0 2v1',
  System: 'M4 5h12v8H4zm4 11h4',
  GpsLocation: 'M10 17s5-5 5-9a5 5 0 0 0-10 0c0 4 5 9 5 9z',
  TagRead: 'M4 4h7l5 5-7 7-5-5z',
  UnknownTag: 'M4 4h7l5 5-7 7-5-5zm5 3v4',
  UnknownLocation: 'M10 17s5-5 5-9a5 5 0 0 0-10 0c0 4 5 9 5 9zm0-11v4',
  GuardMessage: 'M3 5h14v10H3zl7 6 7-6',
  GuardComment: 'M3 4h14v9H9l-4 4v-4H3z',
  Start: 'M6 4l10 6-10 6z',
  Stop: 'M5 5h10v10H5z',
  NotMoving: 'M7 5v10m6-10v10',
  NotConnected: 'M4 4l12 12M4 10a9 9 0 0 1 12 0',
  GuardPanic: 'M10 3l8 14H2zm0 5v4m0 2v1',
  Exception: 'M10 3a7 7 0 1 0 0 14a7 7 0 0 0 0-14zm0 3v5m0 2v1',
  comment: 'M3 4h14v9H9l-4 4v-4H3z',
  image: 'M3 4h14v12H3zl5 8 3-3 5 6',
  check: 'M4 10l4 4 8-8',
  locate: 'M10 3v4m0 6v4M3 10h4m6 0h4',
  more: 'M5 10h1m4 0h1m4 0h1',
};

function Shape({ name }: { name: keyof typeof shapes }): ReactElement {
  return (
    <svg aria-hidden="true" className="shape" viewBox="0 0 20 20">
      <path d={shapes[name]} />
    </svg>
  );
}

function CellButton({ label, name }: { label: string; name: keyof typeof shapes }): ReactElement {
  return (
    <button aria-label={label} className="cellButton" tabIndex={-1} title={label} type="button">
      <Shape name={name} />
    </button>
  );
}

/** Icon and name of the type, whether it is confirmed, and the text. */
export function WhatCell({ event }: CellProps): ReactElement {
  return (
    <span className="what" data-state={isUnconfirmed(event) ? 'open' : undefined}>
      <Shape name={event.type} />
      <span className="type">{typeNames[event.type]}</span>
      {event.confirmedAt !== null && <span title={`Confirmed by ${event.confirmedBy}`}>✓</span>}
      <span className="text" title={event.description}>
        {event.description}
      </span>
    </span>
  );
}

/** How many comments there are; opens them. */
export function CommentsCell({ event }: CellProps): ReactElement {
  const { eventId, commentCount, unseenCommentCount } = event;
  return (
    <button aria-label={`Comments of event ${eventId}`} className="cellButton" tabIndex={-1} type="button">
      {unseenCommentCount > 0 ? <b className="unseen">{unseenCommentCount}</b> : <Shape name="comment" />}
      {commentCount > 0 && commentCount}
    </button>
  );
}

/** Shows the image, if there is one. */
export function ImageCell({ event }: CellProps): ReactElement | null {
  return event.hasImage ? <CellButton label={`Image of event ${event.eventId}`} name="image" /> : null;
}

/** What can be done to an event. */
export function ActionsCell({ event }: CellProps): ReactElement {
  const { eventId } = event;
  return (
    <span className="actions">
      {isUnconfirmed(event) && <CellButton label={`Confirm event ${eventId}`} name="check" />}
      <CellButton label={`Respond to event ${eventId}`} name="locate" />
      <CellButton label={`More for event ${eventId}`} name="more" />
    </span>
  );
}
