import '../controls/controls.css.ts';
import '../controls/fields.css.ts';
import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-RRuleViewer', {
  containerType: 'inline-size',
  minWidth: 0,
  minHeight: 0,
  height: '100%',
  color: color['text-1'],
  fontFamily: size.font,
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
  fontWeight: size.weight,
  fontVariantNumeric: size.num,
});
layered('.pk-RRuleViewer-panels', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: size['panel-gap'],
  height: '100%',
  overflow: 'hidden',
  background: color['border-2'],
});
layered('.pk-RRuleViewer-panels[data-single]', { gridTemplateColumns: 'minmax(0, 1fr)' });
layered('.pk-RRuleViewer-main', {
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: color['surface-1'],
});
layered('.pk-RRuleViewer-toolbar', {
  boxSizing: 'border-box',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  flex: 'none',
  minHeight: size.header,
  padding: '5px 8px 5px 12px',
  borderBottom: `1px solid ${color['border-1']}`,
  whiteSpace: 'nowrap',
});
layered('.pk-RRuleViewer-search', { flex: '0 1 320px', minWidth: '180px' });
/* The label is said; the magnifying glass and the words inside show it. */
layered('.pk-RRuleViewer-search .pk-Field-label', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
layered('.pk-RRuleViewer-search .pk-Field', { fontSize: size['text-md'], lineHeight: size['lead-md'] });
layered('.pk-RRuleViewer-search .pk-Field-input:has(~ .pk-Field-end)', { paddingInlineEnd: '132px' });
layered('.pk-RRuleViewer-hits', { fontSize: size['text-sm'], color: color['text-3'] });
layered('.pk-RRuleViewer-collapse', { marginInlineStart: 'auto' });

layered('.pk-RRuleViewer-grid', {
  flex: '1 1 auto',
  position: 'relative',
  minHeight: 0,
  overflow: 'auto',
  fontStretch: size['stretch-grid'],
});
layered('.pk-RRuleViewer-grid[data-empty]', { flex: 'none' });
layered('.pk-RRuleViewer-head', { position: 'sticky', top: 0, zIndex: 2 });
layered('.pk-RRuleViewer-headRow, .pk-RRuleViewer-row', {
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'var(--pk-x-columns)',
  alignItems: 'stretch',
});
layered('.pk-RRuleViewer-grid', {
  vars: {
    '--pk-x-columns': '220px minmax(120px, 1fr) 150px 104px 72px 84px 106px 88px 128px 88px',
  },
});
layered('.pk-RRuleViewer-headRow', {
  height: size['row-head'],
  borderBottom: `1px solid ${color['border-2']}`,
  background: color['surface-2'],
  color: color['text-3'],
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  fontWeight: size['weight-medium'],
});
layered('.pk-RRuleViewer-headCell, .pk-RRuleViewer-cell', {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: '0 6px',
  whiteSpace: 'nowrap',
});
layered('.pk-RRuleViewer [data-column="guard"]', { paddingInlineStart: '38px', gap: '6px' });
layered('.pk-RRuleViewer [data-column="every"], .pk-RRuleViewer [data-column="tolerance"]', {
  justifyContent: 'flex-end',
});
layered('.pk-RRuleViewer [data-column="from"]', { paddingInlineStart: '18px' });
layered('.pk-RRuleViewer-rows', { position: 'relative' });
layered('.pk-RRuleViewer-row', {
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  height: size.row,
  borderBottom: `1px solid ${color['border-1']}`,
  background: color['surface-1'],
  color: color['text-1'],
  cursor: 'default',
});
layered('.pk-RRuleViewer-row:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' });
layered('.pk-RRuleViewer-row:not(:focus-visible)', { outline: 'none' });
layered('.pk-RRuleViewer-row:hover', { backgroundImage: `linear-gradient(${color.hover}, ${color.hover})` });
layered('.pk-RRuleViewer-row[data-kind="group"]', { background: color['surface-2'] });
layered('.pk-RRuleViewer-row[data-selected]', {
  background: color['row-selected'],
  borderBottomColor: color['row-selected-edge'],
  boxShadow: `inset 0 1px 0 ${color['row-selected-edge']}`,
});
layered('.pk-RRuleViewer-row[data-selected] .pk-CellButton, .pk-RRuleViewer-row:hover .pk-CellButton', {
  color: color['text-1'],
});
layered('.pk-RRuleViewer-row[data-selected]', {
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
layered('.pk-RRuleViewer-groupCell', {
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  padding: '0 10px',
  whiteSpace: 'nowrap',
});
layered('.pk-RRuleViewer-groupName', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontWeight: size['weight-strong'],
});
layered('.pk-RRuleViewer-groupDetail', { flex: 'none', color: color['text-3'] });

layered('.pk-RRuleViewer-match', { background: 'none', color: color.accent, fontWeight: size['weight-strong'] });
layered('.pk-RRuleViewer-match', {
  '@media': { '(forced-colors: active)': { color: 'inherit', textDecoration: 'underline' } },
});
layered('.pk-RRuleViewer-guard, .pk-RRuleViewer-checkpoints', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});
layered('.pk-RRuleViewer-double', { flex: 'none', color: color.danger });
layered(
  '.pk-RRuleViewer-cell[data-column="checkpoints"], .pk-RRuleViewer-cell[data-column="every"], .pk-RRuleViewer-cell[data-column="tolerance"], .pk-RRuleViewer-cell[data-column="from"], .pk-RRuleViewer-cell[data-column="until"]',
  { color: color['text-2'] },
);
layered('.pk-RRuleViewer-none', { color: color['text-3'] });
layered('.pk-RRuleViewer-days', { display: 'inline-flex', gap: '2px' });
layered('.pk-RRuleViewer-day', {
  boxSizing: 'border-box',
  display: 'grid',
  placeItems: 'center',
  width: '17px',
  height: '17px',
  border: '1px solid transparent',
  borderRadius: size['radius-1'],
  fontSize: size['text-xs'],
  lineHeight: 1,
  color: color['text-3'],
});
layered('.pk-RRuleViewer-day[data-on]', {
  borderColor: color['border-3'],
  background: color['accent-tint'],
  color: color['text-1'],
});
layered('.pk-RRuleViewer-day:not([data-on])', {
  '@media': { '(forced-colors: active)': { borderColor: 'Canvas' } },
});
layered('.pk-RRuleViewer-actions', { display: 'flex', flex: 1, justifyContent: 'flex-end' });

layered('.pk-RRuleViewer-foot', {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: '36px',
  padding: '4px 12px',
  borderTop: `1px solid ${color['border-2']}`,
  background: color['surface-2'],
  color: color['text-2'],
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
});
/* Two empty rows that tell how high rows are; they lie outside of what is seen. */
layered('.pk-RRuleViewer-probe', {
  position: 'absolute',
  top: 0,
  width: '1px',
  height: 0,
  overflow: 'hidden',
  visibility: 'hidden',
});
