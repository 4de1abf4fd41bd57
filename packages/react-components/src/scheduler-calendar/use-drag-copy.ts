import type { Occurrence } from '@patrolkit/sdk/model';
import type {
  IgnoredReason,
  SchedulerDragCopyEmitted,
  SchedulerDragCopyView,
} from '@patrolkit/state-machines/scheduler-drag-copy';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLatest } from '../data-grid/use-latest.ts';
import { createDragStore } from './drag-store.ts';
import { type GestureDelta, type GestureKind, timesOf } from './gesture.rules.ts';
import type { SchedulerCalendarOptions } from './scheduler-calendar.types.ts';

/** A move, resize or copy under way, by pointer or by keys. @public */
export interface CalendarGesture {
  readonly item: Occurrence;
  readonly kind: GestureKind;
  readonly by: 'pointer' | 'keys';
  readonly timeZone: string;
  readonly delta: GestureDelta;
}

/** How the last gesture ended: told until the next one or until it was read. @public */
export type GestureOutcome =
  | { readonly kind: 'saved'; readonly items: readonly Occurrence[]; readonly timeZone: string }
  | { readonly kind: 'ignored'; readonly reason: IgnoredReason }
  | { readonly kind: 'cancelled' | 'undone' };

/** The drag-copy machine in the hands of the calendar. @public */
export interface DragCopy {
  /** What the machine shows: previews, what was made, what failed. */
  readonly view: SchedulerDragCopyView;
  /** What is held now; null when nothing is. */
  readonly gesture: CalendarGesture | null;
  /** null while something is held, and before the first. */
  readonly outcome: GestureOutcome | null;
  /** Whether an undo can do all it has to: copies are deleted only where the host deletes. */
  readonly canUndo: boolean;
  /** Picks a check up; false while the machine saves or a failure waits for an answer. */
  begin(item: Occurrence, kind: GestureKind, by: CalendarGesture['by'], timeZone: string): boolean;
  /** Takes it so far from where it was. */
  dragTo(delta: GestureDelta): void;
  drop(): void;
  cancel(): void;
  /** Deletes the copies that were made and gives what was moved its old times back. */
  undo(): void;
  /** Saves again what failed, and only that. */
  retry(): void;
  /** The outcome was read. */
  dismiss(): void;
}

const none: GestureDelta = { days: 0, minutes: 0 };

/** Runs the drag-copy machine with the host's effects (S4.29 to S4.32). @internal */
export function useDragCopy(
  { onSave, onDelete, shortMove = 'ignore' }: Pick<SchedulerCalendarOptions, 'onSave' | 'onDelete' | 'shortMove'>,
  tell: (event: SchedulerDragCopyEmitted) => void,
): DragCopy {
  const [gesture, setGesture] = useState<CalendarGesture | null>(null);
  const [outcome, setOutcome] = useState<GestureOutcome | null>(null);
  const latest = useLatest({ onSave, onDelete, shortMove, tell });
  const store = useMemo(() => {
    let kind: GestureKind = 'move';
    let zone = '';
    const keepOutcome = (event: SchedulerDragCopyEmitted): void => {
      if (event.type === 'gesture.ignored') setOutcome({ kind: 'ignored', reason: event.reason });
      if (event.type === 'gesture.undone') setOutcome({ kind: 'undone' });
      if (event.type !== 'gesture.saved') return;
      const items = [...(event.moved ? [event.moved.after] : []), ...event.made];
      setOutcome({ kind: 'saved', items, timeZone: zone });
    };
    const made = createDragStore(() => ({
      shortMove: latest.current.shortMove,
      tell: (event) => {
        keepOutcome(event);
        latest.current.tell(event);
      },
      save: async ({ occurrence, idempotencyKey }) => {
        const reason = made.getView().isUndoing ? 'undo' : kind;
        const save = latest.current.onSave;
        if (!save) throw new TypeError('SchedulerCalendar saves nothing without onSave');
        return save(occurrence, { idempotencyKey, reason });
      },
      remove: async (item) => {
        const remove = latest.current.onDelete;
        if (!remove) throw new TypeError('SchedulerCalendar undoes no copy without onDelete');
        await remove(item, { reason: 'undo' });
      },
    }));
    const remember = (next: GestureKind, timeZone: string): void => {
      kind = next;
      zone = timeZone;
    };
    return { ...made, remember };
  }, [latest]);
  const view = useSyncExternalStore(store.subscribe, store.getView);
  useEffect(() => () => store.close(), [store]);

  const actions = useMemo(() => {
    /* Beside the state: one event of the pointer may pick up and drag before React draws. */
    let held: CalendarGesture | null = null;
    const hold = (next: CalendarGesture | null): void => {
      held = next;
      setGesture(next);
    };
    const end = (type: 'gesture.dropped' | 'gesture.cancelled'): void => {
      hold(null);
      store.send({ type });
    };
    return {
      begin: (item: Occurrence, kind: GestureKind, by: CalendarGesture['by'], timeZone: string): boolean => {
        if (!store.begin(item, timeZone)) return false;
        store.remember(kind, timeZone);
        setOutcome(null);
        hold({ item, kind, by, timeZone, delta: none });
        return true;
      },
      dragTo: (delta: GestureDelta): void => {
        if (!held || (held.delta.days === delta.days && held.delta.minutes === delta.minutes)) return;
        const { item, kind, timeZone } = held;
        hold({ ...held, delta });
        store.send({ type: 'gesture.changed', ...timesOf(item, kind, delta, timeZone) });
      },
      drop: () => {
        if (held) end('gesture.dropped');
      },
      cancel: () => {
        if (!held) return;
        end('gesture.cancelled');
        setOutcome({ kind: 'cancelled' });
      },
      undo: () => store.send({ type: 'gesture.undo' }),
      retry: () => store.send({ type: 'gesture.retry' }),
      dismiss: () => {
        setOutcome(null);
        store.send({ type: 'gesture.dismiss' });
      },
    };
  }, [store]);
  const canUndo = view.canUndo && (view.made.length === 0 || onDelete !== undefined);
  return useMemo(() => ({ view, gesture, outcome, canUndo, ...actions }), [view, gesture, outcome, canUndo, actions]);
}
