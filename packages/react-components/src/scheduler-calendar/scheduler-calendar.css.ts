import './calendar-item.css.ts';
import './lists.css.ts';
import './month.css.ts';
import './narrow.css.ts';
import './popups.css.ts';
import './time.css.ts';
import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-SchedulerCalendar', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  width: '100%',
  height: '100%',
  minHeight: 0,
  containerType: 'inline-size',
  background: color['surface-1'],
  color: color['text-1'],
  fontFamily: size.font,
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
});
layered('.pk-SchedulerCalendar-toolbar', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  flex: 'none',
  boxSizing: 'border-box',
  minHeight: '44px',
  padding: '5px 10px',
  borderBottom: `1px solid ${color['border-2']}`,
  background: color['surface-2'],
});
layered('.pk-SchedulerCalendar-arrows', { display: 'flex' });
layered('.pk-SchedulerCalendar-title', {
  flex: '0 1 auto',
  minWidth: 0,
  margin: 0,
  fontSize: size['text-xl'],
  lineHeight: size['lead-xl'],
  fontWeight: size['weight-strong'],
  fontVariantNumeric: size.num,
});
layered('.pk-SchedulerCalendar-title::first-letter', { textTransform: 'uppercase' });
layered('.pk-SchedulerCalendar-zone', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  color: color['text-2'],
  fontSize: size['text-sm'],
});
layered('.pk-SchedulerCalendar-views', {
  display: 'flex',
  flex: 'none',
  overflow: 'hidden',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-2'],
});
layered('.pk-SchedulerCalendar-view', {
  minHeight: `calc(${size.control} - 2px)`,
  margin: 0,
  padding: '0 10px',
  border: 0,
  borderInlineStart: `1px solid ${color['border-2']}`,
  background: 'none',
  color: color['text-2'],
  font: 'inherit',
  fontWeight: size['weight-medium'],
  cursor: 'default',
  outline: 'none',
});
layered('.pk-SchedulerCalendar-view:first-child', { borderInlineStart: 0 });
layered('.pk-SchedulerCalendar-view[data-hovered]', { color: color['text-1'], background: color.hover });
layered('.pk-SchedulerCalendar-view[data-selected]', { background: color['row-selected'], color: color['text-1'] });
layered('.pk-SchedulerCalendar-view[data-focus-visible]', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-2px',
});
layered('.pk-SchedulerCalendar-legend', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 10px',
  margin: 0,
  marginInlineStart: 'auto',
  padding: 0,
  listStyle: 'none',
});
layered('.pk-SchedulerCalendar-legend > .pk-CalendarItem', { height: '19px', paddingInlineEnd: '8px' });
layered('.pk-SchedulerCalendar-filters', { display: 'flex', flex: '1 1 230px', gap: '10px', maxWidth: '340px' });
/* In a toolbar the field's name stands in it while it is empty; it is still said. */
layered('.pk-SchedulerCalendar-toolbar .pk-Field', { gap: 0, fontSize: size['text-md'] });
layered('.pk-SchedulerCalendar-toolbar .pk-Field-label', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
layered('.pk-SchedulerCalendar-toolbar .pk-Field-input', { minHeight: size.control, paddingBlock: '2px' });
layered('.pk-SchedulerCalendar-toolbar .pk-Field-button', { width: '24px', height: '24px' });
layered('.pk-SchedulerCalendar-filters .pk-Field', { flex: '1 1 0' });
layered('.pk-SchedulerCalendar-viewField', { width: '116px' });

layered('.pk-SchedulerCalendar-body', {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'auto',
  outline: 'none',
});
layered('.pk-SchedulerCalendar-body:focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-2px',
});
/* What was not found is said over the days, which stay where they are. */
layered('.pk-SchedulerCalendar-empty', {
  position: 'absolute',
  zIndex: 5,
  insetInline: 0,
  top: '50%',
  display: 'grid',
  boxSizing: 'border-box',
  width: 'min(420px, calc(100% - 32px))',
  marginInline: 'auto',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-3'],
  background: color['surface-3'],
  boxShadow: color.shadow,
  translate: '0 -50%',
});
layered('.pk-SchedulerCalendar-empty .pk-StateView', { minHeight: '120px' });
