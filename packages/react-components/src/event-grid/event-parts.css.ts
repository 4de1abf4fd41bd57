import '../controls/controls.css.ts';
import '../data-grid/data-grid.css.ts';
import '../data-grid/grid-panel.css.ts';
import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-EventGrid-row [data-column="id"]', { color: color['text-3'] });
layered('.pk-EventGrid-row [data-column="time"], .pk-EventGrid-row [data-column="source"]', { color: color['text-2'] });
/* Open alarms are read first: their time and source too. */
layered('.pk-EventGrid-row[data-state="open"] .pk-EventGrid-time', { color: color['text-1'] });
layered('.pk-EventGrid-row[data-event-type="GuardPanic"][data-state="open"] .pk-EventGrid-time', { color: 'inherit' });

layered('.pk-EventGrid-row [data-column="description"]', { gap: '7px' });
layered('.pk-EventGrid-type', {
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  flex: 'none',
  width: '138px',
  color: 'var(--pk-x-icon)',
});
layered('.pk-EventGrid-label', { minWidth: 0, color: 'var(--pk-x-label)', fontWeight: size['weight-medium'] });
layered('.pk-EventGrid-label, .pk-EventGrid-labelText', { overflow: 'clip', textOverflow: 'ellipsis' });
/* The check mark stands behind the label, however little room that has. */
layered('.pk-EventGrid-row[data-state="processed"] .pk-EventGrid-label', {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
});
layered('.pk-EventGrid-processed', { flex: 'none', position: 'relative', color: color['text-2'] });
layered('.pk-EventGrid-text', {
  flex: 1,
  minWidth: 0,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  color: color['text-1'],
});
layered('.pk-EventGrid-drill, .pk-EventGrid-claim', {
  marginRight: '6px',
  padding: '0 5px',
  border: '1px solid currentColor',
  borderRadius: size['radius-1'],
  fontSize: size['text-xs'],
});
layered('.pk-EventGrid-commentCount, .pk-EventGrid-commentCount > span, [data-column="comments"] .pk-CellButton', {
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  color: color['text-3'],
});
layered('[data-column="comments"], [data-column="images"]', { justifyContent: 'center', padding: '0 2px' });
layered('[data-column="comments"] .pk-CellButton', { justifyContent: 'center', width: 'auto', padding: 0 });
layered('[data-column="comments"] .pk-CellButton > .pk-Icon', { margin: 0 });
layered('.pk-CellButton[data-action="first-comment"]:not(:focus-visible)', { opacity: 0 });
layered(
  '.pk-EventGrid-row:hover .pk-CellButton[data-action="first-comment"], [data-active] .pk-CellButton[data-action="first-comment"]',
  {
    opacity: 1,
  },
);
layered('.pk-EventGrid-row [data-column="images"]', { color: color['text-2'] });
layered('.pk-EventGrid-row [data-column="actions"]', { justifyContent: 'flex-end', padding: '0 4px' });

/* Where there is room the missing image is said in words; elsewhere only to those who listen. */
layered('.pk-EventGrid-noImage', {
  '@container': {
    '(max-width: 1099.98px)': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
  color: color['text-3'],
});
layered('.pk-EventGrid .pk-DataGrid', {
  '@container': { '(min-width: 1100px)': { vars: { '--pk-x-images': '142px' } } },
});

/* What is known of the active event: its height is kept free, so that no row moves when one becomes active. */
layered('.pk-EventDetails', {
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gap: '4px 18px',
  flex: 'none',
  height: '112px',
  padding: '10px 4px 4px 14px',
  borderTop: `1px solid ${color['border-2']}`,
  background: color['surface-1'],
});
layered('.pk-EventDetails-hint', { margin: 0, color: color['text-3'] });
layered('.pk-EventDetails-title', {
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  margin: 0,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
  fontWeight: size['weight-strong'],
});
layered('.pk-EventDetails-icon', { color: 'var(--pk-x-icon)', vars: { '--cut': color['surface-1'] } });
layered('.pk-EventDetails-words', { minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
layered('.pk-EventDetails-type', {
  flex: 'none',
  color: 'var(--pk-x-label)',
  fontSize: size['text-md'],
  fontWeight: size['weight-medium'],
});
layered('.pk-EventDetails-actions', { display: 'flex', gap: '6px', paddingRight: '10px' });
layered('.pk-EventDetails-fields', {
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  gap: '2px 18px',
  minHeight: 0,
  margin: 0,
  overflow: 'auto',
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  fontStretch: size['stretch-grid'],
});
layered('.pk-EventDetails-fields:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' });
layered('.pk-EventDetails-field', { display: 'flex', gap: '5px', minWidth: 0, overflowWrap: 'anywhere' });
layered('.pk-EventDetails-field dt', { flex: 'none', color: color['text-3'] });
layered('.pk-EventDetails-field dd', { margin: 0, color: color['text-1'] });

layered('.pk-EventEdit', { display: 'grid', gap: size['space-3'] });
layered('.pk-EventEdit-note', { margin: 0, color: color.warn });
