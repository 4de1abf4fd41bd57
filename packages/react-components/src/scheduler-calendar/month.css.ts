import { keyframes } from '@vanilla-extract/css';
import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

const sevenColumns = { display: 'grid', gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } as const;

layered('.pk-SchedulerCalendar-weekdays', {
  ...sevenColumns,
  position: 'sticky',
  top: 0,
  zIndex: 2,
  flex: 'none',
  minHeight: '28px',
  borderBottom: `1px solid ${color['border-2']}`,
  background: color['surface-2'],
});
layered('.pk-SchedulerCalendar-head', {
  boxSizing: 'border-box',
  minWidth: 0,
  padding: '6px 9px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: color['text-3'],
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  fontWeight: size['weight-medium'],
});
layered('.pk-SchedulerCalendar-head::first-letter', { textTransform: 'uppercase' });
layered('.pk-SchedulerCalendar-weeks', {
  display: 'flex',
  flexDirection: 'column',
  gap: '1px',
  flex: '1 0 auto',
  background: color['border-1'],
});
layered('.pk-SchedulerCalendar-week', { ...sevenColumns, gap: '1px', flex: '1 0 auto' });
layered('.pk-SchedulerCalendar-place', { display: 'contents' });
layered('.pk-SchedulerCalendar-cell', {
  boxSizing: 'border-box',
  position: 'relative',
  minWidth: 0,
  /* The head, five checks and the line of the rest. */
  minHeight: 'calc(22px + 5 * (var(--pk-x-item, 19px) + 2px) + 18px)',
  padding: '2px 5px',
  background: color['surface-1'],
});
/* A day is a plain block: hundreds of lines are laid out at once. */
layered('.pk-SchedulerCalendar-cell > *', { marginBottom: '2px' });
layered('.pk-SchedulerCalendar-cell > .pk-CalendarItem', { width: '100%' });
layered('.pk-SchedulerCalendar-cell[data-outside]', { background: color['surface-0'] });
layered('.pk-SchedulerCalendar-cell[data-today]', { boxShadow: `inset 0 0 0 1px ${color.accent}` });
layered('.pk-SchedulerCalendar-cell:focus-visible, .pk-SchedulerCalendar-column:focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-2px',
});
layered('.pk-SchedulerCalendar-cell:not(:focus-visible), .pk-SchedulerCalendar-column:not(:focus-visible)', {
  outline: 'none',
});
const bareButton = {
  display: 'block',
  margin: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  fontSize: size['text-sm'],
  fontVariantNumeric: size.num,
  color: color['text-2'],
  borderRadius: size['radius-full'],
  cursor: 'default',
} as const;
layered('.pk-SchedulerCalendar-dayNumber', {
  ...bareButton,
  minWidth: '24px',
  height: '18px',
  padding: '0 6px',
  lineHeight: '18px',
  fontWeight: size['weight-medium'],
});
layered('.pk-SchedulerCalendar-cell[data-outside] .pk-SchedulerCalendar-dayNumber', { color: color['text-3'] });
layered('.pk-SchedulerCalendar-cell[data-today] .pk-SchedulerCalendar-dayNumber', {
  background: color.accent,
  color: color['surface-1'],
});
layered('.pk-SchedulerCalendar-more', {
  ...bareButton,
  minHeight: '16px',
  padding: '0 6px',
  lineHeight: size['lead-sm'],
});
layered('.pk-SchedulerCalendar-dayNumber:hover, .pk-SchedulerCalendar-more:hover', {
  color: color['text-1'],
  background: color.hover,
});
layered('.pk-SchedulerCalendar-cell[data-today] .pk-SchedulerCalendar-dayNumber:hover', {
  background: color.accent,
  color: color['surface-1'],
});
layered('.pk-SchedulerCalendar-dayNumber:focus-visible, .pk-SchedulerCalendar-more:focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-2px',
});
layered('.pk-SchedulerCalendar-unlisted', { fontSize: size['text-xs'], color: color['text-2'] });

/* Grey blocks in the shape of checks, after 300 ms: a quick answer never flickers. */
const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });
const block = color['surface-3'];
layered('.pk-SchedulerCalendar[data-loading] .pk-SchedulerCalendar-cell::after', {
  content: '',
  display: 'block',
  width: '86%',
  height: '82px',
  marginTop: '4px',
  borderRadius: size['radius-1'],
  background: `repeating-linear-gradient(${block} 0 15px, transparent 15px 21px)`,
  visibility: 'hidden',
  animation: `${appear} 1ms step-end 300ms forwards`,
});
layered('[data-pk-theme="light"] .pk-SchedulerCalendar[data-loading] .pk-SchedulerCalendar-cell::after', {
  background: `repeating-linear-gradient(${color['border-1']} 0 15px, transparent 15px 21px)`,
});
layered(
  '.pk-SchedulerCalendar[data-loading] .pk-SchedulerCalendar-place:nth-child(3n) > .pk-SchedulerCalendar-cell::after',
  { width: '70%' },
);
layered(
  '.pk-SchedulerCalendar[data-loading] .pk-SchedulerCalendar-place:nth-child(n + 6) > .pk-SchedulerCalendar-cell::after',
  { height: '57px' },
);
