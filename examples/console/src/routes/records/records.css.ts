import { color, size } from '@patrolkit/react-components/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const narrow = 'screen and (max-width: 999px)';

export const view = style({ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' });
export const room = style({
  flex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 460px',
  gap: 1,
  minHeight: 0,
  background: color['border-2'],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/* One at a time where there is no room for both: the list, or what was chosen in it. */
export const list = style({
  minWidth: 0,
  minHeight: 0,
  background: color['surface-1'],
  '@media': { [narrow]: { selectors: { [`${room}[data-open] > &`]: { display: 'none' } } } },
});
export const hint = style({
  padding: 24,
  background: color['surface-1'],
  color: color['text-2'],
  '@media': { [narrow]: { display: 'none' } },
});
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: color['surface-1'],
});
export const panelHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: size.toolbar,
  padding: '4px 6px 4px 12px',
  background: color['surface-2'],
  borderBottom: `1px solid ${color['border-2']}`,
});
export const panelTitle = style({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: size['text-lg'],
  fontWeight: 600,
});
export const panelBody = style({ flex: 1, minHeight: 0, overflow: 'auto', display: 'grid', alignContent: 'start' });
export const quiet = style({ padding: '10px 12px', color: color['text-3'], fontSize: size['text-sm'] });

export const table = style({ width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed' });
globalStyle(`${table} th, ${table} td`, {
  padding: '5px 12px',
  borderBottom: `1px solid ${color['border-1']}`,
  color: color['text-3'],
  fontWeight: 400,
  textAlign: 'left',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
globalStyle(`${table} thead th`, { color: color['text-2'], fontSize: size['text-sm'], fontWeight: 500 });
globalStyle(`${table} tr[data-changed] > *`, { color: color['text-1'] });
globalStyle(`${table} tr[data-changed] > th`, { boxShadow: `inset 3px 0 0 ${color.accent}`, fontWeight: 500 });

export const facts = style({ display: 'grid', gap: 8, padding: 12, margin: 0 });
globalStyle(`${facts} dt`, { color: color['text-3'], fontSize: size['text-sm'] });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });

export const raw = style({
  margin: 0,
  padding: 12,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
  fontFamily: size['font-mono'],
  fontSize: size['text-sm'],
});

export const person = style({ display: 'grid', gap: 12, padding: 14, maxWidth: 560 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: 8 });
export const words = style({ color: color['text-2'] });

export const check = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  margin: 0,
  padding: '4px 12px',
  borderBottom: `1px solid ${color['border-2']}`,
  background: color['surface-2'],
  color: color['text-2'],
});
