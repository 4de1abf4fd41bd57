import { globalKeyframes } from '@vanilla-extract/css';
import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';
import { halo } from './halo.ts';

/* The canvas and what pulses on it lie over Leaflet's panes; the pointer goes through to the map. */
layered('.pk-GuardMap-drawing', {
  position: 'absolute',
  zIndex: 450,
  inset: 0,
  overflow: 'hidden',
  pointerEvents: 'none',
});
layered('.pk-GuardMap-drawing > canvas', { position: 'absolute', left: 0, top: 0, forcedColorAdjust: 'none' });
globalKeyframes('pk-GuardMap-pulse', { '50%': { opacity: 0.15 } });
layered('.pk-GuardMap-pulse', {
  position: 'absolute',
  left: '-22px',
  top: '-22px',
  boxSizing: 'border-box',
  width: '44px',
  height: '44px',
  border: `2px solid ${color['marker-panic']}`,
  borderRadius: '50%',
  opacity: 0.75,
  animation: `pk-GuardMap-pulse ${size.pulse} ease-in-out ${size['pulse-count']}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

/* Leaflet places a point without a size; what hangs there is drawn around its own middle. */
layered('.pk-GuardMap-marker > div', { position: 'absolute', left: 0, top: 0 });
layered('.pk-GuardMap-radius', {
  position: 'absolute',
  left: 0,
  top: '2px',
  padding: '0 5px',
  translate: '-50% 0',
  color: color['text-1'],
  fontFamily: size.font,
  fontSize: size['text-xs'],
  lineHeight: size['lead-sm'],
  whiteSpace: 'nowrap',
  textShadow: halo,
});
layered('.pk-GuardMap-event', {
  position: 'absolute',
  left: '-13px',
  top: '-13px',
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  boxSizing: 'border-box',
  border: '2px solid currentColor',
  borderRadius: '50%',
  background: color['surface-1'],
  vars: { '--cut': color['surface-1'] },
});
layered('.pk-GuardMap-tip', {
  position: 'absolute',
  zIndex: 2,
  display: 'grid',
  maxWidth: 'min(300px, 60%)',
  padding: '5px 10px',
  boxSizing: 'border-box',
  overflowWrap: 'anywhere',
  background: color['surface-3'],
  borderRadius: size['radius-2'],
  boxShadow: color.shadow,
  color: color['text-2'],
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  pointerEvents: 'none',
});
layered('.pk-GuardMap-tip > strong', { color: color['text-1'], fontWeight: size['weight-strong'] });

/* The markers' pictures in the list. */
layered('.pk-GuardMap-shape', { flex: 'none' });
layered('.pk-GuardMap-guardFill', {
  fill: color['marker-guard'],
  stroke: color['marker-casing'],
  strokeWidth: '2px',
  strokeLinejoin: 'round',
});
layered('.pk-GuardMap-casingFill', { fill: color['marker-casing'] });
layered('.pk-GuardMap-ring', { fill: 'none' });
layered('[data-state="not-moving"] > .pk-GuardMap-ring', { stroke: color['marker-idle'] });
layered('[data-state="not-connected"] > .pk-GuardMap-ring', { stroke: color['marker-lost'] });
layered('.pk-GuardMap-panicFill', { fill: color['marker-panic'], stroke: color['marker-casing'], strokeWidth: '2px' });
layered('.pk-GuardMap-panicMark', {
  fill: 'none',
  stroke: color['marker-casing'],
  strokeWidth: '2.6px',
  strokeLinecap: 'round',
});
layered('.pk-GuardMap-locationFill', {
  fill: color['marker-location'],
  stroke: color['marker-casing'],
  strokeWidth: '2px',
});
