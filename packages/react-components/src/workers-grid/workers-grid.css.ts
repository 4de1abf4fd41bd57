import '../data-grid/data-grid.css.ts';
import '../data-grid/grid-panel.css.ts';
import { layered, layeredBelow } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';
import { eventTypeStem } from '../theme/event-type-stem.ts';

layered('.pk-WorkersGrid .pk-DataGrid', { fontSize: size['text-sm'] });
layered('.pk-WorkersGrid .pk-DataGrid-cell, .pk-WorkersGrid .pk-DataGrid-headCell', { padding: '0 5px' });
layered('.pk-WorkersGrid [data-column="guard"]', { paddingLeft: '9px' });
layered('.pk-WorkersGrid-row [data-column="time"], .pk-WorkersGrid-row [data-column="checkpoint"]', {
  color: color['text-2'],
});
layered('.pk-WorkersGrid-type', {
  display: 'flex',
  alignItems: 'center',
  gap: '7px',
  minWidth: 0,
  color: 'var(--pk-x-icon)',
});
layered('.pk-WorkersGrid-label', {
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: 'var(--pk-x-label)',
  fontWeight: size['weight-medium'],
});

/* Neutral types: grey, and a bar of half the width. */
const neutral = new Set(['System', 'GpsLocation', 'GuardComment', 'Start', 'Stop']);
for (const [type, stem] of Object.entries(eventTypeStem)) {
  layered(`.pk-WorkersGrid-row[data-event-type="${type}"]`, {
    vars: {
      '--pk-x-bar': color[`ev-${stem}-bar`],
      '--pk-x-tint': color[`ev-${stem}-tint`],
      '--pk-x-label': color[`ev-${stem}-text`],
      '--pk-x-icon': color[`ev-${stem}-icon`],
      '--pk-x-bar-width': neutral.has(type) ? '2px' : size.bar,
      '--cut': color[`ev-${stem}-tint`],
    },
  });
}
layered('.pk-WorkersGrid-row[data-danger][data-event-type]', {
  vars: {
    '--pk-x-bar': color['danger-row-bar'],
    '--pk-x-tint': color['danger-row-tint'],
    '--pk-x-label': color['danger-row-text'],
    '--pk-x-icon': color['danger-row-text'],
    '--cut': color['danger-row-tint'],
  },
});

/* An open panic is the only filled red row there is. */
const panic = '.pk-WorkersGrid-row[data-danger][data-event-type="GuardPanic"][data-open]';
layered(panic, {
  vars: {
    '--pk-x-bar': color['ev-guard-panic-bar'],
    '--pk-x-tint': color['ev-guard-panic-tint'],
    '--pk-x-label': color['ev-guard-panic-text'],
    '--pk-x-icon': color['ev-guard-panic-icon'],
    '--cut': color['ev-guard-panic-tint'],
  },
  color: color['ev-guard-panic-row-text'],
  fontWeight: size['weight-medium'],
  borderBottomColor: 'transparent',
});
layered(`${panic} .pk-DataGrid-cell`, { color: color['ev-guard-panic-row-text'] });
layered(`${panic} :focus-visible`, { outlineColor: color['ev-guard-panic-row-text'] });

/* Under 400 px a row has two lines; it stays one row of the same cells for a screen reader. */
const narrow = (selector: string, rule: Parameters<typeof layeredBelow>[2]): void =>
  layeredBelow('400px', selector, rule);
narrow('.pk-WorkersGrid .pk-DataGrid-head:not(:focus-within)', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
narrow('.pk-WorkersGrid .pk-DataGrid-headRow', { minWidth: '400px' });
narrow('.pk-WorkersGrid .pk-DataGrid-body', { minWidth: 0 });
narrow('.pk-WorkersGrid .pk-WorkersGrid-row', {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: '26px 26px',
  height: '58px',
  minWidth: 0,
  padding: '3px 8px 2px 12px',
  fontSize: size['text-md'],
});
const areas: Readonly<Record<string, string>> = {
  guard: '1 / 1 / 2 / 2',
  time: '1 / 2 / 2 / 3',
  type: '2 / 1 / 3 / 2',
  checkpoint: '2 / 2 / 3 / 3',
};
for (const [column, gridArea] of Object.entries(areas)) {
  narrow(`.pk-WorkersGrid-row [data-column="${column}"]`, { gridArea, padding: '0 4px' });
}
narrow('.pk-WorkersGrid-row [data-column="guard"]', { fontWeight: size['weight-medium'] });
narrow('.pk-WorkersGrid-row [data-column="checkpoint"]', { textAlign: 'end', maxWidth: '150px' });
