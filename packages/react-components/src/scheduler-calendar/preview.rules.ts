import type { Occurrence } from '@patrolkit/sdk/model';
import type { SchedulerDragCopyView } from '@patrolkit/state-machines/scheduler-drag-copy';
import { localDay } from './calendar-days.rules.ts';

/** Something that is not there yet: the check where it is held (`ghost`), or a copy that would be made. @internal */
export interface PreviewPiece {
  readonly item: Occurrence;
  readonly kind: 'ghost' | 'copy';
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Pieces by their local day. @internal */
export type Previews = ReadonlyMap<number, readonly PreviewPiece[]>;

const none: Previews = new Map();

/**
 * What is drawn while something is held: the check where it is held, and an outline for each copy. A check that stays
 * where it was while copies are made of it needs no ghost.
 * @internal
 */
export function previewsOf({ gesture, preview }: SchedulerDragCopyView, timeZone: string): Previews {
  if (!gesture) return none;
  const { occurrence: item, startsAt, endsAt } = gesture;
  const pieces: PreviewPiece[] = preview.map(({ isOriginal, ...times }) => ({
    item,
    kind: isOriginal ? 'ghost' : 'copy',
    startsAt: times.startsAt,
    endsAt: times.endsAt,
  }));
  const isUnchanged = startsAt === item.startsAt && endsAt === item.endsAt;
  if (pieces.length === 0 && !isUnchanged) pieces.push({ item, kind: 'ghost', startsAt, endsAt });
  const byDay = new Map<number, PreviewPiece[]>();
  for (const piece of pieces) {
    const day = localDay(timeZone, piece.startsAt);
    byDay.set(day, [...(byDay.get(day) ?? []), piece]);
  }
  return byDay;
}

/** The day on which a check lies once it is put down here; the day it has when nothing of it moves. @internal */
export function dayAfterDrop(view: SchedulerDragCopyView, item: Occurrence, timeZone: string): number {
  const moved = view.preview.find(({ isOriginal }) => isOriginal);
  return localDay(timeZone, (moved ?? item).startsAt);
}
