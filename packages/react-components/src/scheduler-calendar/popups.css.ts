import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-ItemDetails', { width: 'min(340px, calc(100vw - 16px))' });
layered('.pk-ItemDetails-dialog', { outline: 'none' });
layered('.pk-ItemDetails-head', {
  display: 'flex',
  alignItems: 'center',
  gap: size['space-2'],
  padding: '6px 6px 6px 12px',
});
layered('.pk-ItemDetails-title', {
  flex: 1,
  minWidth: 0,
  margin: 0,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
  fontWeight: size['weight-strong'],
  overflowWrap: 'anywhere',
});
layered('.pk-ItemDetails-state', { display: 'inline-flex', height: '22px', margin: '0 12px', paddingInlineEnd: '9px' });
layered('.pk-ItemDetails-facts', { display: 'grid', gap: '3px', margin: 0, padding: '10px 12px' });
layered('.pk-ItemDetails-fact', { display: 'grid', gridTemplateColumns: '108px minmax(0, 1fr)', gap: size['space-2'] });
layered('.pk-ItemDetails-fact > dt', { color: color['text-2'], fontSize: size['text-md'] });
layered('.pk-ItemDetails-fact > dd', {
  margin: 0,
  fontSize: size['text-md'],
  fontVariantNumeric: size.num,
  overflowWrap: 'anywhere',
});
layered('.pk-ItemDetails-note', { margin: '0 12px 8px', color: color['text-2'], fontSize: size['text-md'] });
layered('.pk-Dialog-words > .pk-ItemDetails-note', { margin: '0 0 8px', fontSize: 'inherit' });
layered('.pk-ItemDetails-foot', {
  display: 'flex',
  justifyContent: 'flex-end',
  gap: size['space-2'],
  padding: '8px 12px',
  borderTop: `1px solid ${color['border-2']}`,
});

layered('.pk-GestureBar', {
  position: 'absolute',
  zIndex: size['z-sticky'],
  insetInline: 0,
  bottom: '10px',
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: size['space-2'],
  boxSizing: 'border-box',
  width: 'fit-content',
  maxWidth: 'min(760px, calc(100% - 20px))',
  marginInline: 'auto',
});
layered('.pk-GestureBar[data-shown]', {
  padding: '5px 8px 5px 12px',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-3'],
  background: color['surface-3'],
  boxShadow: color.shadow,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
});
layered('.pk-GestureBar[data-failed]', { borderInlineStart: `3px solid ${color.danger}` });
layered('.pk-GestureBar-words', { flex: '1 1 auto', minWidth: 0, margin: 0, overflowWrap: 'anywhere' });
/* While the pointer drags it must find the days under the bar. */
layered('.pk-SchedulerCalendar-body[data-dragging] ~ .pk-GestureBar:not(:has(button))', { pointerEvents: 'none' });
