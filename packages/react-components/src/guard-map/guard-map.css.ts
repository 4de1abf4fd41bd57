import { globalKeyframes } from '@vanilla-extract/css';
import { layered, layeredBelow } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';
import { halo } from './halo.ts';

const narrow = '560px';
const shadowed = { background: color['surface-3'], borderRadius: size['radius-2'], boxShadow: color.shadow };
const ring = { outline: `2px solid ${color.focus}`, outlineOffset: '2px', zIndex: 1 };

layered('.pk-GuardMap', {
  position: 'relative',
  isolation: 'isolate', // Leaflet counts its panes to 700 and more; none of them may lie over a host's dialog
  containerType: 'inline-size',
  display: 'flex',
  overflow: 'hidden',
  width: '100%',
  height: '100%',
  minHeight: '120px',
  background: color['map-land'],
  color: color['text-1'],
  font: `${size.weight} ${size['text-md']}/${size['lead-md']} ${size.font}`,
  fontVariantNumeric: size.num,
});
layered('.pk-GuardMap-stage', { position: 'relative', flex: 1, minWidth: 0, overflow: 'hidden' });
layered('.pk-GuardMap-map', { position: 'absolute', inset: 0, zIndex: 0 });
layered('.pk-GuardMap-map:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' });
/* Map pictures are made for the day: in a dark theme their light is turned round, and their colours kept. */
layered('.pk-GuardMap-dimmed', {
  filter: 'invert(1) hue-rotate(180deg) saturate(0.45) brightness(0.75) contrast(0.95)',
});

layered('.pk-GuardMap-controls', {
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
layered('.pk-GuardMap-control', {
  display: 'grid',
  placeItems: 'center',
  width: '30px',
  height: '30px',
  padding: 0,
  border: 0,
  background: color['surface-2'],
  color: color['text-2'],
  cursor: 'pointer',
  vars: { '--cut': color['surface-2'] },
  '@media': { '(pointer: coarse)': { width: size['control-touch'], height: size['control-touch'] } },
});
layered('.pk-GuardMap-control:hover', { color: color['text-1'] });
layered('.pk-GuardMap-control[aria-disabled]', { color: color['border-3'], cursor: 'default' });
layered('.pk-GuardMap-control:first-child', { borderRadius: '3px 3px 0 0' });
layered('.pk-GuardMap-control:last-child', { borderRadius: '0 0 3px 3px' });
layered('.pk-GuardMap-control:focus-visible', ring);

layered('.pk-GuardMap-tools', {
  position: 'absolute',
  zIndex: 2,
  right: '10px',
  top: '10px',
  display: 'flex',
  background: color['surface-2'],
  borderRadius: size['radius-2'],
});
layered('.pk-GuardMap-tool', { color: color['text-2'], fontWeight: size.weight });
layered('.pk-GuardMap-layers:not(:last-child) > .pk-GuardMap-tool', { borderRadius: '4px 0 0 4px' });
layered('.pk-GuardMap-layers + .pk-GuardMap-tool', { borderRadius: '0 4px 4px 0', marginLeft: '-1px' });
layeredBelow(narrow, '.pk-GuardMap-tool > span', { display: 'none' });
layered('.pk-GuardMap-layersPanel', {
  ...shadowed,
  position: 'absolute',
  top: 'calc(100% + 4px)',
  right: 0,
  display: 'grid',
  gap: '12px',
  width: 'max-content',
  maxWidth: 'min(280px, 80cqw)',
  padding: '12px',
});
layered('.pk-GuardMap-layersPanel .pk-Radios', { display: 'grid', gap: '2px' });
layered('.pk-GuardMap-parts', { display: 'grid', gap: '2px', margin: 0, padding: 0, border: 0 });
layered('.pk-GuardMap-parts > legend', {
  padding: '0 0 4px',
  color: color['text-2'],
  fontSize: size['text-sm'],
  fontWeight: size['weight-medium'],
});

layered('.pk-GuardMap-legend', {
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
layered('.pk-GuardMap[data-display="wall"] .pk-GuardMap-legend', {
  fontSize: size['text-xl'],
  lineHeight: size['lead-xl'],
});
layered('.pk-GuardMap-scale', {
  flex: 'none',
  paddingBottom: '2px',
  border: `1px solid ${color['map-label']}`,
  borderTop: 0,
  borderImage: `linear-gradient(to top, ${color['map-label']} 6px, transparent 6px) 1`, // only the feet stand up
  whiteSpace: 'nowrap',
});
layered('.pk-GuardMap-attribution', { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
layered('a.pk-GuardMap-attribution', { color: 'inherit', pointerEvents: 'auto' });

layered('.pk-GuardMap-chip', {
  ...shadowed,
  position: 'absolute',
  zIndex: 1,
  top: '10px',
  left: '50%',
  translate: '-50% 0',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  maxWidth: 'calc(100% - 120px)',
  paddingLeft: '10px',
  boxSizing: 'border-box',
});
layered('.pk-GuardMap-chip > span', { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
layered('.pk-GuardMap-chip[data-kind="offer"]', { top: '46px', padding: 0 });
layeredBelow(narrow, '.pk-GuardMap-chip', { top: '48px' });
layeredBelow(narrow, '.pk-GuardMap-chip[data-kind="offer"]', { top: '84px' });

globalKeyframes('pk-GuardMap-fade', { '0%, 80%': { opacity: 1 }, '100%': { opacity: 0, visibility: 'hidden' } });
layered('.pk-GuardMap-said, .pk-GuardMap-failing:not(:empty)', {
  ...shadowed,
  position: 'absolute',
  zIndex: 2,
  left: '10px',
  bottom: '34px',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px',
  minHeight: '36px',
  maxWidth: 'calc(100% - 20px)',
  padding: '3px 4px 3px 10px',
  boxSizing: 'border-box',
});
layered('.pk-GuardMap-said > svg', { color: color.danger });
layered('.pk-GuardMap-said[data-copied]', {
  paddingRight: '12px',
  animation: 'pk-GuardMap-fade 6s forwards',
  pointerEvents: 'none',
});
layered('.pk-GuardMap-said[data-copied] > svg', { color: color['text-2'] });
layered('.pk-GuardMap-failing > svg', { color: color.warn });
layered('.pk-GuardMap-failing:not(:empty)', { zIndex: 1 });
layered('.pk-GuardMap-link', {
  width: '240px',
  maxWidth: '60cqw',
  padding: '4px 8px',
  border: `1px solid ${color['border-3']}`,
  borderRadius: size['radius-2'],
  background: color['surface-1'],
  color: color['text-1'],
  font: 'inherit',
});
