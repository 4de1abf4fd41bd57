import type { PatrolEvent } from '@patrolkit/sdk/model';
import { type ReactElement, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { type Direction, type MakeContender, pageSize } from '../contender.ts';
import { compareText, holds } from './event-text.ts';
import { PlainTable, plainRows } from './plain-table.tsx';

interface PageProps {
  events: readonly PatrolEvent[];
  word: string;
  direction: Direction | null;
}

function Page({ events, word, direction }: PageProps): ReactElement {
  const shown = useMemo(() => {
    const small = word.toLowerCase();
    const held = small === '' ? events : events.filter((event) => holds(event, small));
    if (direction === null) return held;
    const sign = direction === 'ascending' ? 1 : -1;
    return held.toSorted((a, b) => sign * compareText(a.source, b.source));
  }, [events, word, direction]);
  return <PlainTable count={shown.length} page={shown.slice(0, pageSize)} />;
}

/** The floor: the page is cut first, rows are memoised, nothing else is there. */
export const make: MakeContender = (box, first) => {
  const root = createRoot(box);
  let props: PageProps = { events: first, word: '', direction: null };
  const draw = (change: Partial<PageProps>): void => {
    props = { ...props, ...change };
    root.render(<Page {...props} />);
  };
  draw({});
  return {
    show: (events) => draw({ events }),
    change: (events) => draw({ events }),
    filter: (word) => draw({ word }),
    sort: (direction) => draw({ direction }),
    rows: () => plainRows(box),
  };
};
