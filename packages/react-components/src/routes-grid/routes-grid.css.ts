import '../data-grid/data-grid.css.ts';
import '../data-grid/grid-panel.css.ts';
import { layered, layeredBelow } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';

layered('.pk-RoutesGrid .pk-DataGrid', { fontSize: size['text-sm'] });
layered('.pk-RoutesGrid .pk-DataGrid-cell, .pk-RoutesGrid .pk-DataGrid-headCell', { padding: '0 5px' });
layered('.pk-RoutesGrid [data-column="id"]', { paddingLeft: '9px' });
layered(
  '.pk-RoutesGrid-row [data-column="id"], .pk-RoutesGrid-row [data-column="userId"], .pk-RoutesGrid-row [data-column="updated"]',
  { color: color['text-3'] },
);
layered(
  '.pk-RoutesGrid-row [data-column="end"], .pk-RoutesGrid-row [data-column="company"], .pk-RoutesGrid-row [data-column="place"], .pk-RoutesGrid-status',
  { color: color['text-2'] },
);
for (const status of ['active', 'inactive'] as const) {
  layered(`.pk-RoutesGrid-row[data-route="${status}"]`, {
    vars: { '--pk-x-bar': color[`route-${status}-bar`], '--pk-x-tint': color[`route-${status}-tint`] },
  });
  layered(`.pk-RoutesGrid-row[data-route="${status}"] .pk-RoutesGrid-status`, {
    color: color[`route-${status}-text`],
    fontWeight: size['weight-medium'],
  });
}

/* The age in short where the panel is narrow; what is read aloud stays the same. */
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
layeredBelow('900px', '.pk-RoutesGrid-age', unseen);
layered('.pk-RoutesGrid-shortAge', { '@container': { '(min-width: 900px)': { display: 'none' } } });
layered('.pk-RoutesGrid .pk-DataGrid', { '@container': { '(min-width: 900px)': { vars: { '--pk-x-age': '110px' } } } });

/* Under 600 px a row has three lines; it stays one row of the same cells for a screen reader. */
const narrow = (selector: string, rule: Parameters<typeof layeredBelow>[2]): void =>
  layeredBelow('600px', selector, rule);
layered('.pk-RoutesGrid-name', { '@container': { '(min-width: 600px)': { display: 'none' } } });
narrow('.pk-RoutesGrid .pk-DataGrid-head:not(:focus-within)', unseen);
narrow('.pk-RoutesGrid .pk-DataGrid-headRow', { minWidth: '620px' });
narrow('.pk-RoutesGrid .pk-DataGrid-body', { minWidth: 0 });
narrow('.pk-RoutesGrid .pk-RoutesGrid-row', {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 84px',
  gridTemplateRows: '26px 22px 22px',
  height: '78px',
  minWidth: 0,
  padding: '3px 8px 4px 12px',
  fontSize: size['text-md'],
});
const areas: Readonly<Record<string, readonly [wide: string, phone: string]>> = {
  guard: ['1 / 1', '1 / 1'],
  status: ['1 / 3', '1 / 2'],
  start: ['2 / 1', '2 / 1'],
  end: ['2 / 2', '2 / 2'],
  company: ['1 / 2', '3 / 1'],
  updated: ['2 / 3', '3 / 2'],
  place: ['3 / 1', '4 / 1 / 5 / 3'],
  id: ['3 / 2', '5 / 1'],
  userId: ['3 / 3', '5 / 2'],
};
for (const [column, [gridArea]] of Object.entries(areas)) {
  narrow(`.pk-RoutesGrid-row [data-column="${column}"]`, { gridArea, padding: '0 4px' });
}
narrow('.pk-RoutesGrid-row [data-column="guard"]', { fontWeight: size['weight-medium'] });
for (const column of ['status', 'updated', 'userId']) {
  narrow(`.pk-RoutesGrid-row [data-column="${column}"]`, { justifyContent: 'flex-end' });
}
/* Times are never clipped: under 400 px two columns and five lines. */
const phone = (selector: string, rule: Parameters<typeof layeredBelow>[2]): void =>
  layeredBelow('400px', selector, rule);
phone('.pk-RoutesGrid .pk-RoutesGrid-row', {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: '24px repeat(4, 20px)',
  height: '112px',
});
for (const [column, [, gridArea]] of Object.entries(areas)) {
  phone(`.pk-RoutesGrid-row [data-column="${column}"]`, { gridArea });
}
