import { color, size } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

layered('.pk-Check, .pk-Switch, .pk-Radio', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: size['space-2'],
  minHeight: '24px',
  fontFamily: size.font,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
  color: color['text-1'],
  cursor: 'default',
});
layered('.pk-Check[data-disabled], .pk-Switch[data-disabled], .pk-Radio[data-disabled]', { color: color['text-3'] });
layered('.pk-Check-box, .pk-Radio-dot', {
  boxSizing: 'border-box',
  flex: 'none',
  position: 'relative',
  width: '16px',
  height: '16px',
  border: `1.5px solid ${color['border-3']}`,
  borderRadius: size['radius-1'],
  forcedColorAdjust: 'none',
});
layered('.pk-Check[data-selected] .pk-Check-box, .pk-Check[data-indeterminate] .pk-Check-box', {
  background: color.accent,
  borderColor: color.accent,
});
layered('.pk-Check[data-selected] .pk-Check-box::after', {
  content: '',
  position: 'absolute',
  left: '4px',
  top: '0.5px',
  width: '4px',
  height: '8px',
  border: `solid ${color['surface-1']}`,
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(42deg)',
});
layered('.pk-Check[data-indeterminate] .pk-Check-box::after', {
  content: '',
  position: 'absolute',
  inset: '5.5px 2.5px',
  background: color['surface-1'],
});
layered(
  '.pk-Check[data-focus-visible] .pk-Check-box, .pk-Radio[data-focus-visible] .pk-Radio-dot, .pk-Switch[data-focus-visible] .pk-Switch-track',
  { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
);
layered('.pk-Radios', { display: 'flex', flexWrap: 'wrap', gap: '4px 24px' });
layered('.pk-Radio-dot', { borderRadius: size['radius-full'] });
layered('.pk-Radio[data-selected] .pk-Radio-dot', { borderColor: color.accent, borderWidth: '5px' });
layered('.pk-Switch-track', {
  boxSizing: 'border-box',
  flex: 'none',
  position: 'relative',
  width: '30px',
  height: '16px',
  border: `1.5px solid ${color['border-3']}`,
  borderRadius: size['radius-full'],
});
layered('.pk-Switch-track::after', {
  content: '',
  position: 'absolute',
  top: '2px',
  left: '2px',
  width: '9px',
  height: '9px',
  borderRadius: size['radius-full'],
  background: color['text-2'],
});
layered('.pk-Switch[data-selected] .pk-Switch-track', { background: color.accent, borderColor: color.accent });
layered('.pk-Switch[data-selected] .pk-Switch-track::after', { left: '16px', background: color['surface-1'] });
