import { color, size } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

// A table of styles: every field, its list and its parts.

const ring = { outline: `2px solid ${color.focus}`, outlineOffset: '1px' };
const bare = { border: 0, background: 'none', font: 'inherit', color: 'inherit', margin: 0, padding: 0 } as const;

layered('.pk-Field', {
  display: 'grid',
  alignContent: 'start',
  gap: size['space-1'],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  fontFamily: size.font,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
  color: color['text-1'],
});
layered('.pk-Field-label', {
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  fontWeight: size['weight-medium'],
  color: color['text-2'],
});
layered('.pk-Field-required', { color: color['text-3'] });
layered('.pk-Field-box', { position: 'relative', display: 'flex', minWidth: 0 });
layered('.pk-Field-input', {
  boxSizing: 'border-box',
  width: '100%',
  minWidth: 0,
  minHeight: '32px',
  margin: 0,
  padding: '5px 9px',
  border: `1px solid ${color['border-3']}`,
  borderRadius: size['radius-2'],
  background: color['surface-1'],
  color: color['text-1'],
  font: 'inherit',
  fontVariantNumeric: size.num,
  textAlign: 'start',
  outline: 'none',
});
layered('.pk-Field-input::placeholder, .pk-Field-bare::placeholder', { color: color['text-3'], opacity: 1 });
layered('.pk-Field-input[data-icon]', { paddingInlineStart: '32px' });
layered('.pk-Field-input:has(~ .pk-Field-end)', { paddingInlineEnd: '36px' });
/* The cross lies before the arrow: the words make room for it, the arrow stays. */
layered('.pk-Field-select[data-clearable] .pk-Field-value', { paddingInlineEnd: '24px' });
layered('.pk-Field-input[data-buttons="2"]', { paddingInlineEnd: '62px' });
layered('.pk-Field-input[data-focused], .pk-Field-input[data-focus-visible], .pk-Field-multi:focus-within', ring);
layered('.pk-Field[data-invalid] .pk-Field-input', {
  borderColor: color.danger,
  boxShadow: `inset 0 0 0 1px ${color.danger}`,
});
layered('.pk-Field-input[data-disabled], .pk-Field[data-disabled] .pk-Field-input', {
  color: color['text-3'],
  borderColor: color['border-2'],
});
layered('.pk-Field[data-readonly] .pk-Field-input', { background: 'none', borderColor: color['border-2'] });
layered('.pk-Field-area', { display: 'block', resize: 'vertical', lineHeight: size['lead-lg'] });
layered('.pk-Field-icon', {
  position: 'absolute',
  insetInlineStart: '9px',
  top: '8px',
  color: color['text-3'],
  pointerEvents: 'none',
});
layered('.pk-Field-end, .pk-Field-clear', {
  position: 'absolute',
  insetInlineEnd: '3px',
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
});
layered('.pk-Field-clear', { insetInlineEnd: '28px' });
layered('.pk-Field-unit', { padding: '0 7px', color: color['text-3'] });
layered('.pk-Field-button', {
  ...bare,
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  borderRadius: size['radius-2'],
  color: color['text-2'],
  outline: 'none',
});
layered('.pk-Field-button[data-hovered]', { color: color['text-1'], background: color.hover });
layered('.pk-Field-button[data-focus-visible]', ring);
layered('.pk-Field-button[data-disabled]', { opacity: 0.35 });
layered('.pk-Field-description', {
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  color: color['text-3'],
});
layered('.pk-Field-description:empty', { display: 'none' });
layered('.pk-Field-error', { fontSize: size['text-sm'], lineHeight: size['lead-sm'], color: color.danger });
layered('.pk-Field-error:empty', { display: 'none' });

layered('.pk-Field-select', {
  display: 'flex',
  alignItems: 'center',
  gap: size['space-2'],
  justifyContent: 'space-between',
  cursor: 'default',
});
layered('.pk-Field-value', { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
layered('.pk-Field-value[data-placeholder]', { color: color['text-3'] });

layered('.pk-Field-multi', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size['space-1'],
  padding: '3px 5px',
});
layered('.pk-Field-tags', { display: 'contents' });
layered('.pk-Field-bare', { ...bare, flex: 1, minWidth: '90px', height: '24px', padding: '0 4px', outline: 'none' });
layered('.pk-Tag', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: size['space-1'],
  maxWidth: '100%',
  minHeight: '22px',
  padding: '0 3px 0 7px',
  border: `1px solid ${color.accent}`,
  borderRadius: size['radius-2'],
  background: color['row-selected'],
  fontSize: size['text-md'],
  cursor: 'default',
  outline: 'none',
});
layered('.pk-Tag[data-focus-visible]', ring);
layered('.pk-Tag-remove', {
  ...bare,
  display: 'grid',
  placeItems: 'center',
  width: '18px',
  height: '18px',
  color: color['text-2'],
  borderRadius: size['radius-1'],
});
layered('.pk-Tag-remove[data-hovered]', { color: color['text-1'], background: color.hover });

layered('.pk-Popover', {
  boxSizing: 'border-box',
  zIndex: size['z-popover'],
  // at the right edge a width that fits what is left would change with each move, and each move with the width
  width: 'max-content',
  minWidth: 'var(--trigger-width)',
  maxWidth: 'min(480px, 100vw)',
  overflow: 'auto',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-2'],
  background: color['surface-3'],
  color: color['text-1'],
  boxShadow: color.shadow,
  fontFamily: size.font,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
});
layered('.pk-Choices, .pk-Menu', { maxHeight: '320px', overflow: 'auto', padding: '4px', outline: 'none' });
layered('.pk-Choices-empty', { display: 'block', padding: '6px 9px', color: color['text-2'] });
layered('.pk-Choice, .pk-MenuItem', {
  display: 'flex',
  alignItems: 'center',
  gap: size['space-2'],
  minHeight: '24px',
  padding: '3px 9px',
  borderRadius: size['radius-2'],
  cursor: 'default',
  outline: 'none',
});
layered('.pk-Choice[data-focused], .pk-MenuItem[data-focused]', { background: color['row-selected'] });
layered('.pk-Choice[data-focus-visible], .pk-MenuItem[data-focus-visible]', { ...ring, outlineOffset: '-2px' });
layered('.pk-Choice[data-disabled], .pk-MenuItem[data-disabled]', { color: color['text-3'] });
layered('.pk-MenuItem[data-danger]:not([data-disabled])', { color: color.danger });
layered('.pk-Choice-check', { visibility: 'hidden', color: color.accent });
layered('.pk-Choice[data-selected] .pk-Choice-check', { visibility: 'visible' });
layered('.pk-Choice-label', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
layered('.pk-Choice-detail', { color: color['text-3'], fontSize: size['text-md'] });
