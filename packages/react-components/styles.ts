// Everything that has a style: built into dist/styles.css and the sheets of dist/styles that a host may load.

export * as alarmStrip from './src/alarm-strip/index.ts';
export * as commentThread from './src/comment-thread/index.ts';
export * as controls from './src/controls/index.ts';
export * as dataGrid from './src/data-grid/index.ts';
export * as eventGrid from './src/event-grid/index.ts';
export * as eventImages from './src/event-images/index.ts';
export * as eventSearch from './src/event-search/index.ts';
export * as guardMap from './src/guard-map/index.ts';
export * as icon from './src/icon/index.ts';
export * as live from './src/live/index.ts';
export * as liveMap from './src/live/map.ts';
export * as liveSearch from './src/live/search.ts';
export * as messageDialog from './src/message-dialog/index.ts';
export * as provider from './src/provider/index.ts';
export * as routesGrid from './src/routes-grid/index.ts';
export * as rruleViewer from './src/rrule-viewer/index.ts';
export * as schedulerCalendar from './src/scheduler-calendar/index.ts';
export * as tableExport from './src/table-export/index.ts';
export * as taskForm from './src/task-form/index.ts';
export * as themes from './src/theme/themes.ts';
export * as workersGrid from './src/workers-grid/index.ts';
