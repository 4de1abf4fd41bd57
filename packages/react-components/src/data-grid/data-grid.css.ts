import { layered } from '../controls/layered.ts';
import { base } from '../theme/base.ts';
import { color, size } from '../theme/contract.css.ts';

/* Rows set these for themselves; whoever styles a grid sets them on its rows. */
const tint = 'var(--pk-x-tint, transparent)';
const bar = 'var(--pk-x-bar, transparent)';

layered('.pk-DataGrid', {
  flex: '1 1 auto',
  position: 'relative',
  minHeight: 0,
  overflow: 'auto',
  scrollPaddingTop: size['row-head'],
  fontStretch: size['stretch-grid'],
  fontSize: size['text-md'],
  lineHeight: size['lead-md'],
});
/* Without rows only the head is left: what stands in their place takes the room. */
layered('.pk-DataGrid[data-empty]', { flex: 'none' });
layered('.pk-DataGrid-head', { position: 'sticky', top: 0, zIndex: 1 });
layered('.pk-DataGrid-headRow, .pk-DataGrid-row', {
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: 'var(--pk-x-columns)',
  alignItems: 'stretch',
  minWidth: 'var(--pk-x-min-width, 0px)',
});
/* A height that somebody chose for this grid wins over that of the page. */
layered('.pk-DataGrid[data-density="compact"]', { vars: { [size.row]: base.row } });
layered('.pk-DataGrid[data-density="comfortable"]', { vars: { [size.row]: base['row-comfortable'] } });
layered('.pk-DataGrid[data-density="touch"]', { vars: { [size.row]: base['control-touch'] } });
layered('.pk-DataGrid-headRow', {
  height: size['row-head'],
  borderBottom: `1px solid ${color['border-2']}`,
  background: color['surface-2'],
  color: color['text-3'],
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  fontWeight: size['weight-medium'],
});
layered('.pk-DataGrid-headCell, .pk-DataGrid-cell', {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  padding: '0 6px',
  whiteSpace: 'nowrap',
});
/* Each box that clips costs a layer of its own: what is as wide as it is drawn has none. */
layered('.pk-DataGrid-cell > *', { minWidth: 0 });
layered('.pk-DataGrid-cell > :not(.pk-CellButton, .pk-Checkbox-input)', {
  overflow: 'clip',
  textOverflow: 'ellipsis',
});
layered('.pk-DataGrid-cell[data-clip]', {
  display: 'block',
  alignContent: 'center',
  overflow: 'clip',
  textOverflow: 'ellipsis',
});
layered('[data-column="select"]', { justifyContent: 'center', padding: 0 });
layered('.pk-DataGrid-headCell:focus-visible, .pk-DataGrid-cell:focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-2px',
});
layered('.pk-DataGrid-headCell:not(:focus-visible), .pk-DataGrid-cell:not(:focus-visible)', { outline: 'none' });
layered('.pk-DataGrid-sort', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  minWidth: 0,
  height: '100%',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'default',
});
layered('.pk-DataGrid-sort:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' });
layered('.pk-DataGrid-sort:hover', { color: color['text-1'] });
layered('[aria-sort="ascending"], [aria-sort="descending"]', { color: color['text-1'] });
layered('.pk-DataGrid-label', { minWidth: 0, overflow: 'clip', textOverflow: 'ellipsis' });
/* The border between two heads: seen under the pointer, 9 px wide for it. */
layered('.pk-DataGrid-headCell', { position: 'relative' });
layered('.pk-DataGrid-border', {
  position: 'absolute',
  zIndex: 1,
  top: 0,
  bottom: 0,
  right: '-4px',
  width: '9px',
  cursor: 'col-resize',
  touchAction: 'none',
});
layered('.pk-DataGrid-headCell:last-child .pk-DataGrid-border', { right: 0 });
layered('.pk-DataGrid-border:hover, .pk-DataGrid-border[data-dragged]', {
  background: `linear-gradient(${color.accent}, ${color.accent}) center / 2px 100% no-repeat`,
});

layered('.pk-DataGrid-row', {
  position: 'relative',
  height: size.row,
  /* A height that is known lays each cell out once; by its contents it would be twice. */
  gridTemplateRows: '100%',
  borderBottom: '1px solid',
  borderBottomColor: color['border-1'],
  backgroundColor: tint,
  color: color['text-1'],
});
layered('.pk-DataGrid-row:hover', { backgroundImage: `linear-gradient(${color.hover}, ${color.hover})` });
/* The bar of the type; what came while the page was held has an accent mark beside it. */
layered('.pk-DataGrid-row::before', {
  content: '',
  position: 'absolute',
  left: 0,
  top: 0,
  bottom: '-1px',
  width: `var(--pk-x-bar-width, ${size.bar})`,
  background: bar,
});
layered('.pk-DataGrid-row[data-new]::before', { borderRight: `2px solid ${color['row-new']}` });
layered('.pk-DataGrid-row[data-gone], .pk-DataGrid-row[data-gone] .pk-DataGrid-cell *', { color: color['text-3'] });
/* A page of all rows: each lies at its place. */
layered('.pk-DataGrid-body[data-window]', { position: 'relative', minWidth: 'var(--pk-x-min-width, 0px)' });
layered('.pk-DataGrid-body[data-window] > .pk-DataGrid-row', { position: 'absolute', left: 0, right: 0 });
layered('.pk-DataGrid-row[data-active]', {
  borderBottomColor: color['row-selected-edge'],
  boxShadow: `inset 0 1px 0 ${color['row-selected-edge']}`,
});
layered('.pk-DataGrid-row[data-selected]', {
  backgroundColor: color['row-selected'],
  borderBottomColor: color['row-selected-edge'],
  boxShadow: `inset 0 1px 0 ${color['row-selected-edge']}`,
});
layered('.pk-DataGrid-row[data-selected] .pk-CellButton, .pk-DataGrid-row:hover .pk-CellButton', {
  color: color['text-1'],
});
/* Forced colours leave no grounds: the edges and the ticked box still tell a selected row. */
layered('.pk-DataGrid-row[data-selected], .pk-DataGrid-row[data-active]', {
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
layered('.pk-DataGrid-row::before', {
  '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
});

layered('.pk-DataGrid-pager', {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  flex: 'none',
  minHeight: '36px',
  padding: '0 8px 0 12px',
  borderTop: `1px solid ${color['border-2']}`,
  background: color['surface-2'],
  color: color['text-2'],
  fontSize: size['text-sm'],
  lineHeight: size['lead-sm'],
  fontStretch: size['stretch-grid'],
});
layered('.pk-DataGrid-pageSize', {
  minHeight: size['hit-min'],
  padding: '0 4px 0 8px',
  border: `1px solid ${color['border-3']}`,
  borderRadius: size['radius-2'],
  background: color['surface-1'],
  color: color['text-1'],
  font: 'inherit',
});
layered('.pk-DataGrid-pageSize:focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
});
layered('.pk-DataGrid-range', { marginLeft: 'auto' });
layered('.pk-DataGrid-pager[data-place="toolbar"]', {
  minHeight: 0,
  gap: '6px',
  padding: 0,
  border: 0,
  background: 'none',
});
layered('.pk-DataGrid-pager[data-place="toolbar"] .pk-DataGrid-range', { order: -1 });
