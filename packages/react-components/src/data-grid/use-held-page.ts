import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { createLaterRows, createNewRowMarks, newestArrival, noNewRows } from './new-rows.ts';
import { useLatest } from './use-latest.ts';
import { useNewRows } from './use-new-rows.ts';
import type { RowView } from './use-row-view.ts';

interface HeldPageInput<Row> {
  /** All rows. */
  readonly rows: readonly Row[];
  readonly view: RowView<Row>;
  readonly arrivalOf: (row: Row) => number;
  readonly isLive: boolean;
  /** Whether another page than the first is read, or a long list is scrolled. */
  readonly isAway: boolean;
  /** Whether the host has a reason. */
  readonly isHolding: boolean;
  readonly now: () => number;
}

/** For the element around the rows: tells whether the pointer or the focus is inside. @public */
export interface HoldProps {
  /** Marks the element, so that a focus that moves within is not taken for one that leaves. */
  readonly 'data-pk-hold': '';
  /** The pointer is inside: the page stands still. */
  onPointerEnter(): void;
  /** The pointer has left. */
  onPointerLeave(): void;
  /** The focus is inside: the page stands still. */
  onFocus(): void;
  /** The focus has left. */
  onBlur(event: FocusEvent): void;
}

/** For the button that shows the waiting rows: it must not vanish while it is being pressed. @public */
export interface WaitingProps {
  /** Marks the button, so that a focus that comes from it is known. */
  readonly 'data-pk-waiting': '';
  /** The focus has left the button. */
  onBlur(event: FocusEvent): void;
}

interface Hold<Row> {
  /** The rows as they stood in order when the page was taken; each keeps its place. */
  readonly shown: readonly Row[];
  /** All rows at that moment. */
  readonly rows: readonly Row[];
  /** The newest arrival at that moment; what came later waits. */
  readonly newest: number;
  readonly viewId: object;
}

interface HeldPageResult<Row> {
  /** The rows in the order in which they stand now. */
  readonly shown: readonly Row[];
  readonly isHeld: boolean;
  readonly isPinned: boolean;
  setPinned(isPinned: boolean): void;
  /** Rows that came while the page was held. */
  readonly waiting: readonly Row[];
  /** Rows that arrived after this are new. */
  readonly newSince: number;
  readonly holdProps: HoldProps;
  readonly waitingProps: WaitingProps;
  /** Shows the waiting rows; the hold goes on from there when its reason lasts. */
  release(): void;
}

const nothing: readonly never[] = [];

/**
 * Holds the page while the pointer or the focus is inside, while another page is read, or because somebody asked for it:
 * no row moves under the one who is about to press it. Held rows show their newest contents; one that is gone keeps its
 * place, because a row that slides under the pointer would be confirmed by mistake.
 * @internal
 */
export function useHeldPage<Row>(input: HeldPageInput<Row>): HeldPageResult<Row> {
  const { rows, view, isLive, isAway, isHolding, arrivalOf } = input;
  const { changes, test } = view;
  const [hold, setHold] = useState<Hold<Row> | null>(null);
  const [isPinned, setPinned] = useState(false);
  const [stages] = useState(() => ({
    later: createLaterRows(changes, arrivalOf),
    marks: createNewRowMarks(changes, arrivalOf),
  }));
  const inside = useRef({ pointer: false, focus: false });
  const held = isLive && hold?.viewId === view.id ? hold : null;
  const later = held ? stages.later(held.rows, held.newest, rows) : nothing;
  const waiting = useMemo(() => (test ? later.filter(test) : later), [later, test]);
  const newSince = useNewRows(isLive ? stages.marks(held ? held.rows : rows, input.now()) : noNewRows);
  const isAsked = isPinned || isAway || isHolding;
  const latest = useLatest({ rows, view, isLive, isAsked, arrivalOf });

  /* Takes the page when there is a reason to and lets it go when there is none. */
  const settle = useCallback(() => {
    const { rows, view, isLive, isAsked, arrivalOf } = latest.current;
    const { pointer, focus } = inside.current;
    const isWanted = isLive && (pointer || focus || isAsked) && view.shown.length > 0;
    setHold((before) => {
      if (!isWanted) return null;
      if (before?.viewId === view.id) return before;
      return { shown: view.shown, rows, newest: newestArrival(rows, arrivalOf), viewId: view.id };
    });
  }, [latest]);

  const { holdProps, waitingProps } = useMemo(() => {
    const move = (where: 'pointer' | 'focus', isInside: boolean): void => {
      inside.current[where] = isInside;
      settle();
    };
    const blur = (event: FocusEvent): void => {
      const next = event.relatedTarget;
      if (!(next instanceof Element && next.closest('[data-pk-hold], [data-pk-waiting]'))) move('focus', false);
    };
    return {
      holdProps: {
        'data-pk-hold': '',
        onPointerEnter: () => move('pointer', true),
        onPointerLeave: () => move('pointer', false),
        onFocus: () => move('focus', true),
        onBlur: blur,
      } satisfies HoldProps,
      waitingProps: { 'data-pk-waiting': '', onBlur: blur } satisfies WaitingProps,
    };
  }, [settle]);

  /* Another page, order or filter, or the waiting rows were asked for: with the reason still there, that holds too. */
  const isMissing = held === null && (isAsked || inside.current.pointer || inside.current.focus);
  const hasRows = view.shown.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are the reasons to look again
  useEffect(settle, [settle, isMissing, hasRows, isAsked, view.id]);

  const release = useCallback(() => {
    setHold(null);
    inside.current.focus = document.activeElement?.closest('[data-pk-hold]') != null;
  }, []);

  return {
    shown: held ? held.shown : view.shown,
    isHeld: held !== null,
    isPinned,
    setPinned,
    waiting,
    newSince,
    holdProps,
    waitingProps,
    release,
  };
}
