import type { Occurrence } from '@patrolkit/sdk/model';
import type { SchedulerDragCopyEmitted } from '@patrolkit/state-machines/scheduler-drag-copy';
import { useMemo } from 'react';
import { useToasts } from '../controls/toasts.tsx';
import { useLatest } from '../data-grid/use-latest.ts';
import { usePatrol } from '../provider/index.ts';
import type { CalendarNotice, SchedulerCalendarOptions } from './scheduler-calendar.types.ts';

/** What tells of saved, failed and deleted checks. @internal */
export interface CalendarNotices {
  /** For what the drag-copy machine emits: one notice per call. */
  tell(event: SchedulerDragCopyEmitted): void;
  /** Deletes a check and tells the outcome; true when it is deleted. */
  remove(item: Occurrence): Promise<boolean>;
}

/** Notices with the product's own texts (S8.21 to S8.24), and the reload that follows a change. @internal */
export function useCalendarNotices(
  options: Pick<SchedulerCalendarOptions, 'onNotice' | 'onDelete' | 'onReload'>,
  change: (saved: Occurrence | null, deletedId?: number) => void,
): CalendarNotices {
  const { text } = usePatrol();
  const toasts = useToasts();
  const latest = useLatest({ ...options, change, text, toasts });
  return useMemo(() => {
    const notice = (id: CalendarNotice['id'], item: Occurrence | null, error: unknown = null): void => {
      const { onNotice, text: say, toasts: shown } = latest.current;
      const words = say(`schedulerCalendar.${id}`);
      if (onNotice) onNotice({ id, text: words, item, error });
      else shown.show({ text: words, tone: id === 'eventFailed' ? 'failure' : 'note' });
    };
    const reload = async (): Promise<void> => {
      const { onReload } = latest.current;
      if (!onReload) return;
      try {
        await onReload();
      } catch {
        return; // the host shows a failed fetch by its status
      }
      notice('eventsUpdated', null);
    };
    return {
      tell: (event) => {
        if (event.type === 'occurrence.saved') latest.current.change(event.occurrence);
        if (event.type === 'occurrence.deleted') latest.current.change(null, event.occurrence.occurrenceId);
        if ('messageId' in event) {
          notice(event.messageId, event.occurrence, event.type === 'occurrence.failed' ? event.error : null);
        }
        const isChange = event.type === 'gesture.saved' && (event.made.length > 0 || event.moved !== null);
        if (isChange || event.type === 'gesture.undone') void reload();
      },
      remove: async (item) => {
        try {
          await latest.current.onDelete?.(item, { reason: 'delete' });
        } catch (error) {
          notice('eventFailed', item, error);
          return false;
        }
        latest.current.change(null, item.occurrenceId);
        notice('itemDeleted', item);
        void reload();
        return true;
      },
    };
  }, [latest]);
}
