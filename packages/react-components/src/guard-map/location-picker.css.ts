import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-LocationPicker', {
  containerType: 'inline-size',
  display: 'grid',
  alignContent: 'start',
  gap: size['space-2'],
  minWidth: 0,
  color: color['text-1'],
  font: `${size.weight} ${size['text-md']}/${size['lead-md']} ${size.font}`,
});
layered('.pk-LocationPicker-map', {
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  overflow: 'hidden',
  minHeight: '176px',
  border: `1px solid ${color['border-3']}`,
  borderRadius: size['radius-2'],
  background: color['map-land'],
});
layered('.pk-LocationPicker-map:focus-within', { borderColor: color.focus });
layered('.pk-LocationPicker-cross', {
  position: 'absolute',
  zIndex: 1,
  left: '50%',
  top: '50%',
  width: '32px',
  height: '32px',
  margin: '-16px',
  fill: 'none',
  strokeLinecap: 'round',
  pointerEvents: 'none',
});
layered('.pk-LocationPicker-cross > :first-child', { stroke: color['map-halo'], strokeWidth: '5px' });
layered('.pk-LocationPicker-cross > :last-child', { stroke: color['text-1'], strokeWidth: '2px' });
layered('.pk-LocationPicker-foot', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: size['space-2'],
});
layered('.pk-LocationPicker-foot > .pk-Button', { minHeight: '32px', marginTop: '20px', padding: '0 12px' });
