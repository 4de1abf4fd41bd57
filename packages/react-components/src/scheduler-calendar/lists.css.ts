import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

const focusRing = { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' };

layered('.pk-SchedulerCalendar-agendaDay', {
  display: 'grid',
  gridTemplateColumns: '190px minmax(0, 1fr)',
  borderBottom: `1px solid ${color['border-1']}`,
});
layered('.pk-SchedulerCalendar-agendaHead', {
  padding: '8px 10px',
  color: color['text-2'],
  fontWeight: size['weight-medium'],
  fontVariantNumeric: size.num,
});
layered('.pk-SchedulerCalendar-agendaHead::first-letter', { textTransform: 'uppercase' });
layered('.pk-SchedulerCalendar-agendaHead[data-today]', { color: color.accent });
layered('.pk-SchedulerCalendar-agendaItems', {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'stretch',
  gap: '2px',
  minHeight: '24px',
  padding: '6px',
});
layered('.pk-SchedulerCalendar-agendaItems > .pk-CalendarItem', { height: '24px', fontSize: size['text-md'] });
layered('.pk-SchedulerCalendar-agendaItems > .pk-Button', { justifySelf: 'start' });
layered('.pk-SchedulerCalendar-agendaItems:focus-visible, .pk-SchedulerCalendar-guardTrack:focus-visible', focusRing);
layered('.pk-SchedulerCalendar-agendaItems:not(:focus-visible), .pk-SchedulerCalendar-guardTrack:not(:focus-visible)', {
  outline: 'none',
});
layered('.pk-SchedulerCalendar-nothing', { padding: '3px 4px', color: color['text-3'] });

const names = '170px';
const slots = 'var(--pk-x-slots)';
layered('.pk-SchedulerCalendar-guards', { minWidth: `calc(${names} + ${slots} * 44px)`, flex: 'none' });
layered('.pk-SchedulerCalendar-guardHours', {
  position: 'sticky',
  top: 0,
  zIndex: 4,
  height: '28px',
  boxSizing: 'border-box',
  marginInlineStart: names,
  borderBottom: `1px solid ${color['border-2']}`,
  background: color['surface-2'],
});
layered('.pk-SchedulerCalendar-guardHours .pk-SchedulerCalendar-hour', {
  position: 'absolute',
  insetInlineStart: `calc(var(--pk-x-from) / ${slots} * 100%)`,
  top: '6px',
  paddingInlineStart: '4px',
  color: color['text-3'],
  fontSize: size['text-xs'],
  lineHeight: size['lead-sm'],
  fontStretch: size['stretch-grid'],
  fontVariantNumeric: size.num,
});
layered('.pk-SchedulerCalendar-guardRow', {
  display: 'grid',
  gridTemplateColumns: `${names} minmax(0, 1fr)`,
  borderBottom: `1px solid ${color['border-1']}`,
});
layered('.pk-SchedulerCalendar-guardName', {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 3,
  padding: '7px 10px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  background: color['surface-1'],
  fontWeight: size['weight-medium'],
});
layered('.pk-SchedulerCalendar-guardTrack', {
  position: 'relative',
  height: 'calc(var(--pk-x-lanes) * (var(--pk-x-item, 19px) + 3px) + 9px)',
  background: `repeating-linear-gradient(90deg, ${color['border-1']} 0 1px, ${color['surface-1']} 1px calc(200% / ${slots}))`,
});
layered(
  '.pk-SchedulerCalendar-guardTrack > .pk-CalendarItem, .pk-SchedulerCalendar-guardTrack > .pk-SchedulerCalendar-more',
  {
    position: 'absolute',
    top: 'calc(var(--pk-x-lane) * (var(--pk-x-item, 19px) + 3px) + 5px)',
    insetInlineStart: `calc(var(--pk-x-from) / ${slots} * 100% + 1px)`,
    width: `calc((var(--pk-x-to) - var(--pk-x-from)) / ${slots} * 100% - 1px)`,
    minWidth: '24px',
  },
);
layered('.pk-SchedulerCalendar-guardTrack > .pk-SchedulerCalendar-now', {
  insetBlock: 0,
  insetInline: `calc(var(--pk-x-from) / ${slots} * 100%) auto`,
  borderTop: 0,
  borderInlineStart: `2px solid ${color.accent}`,
});
