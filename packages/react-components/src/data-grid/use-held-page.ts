import { type FocusEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { RowKey } from './data-grid.types.ts';
import { type HeldPage, heldRows, newestArrival, rowsSince } from './held-page.ts';
import { useLatest } from './use-latest.ts';

interface HeldPageInput<Row> {
  /** All rows. */
  readonly rows: readonly Row[];
  /** The page as it would be now. */
  readonly page: readonly Row[];
  /** Changes when the supervisor turns to another page or order, which ends the hold. */
  readonly pageId: string;
  readonly keyOf: (row: Row) => RowKey;
  readonly arrivalOf: (row: Row) => number;
}

/** For the element around the rows: tells whether the pointer or the focus is inside. @public */
export interface HoldProps {
  readonly 'data-pk-hold': '';
  onPointerEnter(): void;
  onPointerLeave(): void;
  onFocus(): void;
  onBlur(event: FocusEvent): void;
}

/** For the button that shows the waiting rows: it must not vanish while it is being pressed. @public */
export interface WaitingProps {
  readonly 'data-pk-waiting': '';
  onBlur(event: FocusEvent): void;
}

interface HeldPageResult<Row> {
  readonly page: readonly Row[];
  readonly isHeld: boolean;
  /** Rows that came while the page was held. */
  readonly waiting: readonly Row[];
  /** Rows that arrived after this and were shown by the last release are new. */
  readonly newSince: number;
  readonly holdProps: HoldProps;
  readonly waitingProps: WaitingProps;
  /** Shows the waiting rows; the hold goes on from there when pointer or focus are still inside. */
  release(): void;
}

const nothing: readonly never[] = [];

/** Holds the page while the pointer or the focus is inside, so that no row moves under either. @internal */
export function useHeldPage<Row>(input: HeldPageInput<Row>): HeldPageResult<Row> {
  const { rows, pageId, keyOf, arrivalOf } = input;
  const [hold, setHold] = useState<(HeldPage<Row> & { readonly pageId: string }) | null>(null);
  const [newSince, setNewSince] = useState(Number.POSITIVE_INFINITY);
  const inside = useRef({ pointer: false, focus: false });
  const held = hold?.pageId === pageId ? hold : null;
  const page = useMemo(() => (held ? heldRows(held, rows, keyOf) : input.page), [held, rows, keyOf, input.page]);
  const waiting = useMemo(() => (held ? rowsSince(rows, held.newest, arrivalOf) : nothing), [held, rows, arrivalOf]);
  const latest = useLatest({ ...input, page, held, hasWaiting: waiting.length > 0 });

  const take = useCallback(
    (shown: readonly Row[]) => {
      const { rows, pageId, arrivalOf } = latest.current;
      setHold(shown.length > 0 ? { rows: shown, newest: newestArrival(rows, arrivalOf), pageId } : null);
    },
    [latest],
  );
  const markNew = useCallback(() => {
    const { held, hasWaiting } = latest.current;
    if (held) setNewSince(hasWaiting ? held.newest : Number.POSITIVE_INFINITY);
  }, [latest]);

  const { holdProps, waitingProps } = useMemo(() => {
    const move = (where: 'pointer' | 'focus', isInside: boolean): void => {
      inside.current[where] = isInside;
      if (isInside) {
        if (!latest.current.held) take(latest.current.page);
      } else if (!inside.current.pointer && !inside.current.focus) {
        markNew();
        setHold(null);
      }
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
  }, [latest, take, markNew]);

  /* Another page, another order, or the waiting rows were asked for: with somebody still inside, that page holds too. */
  useEffect(() => {
    if ((inside.current.pointer || inside.current.focus) && !held) take(page);
  }, [held, page, take]);

  const release = useCallback(() => {
    markNew();
    setHold(null);
    inside.current.focus = document.activeElement?.closest('[data-pk-hold]') != null;
  }, [markNew]);

  return { page, isHeld: held !== null, waiting, newSince, holdProps, waitingProps, release };
}
