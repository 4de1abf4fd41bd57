import type { Occurrence } from '@patrolkit/sdk/model';
import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useMemo } from 'react';
import { useLatest } from '../data-grid/use-latest.ts';
import { cellOf, dayOfCell, edgeAt, idOfItem, itemOf } from './calendar-dom.ts';
import { dayAxis, minutesAtPlace } from './day-axis.rules.ts';
import { deltaOfPointer, type GestureKind, type PointerPlace, stepMinutes } from './gesture.rules.ts';
import type { SchedulerCalendarModel } from './use-scheduler-calendar.ts';

/** Pixels a mouse goes before it drags: a press must not move anything. */
const slack = 4;
/** How long a finger rests before it drags, milliseconds: a shorter touch scrolls. */
const longPressMs = 500;

interface Grab {
  readonly item: Occurrence;
  readonly kind: GestureKind;
  readonly from: PointerPlace;
  readonly pointerId: number;
  readonly x: number;
  readonly y: number;
  readonly isTouch: boolean;
}

/** Drags by mouse, pen and, after a long press, by finger. @internal */
export function usePointerDrag(
  body: RefObject<HTMLElement | null>,
  model: SchedulerCalendarModel,
): { onPointerDown(event: ReactPointerEvent): void } {
  const latest = useLatest(model);

  const drag = useMemo(() => {
    let grab: Grab | null = null;
    let isDragging = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const placeAt = (x: number, y: number): PointerPlace | null => {
      const cell = cellOf(document.elementFromPoint(x, y));
      if (!cell || !body.current?.contains(cell)) return null;
      const { view, timeZone, days } = latest.current;
      if (view !== 'week' && view !== 'day') return { day: dayOfCell(cell), minutes: null };
      const axis = dayAxis(timeZone, days);
      const { top, height } = cell.getBoundingClientRect();
      const place = ((y - top) / height) * axis.slots.length;
      return { day: dayOfCell(cell), minutes: minutesAtPlace(axis, place, stepMinutes) };
    };
    const begin = (): void => {
      if (!grab || isDragging) return;
      const { drag: copy, zoneOf } = latest.current;
      isDragging = copy.begin(grab.item, grab.kind, 'pointer', zoneOf(grab.item));
      if (!isDragging) release();
    };
    const move = (event: PointerEvent): void => {
      if (!grab || event.pointerId !== grab.pointerId) return;
      const isFar = Math.hypot(event.clientX - grab.x, event.clientY - grab.y) > slack;
      if (!isDragging && isFar) {
        /* A finger that moves at once scrolls. */
        if (grab.isTouch) release();
        else begin();
      }
      const place = isDragging ? placeAt(event.clientX, event.clientY) : null;
      if (grab && place) latest.current.drag.dragTo(deltaOfPointer(grab.from, place));
    };
    const up = (event: PointerEvent): void => {
      if (!grab || event.pointerId !== grab.pointerId) return;
      if (isDragging) {
        latest.current.drag.drop();
        /* The click that follows a drag opens nothing. */
        window.addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      }
      release();
    };
    const cancel = (): void => {
      if (isDragging) latest.current.drag.cancel();
      release();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && isDragging) {
        event.preventDefault();
        cancel();
      }
    };
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const listeners = { pointermove: move, pointerup: up, pointercancel: cancel, keydown: key };
    const release = (): void => {
      clearTimeout(timer);
      grab = null;
      isDragging = false;
      for (const [type, listener] of Object.entries(listeners)) {
        window.removeEventListener(type, listener as EventListener); // its own kind of event, by the table above
      }
    };
    const take = (next: Grab): void => {
      release();
      grab = next;
      for (const [type, listener] of Object.entries(listeners)) {
        window.addEventListener(type, listener as EventListener); // as above
      }
      if (next.isTouch) timer = setTimeout(begin, longPressMs);
    };
    return { take, placeAt, cancel, isDragging: () => isDragging };
  }, [latest, body]);

  useEffect(() => {
    const { current } = body;
    /* A finger that holds an item must not scroll the page or open the browser's menu; only such a listener can say so. */
    const hold = (event: Event): void => {
      if (drag.isDragging()) event.preventDefault();
    };
    current?.addEventListener('touchmove', hold, { passive: false });
    current?.addEventListener('contextmenu', hold);
    return () => {
      current?.removeEventListener('touchmove', hold);
      current?.removeEventListener('contextmenu', hold);
      drag.cancel();
    };
  }, [body, drag]);

  return {
    onPointerDown: (event) => {
      const button = itemOf(event.target);
      const { view, find, abilities } = latest.current;
      if (!button || event.button !== 0 || view === 'agenda' || view === 'guards') return;
      const item = find(idOfItem(button));
      const from = drag.placeAt(event.clientX, event.clientY);
      if (!item || !from) return;
      const { canMove, canResize } = abilities(item);
      const edge = canResize ? edgeAt(button, event.clientX, event.clientY, view !== 'month') : null;
      if (!edge && !canMove) return;
      const kind = edge === null ? 'move' : edge === 'start' ? 'resizeStart' : 'resizeEnd';
      const { pointerId, clientX: x, clientY: y } = event;
      drag.take({ item, kind, from, pointerId, x, y, isTouch: event.pointerType === 'touch' });
    },
  };
}
