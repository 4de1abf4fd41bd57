import { type GlobalStyleRule, globalKeyframes, globalStyle } from '@vanilla-extract/css';
import { color, size } from '../theme/contract.css.ts';
import { layer } from '../theme/layer.css.ts';
import { halo } from './halo.ts';

function rule(selector: string, style: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layer]: style } });
}

rule('.pk-GuardMap', {
  position: 'relative',
  isolation: 'isolate', // Leaflet counts its panes to 700 and more; none of them may lie over a host's dialog
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  minHeight: '120px',
  background: color['map-land'],
  color: color['text-1'],
  font: `${size.weight} ${size['text-md']}/${size['lead-md']} ${size.font}`,
  fontVariantNumeric: size.num,
});
rule('.pk-GuardMap-map', { position: 'absolute', inset: 0, zIndex: 0 });
rule('.pk-GuardMap-map:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' });

rule('.pk-GuardMap-controls', {
  position: 'absolute',
  zIndex: 1,
  left: '10px',
  top: '10px',
  display: 'grid',
  gap: '1px',
  background: color['border-2'],
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-2'],
});
rule('.pk-GuardMap-control', {
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  padding: 0,
  border: 0,
  background: color['surface-2'],
  color: color['text-2'],
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { width: size['control-touch'], height: size['control-touch'] } },
});
rule('.pk-GuardMap-control:hover', { color: color['text-1'] });
rule('.pk-GuardMap-control[aria-disabled]', { color: color['border-3'], cursor: 'default' });
rule('.pk-GuardMap-control:first-child', { borderRadius: '3px 3px 0 0' });
rule('.pk-GuardMap-control:last-child', { borderRadius: '0 0 3px 3px' });
rule('.pk-GuardMap-control:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px', zIndex: 1 });

rule('.pk-GuardMap-legend', {
  position: 'absolute',
  zIndex: 1,
  left: '10px',
  right: '10px',
  bottom: '8px',
  display: 'flex',
  alignItems: 'flex-end',
  gap: '12px',
  color: color['map-label'],
  textShadow: halo,
  fontSize: size['text-xs'],
  lineHeight: size['lead-xs'],
  pointerEvents: 'none',
});
rule('.pk-GuardMap-scale', {
  flex: 'none',
  paddingBottom: '2px',
  border: `1px solid ${color['map-label']}`,
  borderTop: 0,
  borderImage: `linear-gradient(to top, ${color['map-label']} 6px, transparent 6px) 1`, // only the feet stand up
  whiteSpace: 'nowrap',
});
rule('.pk-GuardMap-attribution', { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

globalKeyframes('pk-GuardMap-fade', { '0%, 80%': { opacity: 1 }, '100%': { opacity: 0, visibility: 'hidden' } });
rule('.pk-GuardMap-notice > span', {
  position: 'absolute',
  zIndex: 1,
  left: '10px',
  bottom: '34px',
  maxWidth: 'calc(100% - 20px)',
  padding: '5px 10px',
  boxSizing: 'border-box',
  overflowWrap: 'anywhere',
  background: color['surface-3'],
  borderRadius: size['radius-2'],
  boxShadow: color.shadow,
});
rule('.pk-GuardMap-notice > [data-copied]', { animation: 'pk-GuardMap-fade 4s forwards', pointerEvents: 'none' });
