import { formatClockSeconds, formatDateTimeSeconds } from '@patrolkit/sdk/model';
import { type KeyboardEvent, type ReactElement, useEffect, useMemo, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import { type Patrol, usePatrol } from '../provider/index.ts';
import { writtenPlace } from './coordinates.rules.ts';
import { ageText } from './fix-age.rules.ts';
import type { TrackRead } from './guard-replay.types.ts';
import { gapMs, type TrackPoint } from './track.rules.ts';
import { useRowWindow } from './use-row-window.ts';

/** Props of {@link TrackList}. @internal */
export interface TrackListProps {
  track: readonly TrackPoint[];
  reads: readonly TrackRead[];
  /** The moment shown, milliseconds since 1970. */
  at: number;
  onPick: (at: number) => void;
}

const rowHeight = 44; /* pixels */

type Entry = { readonly at: number; readonly point: TrackPoint; readonly gap: number } | TrackRead;

/** Positions and tag reads in the order of time; a press goes to that moment. @internal */
export function TrackList({ track, reads, at, onPick }: TrackListProps): ReactElement {
  const patrol = usePatrol();
  const { text, timeZone } = patrol;
  const entries = useMemo(() => entriesOf(track, reads), [track, reads]);
  const { box, start, end, onScroll, reveal } = useRowWindow(entries.length, rowHeight);
  const current = Math.max(0, lastAt(entries, at));
  const isWalking = useRef(false);
  useEffect(() => {
    reveal(current);
    if (!isWalking.current) return;
    isWalking.current = false;
    box.current?.querySelector<HTMLElement>(`[data-row="${current}"]`)?.focus({ preventScroll: true });
  }, [current, box, reveal]);
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const next = entries[current + step];
    if (step === 0 || !next) return;
    event.preventDefault();
    isWalking.current = true;
    onPick(next.at);
  };
  const made = Array.from({ length: end - start }, (_, index) => start + index);
  if (current < start || current >= end) made.push(current);
  return (
    <div className="pk-GuardMap-list">
      <div className="pk-GuardMap-listHead">
        <h2 className="pk-GuardMap-listTitle">{text('guardMap.replay.points')}</h2>
      </div>
      <div className="pk-GuardMap-rows" onScroll={onScroll} ref={box}>
        <ul aria-label={text('guardMap.replay.points')} onKeyDown={walk} style={{ height: entries.length * rowHeight }}>
          {made.map((index) => {
            const entry = entries[index];
            if (!entry) return null;
            const [title, facts] = wordsOf(patrol, entry);
            return (
              <li
                aria-posinset={index + 1}
                aria-setsize={entries.length}
                className="pk-GuardMap-row"
                data-followed={index === current || undefined}
                key={index}
                style={{ top: index * rowHeight, height: rowHeight }}
              >
                <button
                  aria-current={index === current ? 'true' : undefined}
                  className="pk-GuardMap-rowMain"
                  data-row={index}
                  onClick={() => onPick(entry.at)}
                  tabIndex={index === current ? 0 : -1}
                  title={formatDateTimeSeconds(entry.at, timeZone)}
                  type="button"
                >
                  <span className="pk-GuardReplay-sign">
                    <Icon name={'point' in entry ? 'pin' : 'ev-tag-read'} />
                  </span>
                  <span className="pk-GuardMap-rowName">
                    {formatClockSeconds(entry.at, timeZone)} {title}
                  </span>
                  <span className="pk-GuardMap-rowFacts">{facts}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

function entriesOf(track: readonly TrackPoint[], reads: readonly TrackRead[]): readonly Entry[] {
  const points = track.map((point, index) => {
    const before = track[index - 1]?.fix.recordedAt ?? point.fix.recordedAt;
    return { at: point.fix.recordedAt, point, gap: point.fix.recordedAt - before };
  });
  return [...points, ...reads].sort((a, b) => a.at - b.at);
}

function lastAt(entries: readonly Entry[], at: number): number {
  return entries.findLastIndex((entry) => entry.at <= at);
}

function wordsOf({ text }: Patrol, entry: Entry): [title: string, facts: string] {
  if (!('point' in entry)) return [text('guardMap.replay.read', { name: entry.name }), writtenPlace(entry.position)];
  const { position, accuracyMeters, battery } = entry.point.fix;
  const facts = [writtenPlace(position)];
  if (accuracyMeters !== null) facts.push(text('guardMap.accuracy', { count: Math.round(accuracyMeters) }));
  if (battery !== null) facts.push(text('guardMap.battery', { count: Math.round(battery) }));
  if (entry.gap <= gapMs) return [text('guardMap.replay.position'), facts.join(' · ')];
  const { id, values } = ageText(entry.gap);
  return [text('guardMap.replay.gap', { age: text(id, values) }), facts.join(' · ')];
}
