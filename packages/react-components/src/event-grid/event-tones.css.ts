import { layered } from '../controls/layered.ts';
import { color, size } from '../theme/contract.css.ts';
import { eventTypeStem } from '../theme/event-type-stem.ts';

/* Neutral types: grey, and a bar of half the width. */
const neutral = new Set(['System', 'GpsLocation', 'GuardComment', 'Start', 'Stop', 'NotMoving', 'NotConnected']);

for (const [type, stem] of Object.entries(eventTypeStem)) {
  layered(`.pk-EventGrid-row[data-event-type="${type}"], .pk-EventDetails[data-event-type="${type}"]`, {
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

/* Processed: no tint, the bar as an outline, a lighter label, the text in the second colour. */
layered('.pk-EventGrid-row[data-state="processed"]', {
  vars: { '--pk-x-tint': color['row-processed'], '--cut': color['row-processed'] },
});
layered('.pk-EventGrid-row[data-state="processed"]::before', {
  background: 'none',
  boxShadow: 'inset 0 0 0 1px var(--pk-x-bar)',
});
layered('.pk-EventGrid-row[data-state="processed"] .pk-EventGrid-label', { fontWeight: size.weight });
layered('.pk-EventGrid-row[data-state="processed"] .pk-EventGrid-text', { color: color['text-2'] });
layered('.pk-EventGrid-row[data-event-type="GuardPanic"][data-state="processed"]', {
  vars: {
    '--pk-x-bar': color['ev-guard-panic-bar-processed'],
    '--pk-x-label': color['ev-guard-panic-text-processed'],
    '--pk-x-icon': color['ev-guard-panic-icon-processed'],
  },
});

/* An open panic is the only filled red row there is. */
const panic = '.pk-EventGrid-row[data-event-type="GuardPanic"][data-state="open"]';
layered(panic, {
  color: color['ev-guard-panic-row-text'],
  fontWeight: size['weight-medium'],
  borderBottomColor: 'transparent',
});
layered(`${panic}[data-selected]`, {
  backgroundColor: color['ev-guard-panic-tint-selected'],
  borderBottomColor: color['row-selected-edge'],
  vars: { '--pk-x-bar': color['ev-guard-panic-bar-selected'], '--cut': color['ev-guard-panic-tint-selected'] },
});
layered(`${panic}[data-active]`, { borderBottomColor: color['row-selected-edge'] });
layered(
  `${panic} .pk-DataGrid-cell, ${panic} .pk-EventGrid-text, ${panic} .pk-CellButton, ${panic} .pk-EventGrid-commentCount > span, ${panic} .pk-EventGrid-noImage`,
  {
    color: color['ev-guard-panic-row-text'],
  },
);
layered(`${panic} .pk-Checkbox-input:not(:checked)`, { borderColor: color['ev-guard-panic-row-text'] });
layered(`${panic} :focus-visible`, { outlineColor: color['ev-guard-panic-row-text'] });
