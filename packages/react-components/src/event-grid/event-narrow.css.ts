import { layeredBelow } from '../controls/layered.ts';
import { base } from '../theme/base.ts';
import { color, size } from '../theme/contract.css.ts';

/* Under 760 px of the grid's own width a row has two lines; it stays one row of the same cells for a screen reader. */
const narrow = (selector: string, rule: Parameters<typeof layeredBelow>[2]): void =>
  layeredBelow(base['bp-sm'], selector, rule);

/* The head steps aside, but its order and its checkbox come back when a key reaches them. */
narrow('.pk-EventGrid .pk-DataGrid-head:not(:focus-within)', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
narrow('.pk-EventGrid .pk-DataGrid-headRow', { minWidth: '620px' });
narrow('.pk-EventGrid .pk-DataGrid', { scrollPaddingTop: 0 });
narrow('.pk-EventGrid .pk-EventGrid-row', {
  isolation: 'isolate',
  gridTemplateColumns: '32px 30px fit-content(45%) minmax(0, 1fr) max-content max-content max-content max-content',
  gridTemplateRows: '28px 28px',
  height: '58px',
  minWidth: 0,
  fontSize: size['text-lg'],
  lineHeight: size['lead-lg'],
});
narrow('.pk-EventGrid-row [data-column="select"]', { gridArea: '1 / 1 / 3 / 2', paddingLeft: size.bar });
narrow('.pk-EventGrid-row [data-column="id"]:not(:focus)', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
narrow('.pk-EventGrid-row [data-column="id"]:focus', {
  gridArea: '2 / 3 / 3 / 4',
  zIndex: 1,
  background: color['surface-3'],
});
/* The description covers the row from the icon to the end of its text; source, badge and time lie on its first line. */
narrow('.pk-EventGrid-row [data-column="description"]', {
  gridArea: '1 / 2 / 3 / 5',
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  gridTemplateRows: 'subgrid',
  gap: 0,
  padding: 0,
});
narrow('.pk-EventGrid-type', { display: 'contents' });
narrow('.pk-EventGrid-type > svg', {
  gridArea: '1 / 1 / 3 / 2',
  placeSelf: 'center',
  width: '20px',
  height: '20px',
  color: 'var(--pk-x-icon)',
});
narrow('.pk-EventGrid-label', { gridArea: '1 / 2', alignSelf: 'end', paddingLeft: '4px' });
narrow('.pk-EventGrid-text', { gridArea: '2 / 2 / 3 / -1', alignSelf: 'start', paddingLeft: '4px' });
narrow('.pk-EventGrid-row [data-column="source"]', {
  gridArea: '1 / 4',
  zIndex: 1,
  alignContent: 'end',
  padding: '0 0 0 7px',
});
narrow('.pk-EventGrid-row [data-column="comments"]', { gridArea: '1 / 5 / 3 / 6', padding: '0 3px' });
narrow('.pk-EventGrid-row [data-column="images"]', { gridArea: '1 / 6 / 3 / 7', padding: '0 3px' });
narrow('.pk-EventGrid-row [data-column="actions"]', { gridArea: '1 / 7 / 3 / 8', padding: '0 2px' });
narrow('.pk-EventGrid-row [data-column="time"]', { gridArea: '1 / 8 / 3 / 9', padding: '0 12px 0 6px' });
/* Date and time stay complete: the clock above, the day below. */
narrow('.pk-EventGrid-time', {
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-end',
  fontSize: size['text-sm'],
});
const openPanic = '[data-event-type="GuardPanic"][data-state="open"]';
narrow(`.pk-EventGrid-row:not(${openPanic}) .pk-EventGrid-time`, { color: color['text-3'] });
narrow('.pk-EventGrid-row .pk-EventGrid-clock', { fontSize: size['text-lg'], color: color['text-2'] });
narrow('.pk-EventGrid-row[data-state="open"] .pk-EventGrid-clock', { color: color['text-1'] });
narrow(`.pk-EventGrid-row${openPanic} .pk-EventGrid-clock`, { color: 'inherit' });
narrow('.pk-EventGrid-row .pk-CellButton', { minWidth: size['hit-min'], minHeight: size['hit-min'] });
narrow('.pk-EventGrid .pk-DataGrid-body', { minWidth: 0 });
/* Under the finger there is room for one answer and the menu, which has the others too. */
narrow(
  '.pk-EventGrid-row .pk-CellButton[data-action="respond"], .pk-EventGrid-row .pk-CellButton[data-action="locate"]',
  { display: 'none' },
);
/* A hint takes no room where there is little. */
narrow('.pk-EventDetails[data-empty]', { display: 'none' });
