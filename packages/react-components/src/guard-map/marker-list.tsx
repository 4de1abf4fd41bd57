import { toLocale } from '@patrolkit/sdk/model';
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { TextField } from '../controls/text-field.tsx';
import { usePatrol } from '../provider/index.ts';
import { ListOrder, type MarkerList as Markers } from './list-order.ts';
import type { MapModel } from './map-model.ts';
import { MarkerRow, type RowActions } from './marker-row.tsx';
import { useEscape } from './use-escape.ts';
import { useRowWindow } from './use-row-window.ts';
import { useTick } from './use-tick.ts';

/** Props of {@link MarkerList}. @internal */
export interface MarkerListProps extends RowActions {
  model: MapModel;
  followedGuardId: number | null;
  /** Only these guards, such as those of one group. */
  only: ReadonlySet<number> | null;
  onShowAll: () => void;
  onClose: () => void;
  /** Whether the search takes the focus. */
  hasFocus: boolean;
}

const rowHeight = 44; /* pixels: also a finger hits it */
const ageEveryMs = 15_000;

/**
 * Every marker of the map as a list, with the same actions (A7): for the keyboard, for readers, and for who looks for a name.
 *
 * @selector data-state - of a guard's row: moving, not-moving, not-connected, panic
 */
export function MarkerList(props: MarkerListProps): ReactElement {
  const { model, followedGuardId, only, onShowAll, onClose, hasFocus, ...actions } = props;
  const { text, language } = usePatrol();
  const [query, setQuery] = useState('');
  useTick(ageEveryMs);
  const order = useMemo(() => new ListOrder(toLocale(language)), [language]);
  const markers = useMemo(() => order.list(model, query, only), [order, model, query, only]);
  const tagCounts = useMemo(() => countTags(model), [model]);
  const box = useRef<HTMLDivElement>(null);
  useEscape(box, () => {
    if (query === '') onClose();
  });
  return (
    <div className="pk-GuardMap-list" ref={box}>
      <div className="pk-GuardMap-listHead">
        <h2 className="pk-GuardMap-listTitle">{text('guardMap.listTitle')}</h2>
        <IconButton icon="close" label={text('guardMap.closeList')} onPress={onClose} />
      </div>
      {only ? (
        <div className="pk-GuardMap-listOnly">
          <span>{text('guardMap.guards', { count: only.size })}</span>
          <Button onPress={onShowAll} variant="quiet">
            {text('guardMap.showAll')}
          </Button>
        </div>
      ) : (
        <TextField
          autoFocus={hasFocus}
          icon="search"
          label={text('guardMap.search')}
          onChange={setQuery}
          type="search"
          value={query}
        />
      )}
      <div aria-live="polite" className="pk-Hidden">
        {query === '' ? '' : text('guardMap.found', { count: markers.count })}
      </div>
      {markers.count === 0 ? (
        <p className="pk-GuardMap-listEmpty">
          {query === '' ? text('guardMap.noMarkers') : text('guardMap.nothingFound', { query })}
        </p>
      ) : (
        <Rows {...actions} followedGuardId={followedGuardId} markers={markers} tagCounts={tagCounts} />
      )}
    </div>
  );
}

interface RowsProps extends RowActions {
  markers: Markers;
  followedGuardId: number | null;
  tagCounts: ReadonlyMap<number, number>;
}

/* One tab stop; up and down walk over the rows, left and right over what a row has to offer. */
function Rows({ markers, followedGuardId, tagCounts, ...actions }: RowsProps): ReactElement {
  const { text } = usePatrol();
  const { count } = markers;
  const { box, start, end, onScroll, reveal } = useRowWindow(count, rowHeight);
  const [chosen, setActive] = useState(0);
  const active = Math.min(chosen, count - 1);
  const isWalking = useRef(false);
  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    reveal(active);
    box.current?.querySelector<HTMLElement>(`[data-row="${active}"] > button`)?.focus({ preventScroll: true });
  }, [active, box, reveal]);
  const walk = (event: KeyboardEvent): void => {
    const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / rowHeight) - 1);
    const next = nextRow(event.key, active, count, page);
    if (next === null) return;
    event.preventDefault();
    isWalking.current = next !== active;
    setActive(next);
  };
  const made = Array.from({ length: end - start }, (_, index) => start + index);
  if (active < start || active >= end) made.push(active); // the row with the focus stays
  return (
    <div className="pk-GuardMap-rows" onScroll={onScroll} ref={box}>
      <ul aria-label={text('guardMap.listTitle')} onKeyDown={walk} style={{ height: count * rowHeight }}>
        {made.map((index) => {
          const row = markers.rowAt(index);
          if (!row) return null;
          const { target } = row;
          return (
            <MarkerRow
              {...actions}
              count={count}
              height={rowHeight}
              index={index}
              isActive={index === active}
              isFollowed={target.kind === 'guard' && target.fix.guardId === followedGuardId}
              key={row.key}
              onActive={setActive}
              row={row}
              tagCount={target.kind === 'location' ? (tagCounts.get(target.location.locationId) ?? 0) : 0}
            />
          );
        })}
      </ul>
    </div>
  );
}

function nextRow(key: string, active: number, count: number, page: number): number | null {
  const ways: Record<string, number> = {
    ArrowDown: active + 1,
    ArrowUp: active - 1,
    PageDown: active + page,
    PageUp: active - page,
    Home: 0,
    End: count - 1,
  };
  const next = ways[key];
  return next === undefined ? null : Math.max(0, Math.min(count - 1, next));
}

function countTags({ tags }: MapModel): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const { checkpoint } of tags) counts.set(checkpoint.locationId, (counts.get(checkpoint.locationId) ?? 0) + 1);
  return counts;
}
