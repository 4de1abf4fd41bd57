import type { PatrolEvent } from '@patrolkit/sdk/model';
import { useCallback, useMemo, useState } from 'react';
import { useLatest } from '../data-grid/use-latest.ts';
import type { EventEdit, EventGridOptions } from './event-grid.types.ts';

/** A change that is being made, or that failed. @public */
export interface EventChange {
  /** The event as it was when the form or the question opened. */
  readonly event: PatrolEvent;
  readonly isPending: boolean;
  /** What the last try was rejected with, exactly. */
  readonly errorText: string | null;
}

/** Editing and deleting events. @public */
export interface EventChanges {
  /** The open form, or null. */
  readonly edit: EventChange | null;
  openEdit(event: PatrolEvent): void;
  saveEdit(edit: EventEdit): void;
  closeEdit(): void;
  /** The event that is asked about, or null. */
  readonly asked: PatrolEvent | null;
  askDelete(event: PatrolEvent): void;
  answerDelete(isConfirmed: boolean): void;
  /** A delete that failed, or null; the event is still there. */
  readonly failedDelete: EventChange | null;
  retryDelete(): void;
  closeFailedDelete(): void;
}

function wordsOf(error: unknown): string {
  return error instanceof Error && error.message !== '' ? error.message : String(error);
}

/** Keeps forms and failures of changes to events: a failure keeps what was typed, and nothing is tried unasked. @public */
export function useEventChanges(options: Pick<EventGridOptions, 'onEdit' | 'onDelete'>): EventChanges {
  const [edit, setEdit] = useState<EventChange | null>(null);
  const [asked, setAsked] = useState<PatrolEvent | null>(null);
  const [deleting, setDeleting] = useState<EventChange | null>(null);
  const latest = useLatest({ ...options, edit, asked, deleting });

  const remove = useCallback(
    (event: PatrolEvent): void => {
      const isMine = (change: EventChange | null): boolean => change?.event.eventId === event.eventId;
      setDeleting({ event, isPending: true, errorText: null });
      latest.current.onDelete?.(event).then(
        () => setDeleting((now) => (isMine(now) ? null : now)),
        (error: unknown) => setDeleting({ event, isPending: false, errorText: wordsOf(error) }),
      );
    },
    [latest],
  );

  const actions = useMemo(
    () => ({
      openEdit: (event: PatrolEvent) => setEdit({ event, isPending: false, errorText: null }),
      closeEdit: () => setEdit(null),
      saveEdit: (values: EventEdit) => {
        const { edit, onEdit } = latest.current;
        if (!edit || edit.isPending || !onEdit) return;
        const { event } = edit;
        const isOpen = (now: EventChange | null): boolean => now?.event === event;
        setEdit({ event, isPending: true, errorText: null });
        onEdit(event, values).then(
          () => setEdit((now) => (isOpen(now) ? null : now)),
          (error: unknown) =>
            setEdit((now) => (isOpen(now) ? { event, isPending: false, errorText: wordsOf(error) } : now)),
        );
      },
      askDelete: (event: PatrolEvent) => setAsked(event),
      answerDelete: (isConfirmed: boolean) => {
        const { asked } = latest.current;
        setAsked(null);
        if (asked && isConfirmed) remove(asked);
      },
      retryDelete: () => {
        const { deleting } = latest.current;
        if (deleting && !deleting.isPending) remove(deleting.event);
      },
      closeFailedDelete: () => setDeleting(null),
    }),
    [latest, remove],
  );
  return { edit, asked, failedDelete: deleting?.errorText ? deleting : null, ...actions };
}
