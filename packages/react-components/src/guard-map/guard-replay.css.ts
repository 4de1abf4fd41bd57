import { layered, layeredBelow } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

const narrow = '720px';

layered('.pk-GuardReplay-drawing', { position: 'absolute', zIndex: 450, left: 0, top: 0, pointerEvents: 'none' });
layered('.pk-GuardReplay-title', {
  position: 'absolute',
  zIndex: 1,
  left: '52px',
  top: '10px',
  display: 'grid',
  maxWidth: 'calc(100% - 62px)',
  padding: '4px 10px',
  boxSizing: 'border-box',
  borderRadius: size['radius-2'],
  background: color['surface-2'],
});
layered('.pk-GuardReplay .pk-GuardMap-legend', { bottom: '92px' });
layered('.pk-GuardReplay .pk-GuardMap-failing:not(:empty)', { bottom: '118px' });
layered('.pk-GuardReplay-controls', {
  position: 'absolute',
  zIndex: 1,
  left: 0,
  right: 0,
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: '84px',
  padding: '8px 10px',
  boxSizing: 'border-box',
  borderTop: `1px solid ${color['border-2']}`,
  background: color['surface-2'],
});
layered('.pk-GuardReplay-scrub', { flex: '1 0 100%', height: '24px', margin: 0, accentColor: color.accent });
layered('.pk-GuardReplay-scrub:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
layered('.pk-GuardReplay-moment', { flex: 1, fontWeight: size['weight-strong'], whiteSpace: 'nowrap' });
layered('.pk-GuardReplay-count', { color: color['text-2'], fontSize: size['text-sm'] });
layered('.pk-GuardReplay-sign', { display: 'grid', placeItems: 'center', color: color['text-2'] });
layered('.pk-GuardReplay .pk-StateView', { flex: 1 });
/* On a phone the list lies below the map. */
layeredBelow(narrow, '.pk-GuardReplay .pk-GuardMap-list', {
  left: 0,
  top: 'auto',
  width: 'auto',
  height: '168px',
  borderLeft: 0,
  borderTop: `1px solid ${color['border-2']}`,
});
layeredBelow(narrow, '.pk-GuardReplay > .pk-GuardMap-stage', { marginBottom: '168px' });
