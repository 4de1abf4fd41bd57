import { layered, layeredBelow } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

const covering = '720px'; /* narrower than that the list lies over the map */
const bare = { margin: 0, padding: 0, border: 0, background: 'none', font: 'inherit', color: 'inherit' } as const;

layered('.pk-GuardMap-rail', {
  ...bare,
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '10px',
  width: '32px',
  paddingTop: '8px',
  borderLeft: `1px solid ${color['border-2']}`,
  background: color['surface-2'],
  color: color['text-2'],
  fontSize: size['text-sm'],
  fontStretch: size['stretch-grid'],
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { width: size['control-touch'] } },
});
layered('.pk-GuardMap-rail:hover', { color: color['text-1'] });
layered('.pk-GuardMap-rail:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' });
layered('.pk-GuardMap-rail > span', { writingMode: 'vertical-rl' });

layered('.pk-GuardMap-list', {
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  width: '320px',
  maxWidth: '100%',
  boxSizing: 'border-box',
  borderLeft: `1px solid ${color['border-2']}`,
  background: color['surface-1'],
});
layeredBelow(covering, '.pk-GuardMap-list', { position: 'absolute', zIndex: 3, top: 0, right: 0, bottom: 0 });
layered('.pk-GuardMap-listHead', {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: size.toolbar,
  padding: '0 6px 0 12px',
  background: color['surface-2'],
});
layered('.pk-GuardMap-listTitle', { margin: 0, font: 'inherit', fontWeight: size['weight-strong'] });
layered('.pk-GuardMap-list > .pk-Field', { flex: 'none', padding: '8px 12px 10px' });
layered('.pk-GuardMap-listOnly', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '4px 6px 4px 12px',
});
layered('.pk-GuardMap-listEmpty', { margin: 0, padding: '12px', color: color['text-2'], overflowWrap: 'anywhere' });
layered('.pk-GuardMap-rows', {
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderTop: `1px solid ${color['border-1']}`,
});
layered('.pk-GuardMap-rows > ul', { ...bare, position: 'relative', listStyle: 'none' });
layered('.pk-GuardMap-row', {
  position: 'absolute',
  left: 0,
  right: 0,
  display: 'flex',
  alignItems: 'center',
  boxSizing: 'border-box',
  paddingRight: '6px',
  borderBottom: `1px solid ${color['border-1']}`,
  fontStretch: size['stretch-grid'],
});
layered('.pk-GuardMap-row:hover', { background: color.hover });
layered('.pk-GuardMap-row[data-followed]', { background: color['accent-tint'] });
layered('.pk-GuardMap-rowMain', {
  ...bare,
  flex: 1,
  alignSelf: 'stretch',
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr)',
  alignContent: 'center',
  columnGap: '8px',
  minWidth: 0,
  padding: '0 4px 0 10px',
  textAlign: 'start',
  cursor: 'pointer',
});
layered('.pk-GuardMap-rowMain:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' });
layered('.pk-GuardMap-rowMain > :first-child', { gridRow: 'span 2', alignSelf: 'center' });
layered('.pk-GuardMap-rowName, .pk-GuardMap-rowFacts', {
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
layered('.pk-GuardMap-rowName', { fontWeight: size['weight-medium'] });
layered('.pk-GuardMap-rowName:has(+ :empty)', { gridRow: 'span 2', alignSelf: 'center' });
layered('.pk-GuardMap-rowFacts', {
  color: color['text-2'],
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
});
layered('.pk-GuardMap-row[data-state="panic"] .pk-GuardMap-rowFacts', { color: color.danger });
layered('.pk-GuardMap-row [aria-pressed="true"]', { color: color.accent });
layered('.pk-GuardMap-rowEvent', {
  display: 'grid',
  placeItems: 'center',
  width: '24px',
  height: '24px',
  color: color.danger,
  vars: { '--cut': color['surface-1'] },
});
