import { type KeyboardEvent, useState } from 'react';

/** One tab stop for many links, and arrow keys between them. */
export interface Roving {
  readonly tabIndexOf: (at: number) => 0 | -1;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onFocusOf: (at: number) => void;
}

/* Where the key leads in rows of `columns`; null for another key. */
function target(key: string, at: number, count: number, columns: number): number | null {
  const rowStart = at - (at % columns);
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: rowStart,
    End: Math.min(count, rowStart + columns) - 1,
  };
  const next = steps[key];
  return next === undefined || next < 0 || next >= count ? null : next;
}

/** Moves the focus among the elements with `data-at` below the one that takes `onKeyDown`. */
export function useRoving(count: number, columns = count): Roving {
  const [active, setActive] = useState(0);
  const current = Math.min(active, Math.max(0, count - 1));
  return {
    tabIndexOf: (at) => (at === current ? 0 : -1),
    onFocusOf: setActive,
    onKeyDown: (event) => {
      const next = target(event.key, current, count, columns);
      if (next === null) return;
      event.preventDefault();
      event.currentTarget.querySelector<HTMLElement>(`[data-at="${next}"]`)?.focus();
    },
  };
}
