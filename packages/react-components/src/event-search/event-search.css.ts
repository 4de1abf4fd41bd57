import '../controls/controls.css.ts';
import '../controls/dialogs.css.ts';
import '../controls/fields.css.ts';
import '../data-grid/data-grid.css.ts';
import '../state-view/state-view.css.ts';
import '../table-export/table-export.css.ts';
import { layered, layeredBelow } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-EventSearch', {
  width: 'min(1120px, calc(100vw - 16px))',
  height: 'calc(100vh - 132px)',
  maxHeight: '820px',
});
layered('.pk-EventSearch', { '@media': { '(max-width: 759.98px)': { width: '100vw' } } });
layered('.pk-EventSearch > .pk-Dialog-body', {
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  padding: 0,
});
layered('.pk-EventSearch-form', {
  display: 'grid',
  gap: size['space-3'],
  flex: 'none',
  padding: '12px 16px',
  borderBottom: `1px solid ${color['border-2']}`,
});
layered('.pk-EventSearch-filters', {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: '8px 12px',
});
/* A period is two fields wide: date and time. */
layered('.pk-EventSearch-filters > .pk-DateTime', { gridColumn: 'span 2' });
layeredBelow('760px', '.pk-EventSearch-filters', { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' });
layeredBelow('480px', '.pk-EventSearch-filters', { gridTemplateColumns: 'minmax(0, 1fr)' });
layeredBelow('480px', '.pk-EventSearch-filters > .pk-DateTime', { gridColumn: 'auto' });
layered('.pk-EventSearch-buttons', { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: size['space-2'] });
layered('.pk-EventSearch-count', {
  flex: '1 1 120px',
  minWidth: 0,
  color: color['text-2'],
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
  fontVariantNumeric: size.num,
});
layered('.pk-EventSearch .pk-ExportStatus, .pk-EventSearch .pk-Alert', { flex: 'none', margin: '8px 16px' });
layered('.pk-EventSearch .pk-Alert', { width: 'auto', maxWidth: 'none', boxShadow: 'none' });
layered('.pk-EventSearch-result', {
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 280px',
  minHeight: 0,
  background: color['surface-1'],
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
});
layered('.pk-EventSearch-result > .pk-DataGrid', { flex: '1 1 0' });
layered('.pk-EventSearch-description', { display: 'flex', alignItems: 'center', gap: size['space-2'], flex: 1 });
layered('.pk-EventSearch-type', {
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  flex: 'none',
  width: '138px',
  overflow: 'hidden',
  color: color['text-2'],
  fontWeight: size['weight-medium'],
});
layered('.pk-EventSearch-text', { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
layeredBelow('640px', '.pk-EventSearch-type', { width: 'auto', fontSize: 0 });
layered('.pk-EventSearch-row [data-column="id"]', { color: color['text-3'] });
layered('.pk-EventSearch-row [data-column="time"], .pk-EventSearch-row [data-column="user"]', {
  color: color['text-2'],
});
