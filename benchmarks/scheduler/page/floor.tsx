import type { Occurrence } from '@patrolkit/sdk/model';
import { memo, type ReactElement, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { MakeContender } from '../contender.ts';
import { firstDate, timeZone, titleOf } from '../plan.ts';
import './floor.css';

/* The least that shows a month: each check is put into its day once, 42 cells are drawn. */

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone });
const clockFormat = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });

function bucketsOf(items: readonly Occurrence[]): Map<string, Occurrence[]> {
  const days = new Map<string, Occurrence[]>();
  for (const item of items) {
    const day = dayFormat.format(item.startsAt);
    const known = days.get(day);
    if (known) known.push(item);
    else days.set(day, [item]);
  }
  for (const list of days.values()) list.sort((a, b) => a.startsAt - b.startsAt);
  return days;
}

interface CellProps {
  day: string;
  items: readonly Occurrence[];
  isTarget: boolean;
}

const Cell = memo(function Cell({ day, items, isTarget }: CellProps): ReactElement {
  return (
    <div className={isTarget ? 'cell target' : 'cell'} data-date={day}>
      <span>{Number(day.slice(8))}</span>
      {items.slice(0, 5).map((item) => (
        <div className={`item ${item.state}`} key={item.occurrenceId}>
          {clockFormat.format(item.startsAt)} {titleOf(item)}
        </div>
      ))}
      {items.length > 5 && <span>+{items.length - 5} more</span>}
    </div>
  );
});

const none: readonly Occurrence[] = [];

function Month({
  items,
  month,
  guardId,
}: {
  items: readonly Occurrence[];
  month: number;
  guardId: number | null;
}): ReactElement {
  const buckets = useMemo(() => bucketsOf(items), [items]);
  const [held, hold] = useState<string | null>(null);
  const shown = useMemo(() => {
    const first = new Date(Date.UTC(Number(firstDate.slice(0, 4)), Number(firstDate.slice(5, 7)) - 1 + month, 1));
    const monday = first.getTime() - ((first.getUTCDay() + 6) % 7) * 86_400_000;
    return Array.from({ length: 42 }, (_, at) => {
      const day = new Date(monday + at * 86_400_000).toISOString().slice(0, 10);
      const all = buckets.get(day) ?? none;
      return { day, items: guardId === null ? all : all.filter((item) => item.guardId === guardId) };
    });
  }, [buckets, month, guardId]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it is measured, nobody uses it
    <div
      className="month"
      onMouseDown={() => hold('')}
      onMouseMove={({ target }) => {
        const over = target instanceof Element ? target.closest<HTMLElement>('.cell')?.dataset.date : undefined;
        if (held !== null && over) hold(over);
      }}
      onMouseUp={() => hold(null)}
    >
      {shown.map((cell) => (
        <Cell day={cell.day} isTarget={cell.day === held} items={cell.items} key={cell.day} />
      ))}
    </div>
  );
}

/** The floor. */
export const make: MakeContender = async (box, items) => {
  const root = createRoot(box);
  let [month, guardId]: [number, number | null] = [0, null];
  const draw = (): void => root.render(<Month guardId={guardId} items={items} month={month} />);
  draw();
  while (!box.querySelector('.cell')) await new Promise(requestAnimationFrame);
  return {
    go: (months) => {
      month += months;
      draw();
    },
    filter: (wanted) => {
      guardId = wanted;
      draw();
    },
    draggable: () => {
      const days = [...box.querySelectorAll('.cell')];
      const item = days[8]?.querySelector('.item');
      return item ? { item, days } : null;
    },
  };
};
