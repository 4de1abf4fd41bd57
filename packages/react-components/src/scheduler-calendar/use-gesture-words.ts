import { usePatrol } from '../provider/index.ts';
import { itemText } from './calendar-texts.ts';
import { notSavedText, outcomeText, savedText, targetText } from './gesture-texts.ts';
import type { SchedulerCalendarModel } from './use-scheduler-calendar.ts';

/** Sentences about what is held, saved or not saved; what a screen reader hears is what is seen. @internal */
export function useGestureWords(model: SchedulerCalendarModel): readonly string[] {
  const patrol = usePatrol();
  const { text } = patrol;
  const { gesture, view, outcome } = model.drag;
  if (gesture) {
    const { item, kind, by, timeZone } = gesture;
    const held = text('schedulerCalendar.held', { kind, item: itemText(item, timeZone, model.labels) });
    const { startsAt, endsAt } = view.gesture ?? item;
    const isUnmoved = startsAt === item.startsAt && endsAt === item.endsAt;
    const where = isUnmoved || kind === 'copy' ? '' : targetText(patrol, startsAt, endsAt, timeZone);
    const keys = by === 'keys' && isUnmoved ? text('schedulerCalendar.heldKeys') : '';
    const what = isUnmoved ? '' : outcomeText(patrol, view, timeZone);
    return [held, where, what, keys].filter(Boolean);
  }
  if (view.isSaving) return [text('schedulerCalendar.saving', { count: view.waitingCount })];
  if (view.isUndoing) return [text('schedulerCalendar.undoing')];
  const saved = outcome?.kind === 'saved' ? outcome : null;
  if (view.canRetry) {
    if (view.failed.length === 0) return [text('schedulerCalendar.notUndone')];
    const timeZone = saved?.timeZone ?? model.timeZone;
    const notSaved = notSavedText(patrol, view.failed, timeZone);
    return saved && saved.items.length > 0 ? [savedText(patrol, saved.items, timeZone), notSaved] : [notSaved];
  }
  if (saved) return [savedText(patrol, saved.items, saved.timeZone)];
  if (outcome?.kind === 'ignored') return [text('schedulerCalendar.ignored', { reason: outcome.reason })];
  if (outcome) return [text(outcome.kind === 'undone' ? 'schedulerCalendar.undone' : 'schedulerCalendar.cancelled')];
  return [];
}
