import { color, light } from '@patrolkit/react-components/theme';
import { assignVars, globalStyle } from '@vanilla-extract/css';

const print = (rule: Parameters<typeof globalStyle>[1]): Parameters<typeof globalStyle>[1] => ({
  '@media': { print: rule },
});
const gone = print({ display: 'none !important' });
/* What scrolls on a screen is as long as it is on paper. */
const whole = print({
  display: 'block !important',
  position: 'static !important' as 'static',
  height: 'auto !important',
  minHeight: 0,
  maxHeight: 'none !important',
  overflow: 'visible !important',
});

globalStyle('@page', { margin: '12mm' });
/* Dark colours on paper would be light letters without their ground. */
globalStyle('[data-pk-theme]', print({ vars: assignVars(color, light) }));
globalStyle('body', print({ background: 'none' }));
globalStyle('html, body, #root, #root > div, main, main section', whole);
globalStyle('.pk-DataGrid, .pk-GridPanel, .pk-DataGrid-body, .pk-RRuleViewer, .pk-Calendar', whole);

/* Commands, and what is only true now. */
globalStyle('body > :not(#root), header, footer, .pk-AlarmStrip, [role="separator"], [role="toolbar"]', gone);
globalStyle('.pk-GuardMap, section:has(> .pk-GuardMap), .pk-Toast, .pk-Alert', gone);
globalStyle('main button:not(th button, [role="columnheader"] button), main input, main select', gone);
globalStyle('.pk-DataGrid [data-column="select"], .pk-DataGrid [data-column="actions"]', gone);

globalStyle('.pk-DataGrid-headRow', print({ position: 'static !important' as 'static' }));
globalStyle('.pk-DataGrid-row, figure, tr', print({ breakInside: 'avoid' }));
globalStyle('h1, h2, h3', print({ breakAfter: 'avoid' }));
