import { color, size } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

const ring = { outline: `2px solid ${color.focus}`, outlineOffset: '1px' };

layered('.pk-DateTime', { gridTemplateColumns: 'minmax(0, 1fr) 76px', gap: size['space-2'] });
layered('.pk-Calendar-dialog', { padding: '8px', outline: 'none' });
layered('.pk-Calendar-head', { display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
layered('.pk-Calendar-title', { margin: 0, fontSize: size['text-lg'], fontWeight: size['weight-strong'] });
layered('.pk-Calendar-grid', { borderCollapse: 'collapse', fontVariantNumeric: size.num });
layered('.pk-Calendar-weekday', {
  width: '34px',
  padding: '4px 0',
  fontSize: size['text-sm'],
  fontWeight: size['weight-medium'],
  color: color['text-2'],
});
layered('.pk-Calendar-day', {
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '30px',
  borderRadius: size['radius-2'],
  outline: 'none',
  cursor: 'default',
});
layered('.pk-Calendar-day[data-outside-month]', { visibility: 'hidden' });
layered('.pk-Calendar-day[data-current]', { fontWeight: size['weight-strong'], color: color.accent });
layered('.pk-Calendar-day[data-hovered]', { background: color.hover });
layered('.pk-Calendar-day[data-selected]', { background: color['accent-fill'], color: color['accent-on'] });
layered('.pk-Calendar-day[data-disabled]', { color: color['text-3'], opacity: 0.6 });
layered('.pk-Calendar-day[data-focus-visible]', ring);

layered('.pk-Tabs', { display: 'flex', flexDirection: 'column', minHeight: 0, fontFamily: size.font });
layered('.pk-Tabs-row', {
  display: 'flex',
  alignItems: 'center',
  gap: size['space-2'],
  flexWrap: 'wrap',
  minHeight: size.header,
  borderBottom: `1px solid ${color['border-2']}`,
  background: color['surface-2'],
});
layered('.pk-Tabs-list', { display: 'flex', alignSelf: 'stretch' });
layered('.pk-Tab', {
  display: 'flex',
  alignItems: 'center',
  padding: '0 12px',
  borderBottom: '2px solid transparent',
  color: color['text-2'],
  fontWeight: size['weight-medium'],
  fontSize: size['text-lg'],
  cursor: 'default',
  outline: 'none',
});
layered('.pk-Tab[data-hovered]', { color: color['text-1'] });
layered('.pk-Tab[data-selected]', { color: color['text-1'], borderBottomColor: color.accent });
layered('.pk-Tab[data-focus-visible]', { ...ring, outlineOffset: '-3px' });
layered('.pk-TabPanel', { flex: 1, minHeight: 0, outline: 'none' });
