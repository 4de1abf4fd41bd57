import '../controls/controls.css.ts';
import '../controls/dialogs.css.ts';
import '../controls/fields.css.ts';
import { layered, layeredBelow } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-MessageDialog', { height: 'min(600px, calc(100vh - 132px))' });
layered('.pk-MessageDialog > .pk-Dialog-body', {
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: size['space-3'],
  padding: '12px 16px',
});
layered('.pk-MessageDialog .pk-Alert', { flex: 'none', maxWidth: 'none', boxShadow: 'none' });
layered('.pk-MessageDialog-kind', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: size['space-2'],
  flex: 'none',
});
layered('.pk-MessageDialog-fields', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 300px)',
  gap: size['space-3'],
  flex: 'none',
});
layeredBelow('560px', '.pk-MessageDialog-fields', { gridTemplateColumns: 'minmax(0, 1fr)' });
layered('.pk-MessageDialog-words', {
  display: 'flex',
  flexDirection: 'column',
  gap: size['space-2'],
  minWidth: 0,
});
/* What holds stands beside the label: the picker below may show another place until it is applied. */
layered('.pk-MessageDialog-place', {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
layered('.pk-MessageDialog-placeHead', { padding: '0 0 4px', lineHeight: size['lead-sm'] });
layered('.pk-MessageDialog-position', {
  position: 'absolute',
  top: '-20px',
  right: 0,
  color: color['text-2'],
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  fontVariantNumeric: size.num,
});
layered('.pk-MessageDialog .pk-LocationPicker-map', { minHeight: '112px' });

layered('.pk-MessageDialog-recipients', {
  display: 'flex',
  flexDirection: 'column',
  gap: size['space-2'],
  flex: '1 0 auto',
  minHeight: 0,
});
layered('.pk-Recipients', { display: 'flex', flexDirection: 'column', flex: '1 0 122px', minHeight: 0 });
layered('.pk-Recipients-list', {
  flex: '1 1 120px',
  overflow: 'auto',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-2'],
  background: color['surface-1'],
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
  outline: 'none',
});
layered('.pk-Recipients-list[data-focus-visible]', { outline: `2px solid ${color.focus}`, outlineOffset: '1px' });
layered('.pk-Recipients-empty', { display: 'block', padding: '6px 10px', color: color['text-2'] });
layered('.pk-Recipients-more', {
  margin: 0,
  padding: '4px 0 0',
  color: color['text-3'],
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
});
layered('.pk-Recipient', {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr) 56px 84px 116px',
  gap: size['space-2'],
  alignItems: 'center',
  boxSizing: 'border-box',
  minHeight: size.row,
  padding: '5px 10px',
  borderBottom: `1px solid ${color['border-1']}`,
  color: color['text-1'],
  outline: 'none',
  cursor: 'default',
});
layered('.pk-Recipient:last-child', { borderBottom: 0 });
layeredBelow('560px', '.pk-Recipient', { gridTemplateColumns: '16px minmax(0, 1fr) auto' });
layered('.pk-Recipient[data-hovered]', { backgroundImage: `linear-gradient(${color.hover}, ${color.hover})` });
layered('.pk-Recipient[data-selected]', { backgroundColor: color['row-selected'] });
layered('.pk-Recipient[data-focus-visible]', { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' });
layered('.pk-Recipient-box', {
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: '14px',
  height: '14px',
  border: `1.5px solid ${color['border-3']}`,
  borderRadius: size['radius-1'],
  color: 'transparent',
});
layered('.pk-Recipient[data-selected] .pk-Recipient-box', {
  borderColor: color.accent,
  background: color.accent,
  color: color['surface-1'],
});
layered('.pk-Recipient-who', { minWidth: 0, overflowWrap: 'anywhere' });
layered('.pk-Recipient-note', { color: color['text-2'] });
layered('.pk-Recipient-obstacle', { display: 'block', color: color.warn });
layered('.pk-Recipient-id, .pk-Recipient-age, .pk-Recipient-distance', {
  whiteSpace: 'nowrap',
  color: color['text-2'],
  fontVariantNumeric: size.num,
});
layered('.pk-Recipient-distance', { textAlign: 'end', color: color['text-1'] });
layeredBelow('560px', '.pk-Recipient-id, .pk-Recipient-age', { gridColumn: '2', fontSize: size['text-sm'] });
layeredBelow('560px', '.pk-Recipient-distance', { gridRow: '1', gridColumn: '3' });
layered('.pk-Recipient-box', {
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

layered('.pk-MessageDialog-count', {
  flex: 1,
  minWidth: 0,
  color: color['text-2'],
  fontSize: size['text-md'],
  fontVariantNumeric: size.num,
});
layered('.pk-MessageDialog-count', { '@media': { '(max-width: 479.98px)': { flexBasis: '100%' } } });
