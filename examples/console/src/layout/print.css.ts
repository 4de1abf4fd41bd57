import { color, light } from '@patrolkit/react-components/theme';
import { assignVars, globalStyle } from '@vanilla-extract/css';

type Rule = Parameters<typeof globalStyle>[1];
const print = (rule: Rule): Rule => ({ '@media': { print: rule } });
/* What scrolls on a screen is as long as it is on paper. */
const long: Rule = {
  position: 'static !important' as 'static',
  height: 'auto !important',
  maxHeight: 'none !important',
  overflow: 'visible !important',
};

globalStyle('@page', { margin: '12mm' });
/* Dark colours on paper would be light letters without their ground. */
globalStyle('html, body', print({ background: 'none', colorScheme: 'light' }));
globalStyle('[data-pk-theme]', print({ vars: assignVars(color, light), colorScheme: 'light' }));
globalStyle('html, body, #root, #root > div, main', print({ ...long, display: 'block !important' }));
globalStyle('main > section, main > section > *, .pk-DataGrid, .pk-DataGrid-body', print(long));

/* The room around it, what moves, and what lies over it. */
globalStyle('#root > div > header, #root > div > footer, .pk-AlarmStrip', print({ display: 'none !important' }));
globalStyle('body > :not(#root), .pk-GuardMap, .pk-Toast, .pk-Alert, [role="separator"]', {
  '@media': { print: { display: 'none !important' } },
});
/* What can only be pressed keeps its place, so that the columns keep theirs. */
globalStyle(
  '.pk-DataGrid :is([data-column="select"], [data-column="actions"]) > *, [role="toolbar"] :is(button, input, select)',
  print({ visibility: 'hidden' }),
);

globalStyle('.pk-DataGrid-headRow', print({ position: 'static !important' as 'static' }));
globalStyle('.pk-DataGrid-row, figure, tr', print({ breakInside: 'avoid' }));
globalStyle('h1, h2, h3', print({ breakAfter: 'avoid' }));
/* A month has no height of its own: six weeks fill a sheet that stands upright. */
globalStyle('.pk-SchedulerCalendar', print({ height: '265mm !important' }));
