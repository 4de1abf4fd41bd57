import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

const slot = 'var(--pk-x-slot)';
const hourLine = (ground: string): string =>
  `repeating-linear-gradient(${ground} 0 calc(2 * ${slot} - 1px), ${color['border-1']} calc(2 * ${slot} - 1px) calc(2 * ${slot}))`;
const columns = {
  display: 'grid',
  gridTemplateColumns: '56px repeat(var(--pk-x-days), minmax(0, 1fr))',
  columnGap: '1px',
} as const;

layered('.pk-SchedulerCalendar', { vars: { '--pk-x-slot': '21px' } });
layered('.pk-SchedulerCalendar-timeHead', {
  ...columns,
  position: 'sticky',
  top: 0,
  zIndex: 5,
  flex: 'none',
  minHeight: '28px',
  borderBottom: `1px solid ${color['border-2']}`,
  background: color['surface-2'],
});
layered('.pk-SchedulerCalendar-head[data-today]', { color: color.accent });
layered('.pk-SchedulerCalendar-headDate', { fontVariantNumeric: size.num });
layered('.pk-SchedulerCalendar-length', {
  display: 'inline-block',
  marginInlineStart: size['space-2'],
  whiteSpace: 'nowrap',
  color: color.warn,
});
layered('.pk-SchedulerCalendar-track', {
  ...columns,
  flex: 'none',
  height: `calc(var(--pk-x-slots) * ${slot})`,
  background: color['border-1'],
});
layered('.pk-SchedulerCalendar-gutter, .pk-SchedulerCalendar-corner', {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 4,
});
layered('.pk-SchedulerCalendar-gutter', { background: color['surface-1'] });
layered('.pk-SchedulerCalendar-corner', { background: color['surface-2'] });
/* A date is never clipped: what does not fit goes to a second line. */
layered('.pk-SchedulerCalendar-timeHead > .pk-SchedulerCalendar-head', { whiteSpace: 'normal' });
layered('.pk-SchedulerCalendar-gutter .pk-SchedulerCalendar-hour', {
  position: 'absolute',
  top: `calc(var(--pk-x-from) * ${slot})`,
  insetInlineEnd: '6px',
  paddingTop: '2px',
  textAlign: 'end',
  color: color['text-3'],
  fontSize: size['text-xs'],
  lineHeight: size['lead-xs'],
  fontStretch: size['stretch-grid'],
  fontVariantNumeric: size.num,
});
layered('.pk-SchedulerCalendar-column', {
  position: 'relative',
  minWidth: 0,
  background: hourLine(color['surface-1']),
});
layered('.pk-SchedulerCalendar-column > .pk-CalendarItem, .pk-SchedulerCalendar-column > .pk-SchedulerCalendar-more', {
  position: 'absolute',
  top: `calc(var(--pk-x-from) * ${slot} + 1px)`,
  height: `calc((var(--pk-x-to) - var(--pk-x-from)) * ${slot} - 2px)`,
  minHeight: `calc(${slot} - 2px)`,
  insetInlineStart: 'calc(var(--pk-x-lane) * 100% + 1px)',
  width: 'calc(var(--pk-x-width) * 100% - 2px)',
});
layered('.pk-SchedulerCalendar-column > .pk-CalendarItem', {
  alignItems: 'flex-start',
  paddingTop: '2px',
});
/* Whole lines only. */
layered('.pk-SchedulerCalendar-column > .pk-CalendarItem > .pk-CalendarItem-text', {
  maxHeight: `round(down, max(16px, (var(--pk-x-to) - var(--pk-x-from)) * ${slot} - 6px), 16px)`,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
layered('.pk-SchedulerCalendar-column > .pk-CalendarItem > svg', { marginTop: '1.5px' });
layered('.pk-SchedulerCalendar-column > .pk-SchedulerCalendar-more', {
  zIndex: 1,
  padding: '0 4px',
  borderRadius: size['radius-1'],
  background: color['surface-2'],
  boxShadow: `inset 0 0 0 1px ${color['border-2']}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
layered('.pk-SchedulerCalendar-column > .pk-CalendarItem[data-preview]', { zIndex: 2 });
/* An hour that this day does not have: its clocks leap, or only another day of the week has it twice. */
layered('.pk-SchedulerCalendar-gap', {
  position: 'absolute',
  insetInline: 0,
  top: `calc(var(--pk-x-from) * ${slot})`,
  height: `calc((var(--pk-x-to) - var(--pk-x-from)) * ${slot})`,
  background: `repeating-linear-gradient(135deg, ${color['surface-0']} 0 5px, ${color['border-2']} 5px 6px)`,
});
layered('.pk-SchedulerCalendar-now', {
  position: 'absolute',
  zIndex: 3,
  insetInline: 0,
  top: `calc(var(--pk-x-from) * ${slot})`,
  borderTop: `2px solid ${color.accent}`,
  pointerEvents: 'none',
});
layered('.pk-SchedulerCalendar-nowText', {
  position: 'absolute',
  zIndex: 3,
  insetInlineEnd: 0,
  top: `calc(var(--pk-x-from) * ${slot} - 7px)`,
  padding: '1px 6px',
  borderRadius: size['radius-1'],
  background: color.accent,
  color: color['surface-1'],
  fontSize: size['text-xs'],
  lineHeight: size['lead-xs'],
  fontWeight: size['weight-medium'],
  whiteSpace: 'nowrap',
});
