import { layeredBelow } from '../controls/layered.ts';
import { base } from '../theme/base.ts';
import { size } from '../theme/contract.css.ts';

/* Under 760 px of the calendar's own width: numbers instead of checks, and lists with the day above. */
const narrow = (selector: string, rule: Parameters<typeof layeredBelow>[2]): void =>
  layeredBelow(base['bp-sm'], selector, rule);

narrow('.pk-SchedulerCalendar-toolbar', { padding: '5px 8px', gap: '6px 8px' });
narrow('.pk-SchedulerCalendar-title', { flex: '1 1 0' });
narrow('.pk-SchedulerCalendar-add', { marginInlineStart: 'auto' });
narrow('.pk-SchedulerCalendar-legend', { order: 3, width: '100%', marginInlineStart: 0 });
narrow('.pk-SchedulerCalendar-filters', { order: 2, flex: '1 1 100%', maxWidth: 'none' });
narrow('.pk-SchedulerCalendar-cell', { minHeight: '86px', padding: '2px' });
narrow('.pk-SchedulerCalendar-cell .pk-CalendarItem', { gap: '2px', padding: '0 2px' });
narrow('.pk-SchedulerCalendar-head', { padding: '6px 4px', textAlign: 'center' });
narrow('.pk-SchedulerCalendar-dayNumber', { padding: '0 4px' });
narrow('.pk-SchedulerCalendar-agendaDay', { gridTemplateColumns: 'minmax(0, 1fr)' });
narrow('.pk-SchedulerCalendar-agendaHead', { padding: '8px 8px 2px' });
narrow('[data-view="week"] .pk-SchedulerCalendar-track, [data-view="week"] .pk-SchedulerCalendar-timeHead', {
  minWidth: '720px',
});
narrow('.pk-GestureBar[data-shown]', { fontSize: size['text-md'], lineHeight: size['lead-md'] });
