import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

const ring = { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' };

layered('.pk-CalendarItem', {
  display: 'flex',
  alignItems: 'center',
  gap: '5px',
  flex: 'none',
  boxSizing: 'border-box',
  minWidth: 0,
  height: 'var(--pk-x-item, 19px)',
  margin: 0,
  padding: '0 5px',
  border: 0,
  borderRadius: size['radius-1'],
  overflow: 'clip',
  /* The bar is a border, not an element of its own: there are hundreds. */
  borderInlineStart: '3px solid var(--pk-x-bar)',
  background: 'var(--pk-x-tint)',
  color: 'var(--pk-x-text)',
  font: 'inherit',
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  fontStretch: size['stretch-grid'],
  fontVariantNumeric: size.num,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  cursor: 'default',
  userSelect: 'none',
});
layered('.pk-CalendarItem-line', { display: 'block', textOverflow: 'ellipsis', lineHeight: 'var(--pk-x-item, 19px)' });
/* Drawn at its own size: the line of the icon set is made thinner with its box. */
layered('.pk-CalendarItem > .pk-CalendarItem-icon', { strokeWidth: 1 });
layered('.pk-CalendarItem-line > .pk-CalendarItem-icon', {
  display: 'inline',
  marginInlineEnd: '5px',
  verticalAlign: '-2px',
});
layered('.pk-CalendarItem-text', { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
layered('.pk-CalendarItem-state', { flex: 'none', marginInlineStart: 'auto', paddingInlineStart: size['space-2'] });
for (const [state, stem] of [
  ['open', 'open'],
  ['read', 'done'],
  ['missed', 'missed'],
] as const) {
  layered(`.pk-CalendarItem[data-state="${state}"]:not([data-color])`, {
    vars: {
      '--pk-x-tint': color[`cal-${stem}-tint`],
      '--pk-x-bar': color[`cal-${stem}-bar`],
      '--pk-x-text': color[`cal-${stem}-text`],
    },
  });
}
layered('.pk-CalendarItem[data-state="missed"]', { fontWeight: size['weight-medium'] });
layered('button.pk-CalendarItem:hover', { backgroundImage: `linear-gradient(${color.hover}, ${color.hover})` });
layered('button.pk-CalendarItem:focus-visible', ring);
layered('button.pk-CalendarItem:not(:focus-visible)', { outline: 'none' });
layered('.pk-CalendarItem[data-draggable]', { cursor: 'grab' });
layered('.pk-SchedulerCalendar-body[data-dragging] .pk-CalendarItem', { cursor: 'grabbing' });

/* The edge that takes hold of the end; without it a check keeps its length (S3.117). Only one can be under the pointer. */
layered('.pk-CalendarItem-line[data-resizable]:hover', { position: 'relative' });
const edge = { content: '', position: 'absolute' } as const;
layered('.pk-SchedulerCalendar-cell > .pk-CalendarItem[data-resizable]:hover::after', {
  ...edge,
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '8px',
  borderInlineEnd: `2px solid ${color['text-2']}`,
  cursor: 'ew-resize',
});
layered('.pk-SchedulerCalendar-column > .pk-CalendarItem[data-resizable]:hover::after', {
  ...edge,
  insetBlock: 'auto 0',
  insetInline: 0,
  height: '8px',
  borderBlockEnd: `2px solid ${color['text-2']}`,
  cursor: 'ns-resize',
});

/* Its details or its menu are open. */
layered('.pk-CalendarItem[data-open]', ring);
layered('.pk-CalendarItem[data-held]', { opacity: 0.35 });
layered('.pk-CalendarItem[data-preview]', { pointerEvents: 'none' });
/* In a month it lies beside the day's number: nothing moves while something is dragged. */
layered('.pk-SchedulerCalendar-cell > .pk-CalendarItem[data-preview]', {
  position: 'absolute',
  top: '2px',
  insetInline: '38px 5px',
  height: '18px',
});
layered('.pk-CalendarItem[data-preview="ghost"]', { opacity: 0.6 });
layered('.pk-CalendarItem[data-preview="copy"]', {
  background: 'none',
  color: color['text-1'],
  outline: `1px dashed ${color.accent}`,
  outlineOffset: '-1px',
});
layered('.pk-CalendarItem', {
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid ButtonBorder',
      borderInlineStart: '3px solid ButtonText',
      background: 'ButtonFace',
    },
  },
});
/* A finger needs more than 19 px. */
layered('.pk-SchedulerCalendar', {
  '@media': { '(pointer: coarse)': { vars: { '--pk-x-item': '28px' } } },
});
layered('[data-pk-density="comfortable"] .pk-SchedulerCalendar', { vars: { '--pk-x-item': '24px' } });
