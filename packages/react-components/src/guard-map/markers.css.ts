import { type GlobalStyleRule, globalKeyframes, globalStyle } from '@vanilla-extract/css';
import { color, size } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';
import { halo } from './halo.ts';

function rule(selector: string, style: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layer]: style } });
}

/* Every marker is drawn around its own middle; Leaflet places a point without a size. */
rule('.pk-GuardMap-marker > div', { position: 'absolute', left: 0, top: 0 });
rule('.pk-GuardMap-guard, .pk-GuardMap-location', {
  position: 'absolute',
  left: '-13px',
  top: '-13px',
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  pointerEvents: 'auto', // Leaflet lets presses fall through what it did not make itself
  '@media': { '(pointer: coarse)': { width: '44px', height: '44px', left: '-22px', top: '-22px' } },
});
rule('.pk-GuardMap-guard:focus-visible, .pk-GuardMap-location:focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${color['focus-gap']}`,
});
rule('.pk-GuardMap-guard > svg', { flex: 'none', margin: '-9px', pointerEvents: 'none' });
rule('.pk-GuardMap-guardFill', {
  fill: color['marker-guard'],
  stroke: color['marker-casing'],
  strokeWidth: '2px',
  strokeLinejoin: 'round',
});
rule('.pk-GuardMap-casingFill', { fill: color['marker-casing'] });
rule('.pk-GuardMap-ring', { fill: 'none' });
rule('[data-state="not-moving"] .pk-GuardMap-ring', { stroke: color['marker-idle'] });
rule('[data-state="not-connected"] .pk-GuardMap-ring', { stroke: color['marker-lost'] });
rule('.pk-GuardMap-panicFill', { fill: color['marker-panic'], stroke: color['marker-casing'], strokeWidth: '2px' });
rule('.pk-GuardMap-panicMark', {
  fill: 'none',
  stroke: color['marker-casing'],
  strokeWidth: '2.6px',
  strokeLinecap: 'round',
});
globalKeyframes('pk-GuardMap-pulse', { '50%': { opacity: 0.15 } });
rule('.pk-GuardMap-pulse', {
  fill: 'none',
  stroke: color['marker-panic'],
  strokeWidth: '2px',
  opacity: 0.75,
  animation: `pk-GuardMap-pulse ${size.pulse} ease-in-out ${size['pulse-count']}`,
});
rule('.pk-GuardMap-locationFill', {
  fill: color['marker-location'],
  stroke: color['marker-casing'],
  strokeWidth: '2px',
});

rule('.pk-GuardMap-name, .pk-GuardMap-radius', {
  position: 'absolute',
  top: '50%',
  left: 'calc(50% + 12px)',
  padding: '0 5px',
  color: color['text-1'],
  fontFamily: size.font,
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  fontWeight: size['weight-medium'],
  fontStretch: '92%',
  whiteSpace: 'nowrap',
  translate: '0 -50%',
  textShadow: halo,
});
rule('[data-side="left"] > .pk-GuardMap-name', { left: 'auto', right: 'calc(50% + 12px)' });
rule('[data-state="panic"] > .pk-GuardMap-name', { fontSize: size['text-md'], fontWeight: size['weight-strong'] });
rule('.pk-GuardMap-location > .pk-GuardMap-name', {
  left: 'calc(50% + 5px)',
  color: color['text-2'],
  fontSize: size['text-xs'],
  fontWeight: size.weight,
  visibility: 'hidden',
});
rule(':is(.pk-GuardMap-location:hover, .pk-GuardMap-location:focus-visible, [data-named]) > .pk-GuardMap-name', {
  visibility: 'visible',
});
rule('.pk-GuardMap-radius', { left: 0, top: '2px', translate: '-50% 0', fontWeight: size.weight, fontSize: '11px' });
rule('.pk-GuardMap-event', {
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
