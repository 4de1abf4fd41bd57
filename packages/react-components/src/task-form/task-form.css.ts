import '../controls/controls.css.ts';
import '../controls/dialogs.css.ts';
import '../controls/fields.css.ts';
import { layered, layeredBelow } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-TaskForm[data-presentation="panel"]', {
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  width: '460px',
  maxWidth: '100%',
  height: '100%',
  minHeight: 0,
  borderInlineStart: `1px solid ${color['border-2']}`,
  background: color['surface-3'],
  color: color['text-1'],
  fontFamily: size.font,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
  fontVariantNumeric: size.num,
  outline: 'none',
});
layered('.pk-TaskForm-form', { containerType: 'inline-size', display: 'grid', gap: size['space-3'], minWidth: 0 });
layered('.pk-TaskForm-fields', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '9px 12px',
  alignItems: 'start',
});
layered('.pk-TaskForm-wide', { gridColumn: '1 / -1' });
layered('.pk-TaskForm-times', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: '12px',
  alignItems: 'start',
});
layered('.pk-TaskForm-zone', { gridColumn: '1 / -1', margin: 0, fontSize: size['text-md'], color: color['text-2'] });
layered('.pk-TaskForm-breaks > .pk-TaskForm-fields', { paddingTop: size['space-2'] });
layered('.pk-TaskForm-breaksTitle', {
  width: 'fit-content',
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
  fontWeight: size['weight-medium'],
  color: color['text-2'],
  cursor: 'pointer',
});
layered('.pk-TaskForm-breaksTitle:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
layered('.pk-TaskForm-skip', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '12px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
/* Beside the field, which has its label above it. */
layered('.pk-TaskForm-skip > .pk-Button', { marginTop: '20px' });
layered('.pk-TaskForm-skipped', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
layered('.pk-TaskForm-copy', { marginInlineEnd: 'auto' });
layered('.pk-TaskForm-preview', { fontSize: size['text-md'], lineHeight: size['lead-md'], color: color['text-2'] });
/* The foot stays in sight: the fields scroll. */
layered('.pk-Modal:has(> .pk-TaskForm)', {
  maxHeight: `calc(100dvh - var(--pk-overlay-top, ${size['space-4']}) - ${size['space-4']})`,
});
/* What stopped the saving stays in sight, wherever the form is scrolled to. */
layered('.pk-TaskForm-form > .pk-Alert', { position: 'sticky', bottom: '-8px', zIndex: 1, maxWidth: 'none' });

layered('.pk-Weekdays', { display: 'flex', gap: '4px' });
layered('.pk-Weekday', {
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  flex: '0 1 28px',
  minWidth: size['hit-min'],
  height: '32px',
  border: `1px solid ${color['border-3']}`,
  borderRadius: size['radius-2'],
  fontSize: size['text-md'],
  color: color['text-2'],
  cursor: 'default',
});
layered('.pk-Weekday[data-selected]', {
  borderColor: color['accent-edge'],
  background: color['accent-tint'],
  color: color['text-1'],
  fontWeight: size['weight-strong'],
});
layered('.pk-Weekday[data-hovered]', { backgroundImage: `linear-gradient(${color.hover}, ${color.hover})` });
layered('.pk-Weekday[data-focus-visible]', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
layered('.pk-Field[data-invalid] .pk-Weekday', { borderColor: color.danger });
layered('.pk-Weekday[data-selected]', {
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
  },
});

layered('.pk-PlanCheck', {
  display: 'grid',
  gap: '6px',
  paddingTop: size['space-2'],
  borderTop: `1px solid ${color['border-2']}`,
});
layered('.pk-PlanCheck-head', { display: 'flex', alignItems: 'baseline', gap: size['space-2'] });
layered('.pk-PlanCheck-heading', {
  margin: 0,
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
  fontWeight: size['weight-strong'],
});
layered('.pk-PlanCheck-counts', { fontSize: size['text-md'], lineHeight: size['lead-md'], color: color['text-3'] });
layered('.pk-PlanCheck-list', { display: 'grid', gap: '6px', margin: 0, padding: 0, listStyle: 'none' });
layered('.pk-PlanCheck-finding', {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  gap: '2px 9px',
  padding: '8px 10px',
  borderInlineStart: '3px solid',
  borderRadius: '0 2px 2px 0',
  background: color['surface-1'],
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
});
layered('.pk-PlanCheck-finding > svg', { marginTop: '1px' });
layered('.pk-PlanCheck-finding[data-severity="error"]', { borderInlineStartColor: color.danger });
layered('.pk-PlanCheck-finding[data-severity="error"] > svg', { color: color.danger });
layered('.pk-PlanCheck-finding[data-severity="warning"]', { borderInlineStartColor: color.warn });
layered('.pk-PlanCheck-finding[data-severity="warning"] > svg', { color: color.warn });
layered('.pk-PlanCheck-finding[data-severity="note"]', { borderInlineStartColor: color['text-3'] });
layered('.pk-PlanCheck-finding[data-severity="note"] > svg', { color: color['text-3'] });
layered('.pk-PlanCheck-title', { fontWeight: size['weight-medium'] });
layered('.pk-PlanCheck-detail', { gridColumn: 2, margin: 0, color: color['text-2'] });
layered('.pk-PlanCheck-fix', {
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: color.accent,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '2px',
  cursor: 'pointer',
});
layered('.pk-PlanCheck-fix:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });

/* One field under the other where two have no room; the week keeps its seven letters in one line. */
layeredBelow('330px', '.pk-TaskForm-fields', { gridTemplateColumns: 'minmax(0, 1fr)' });
layeredBelow('330px', '.pk-TaskForm-fields > *', { gridColumn: '1 / -1' });
