// Everything that has a style, the theme first: built into the one dist/styles.css that a host may load.

export * as alarmStrip from './src/alarm-strip/index.ts';
export * as controls from './src/controls/index.ts';
export * as eventGrid from './src/event-grid/index.ts';
export * as guardMap from './src/guard-map/index.ts';
export * as icon from './src/icon/index.ts';
export * as live from './src/live/index.ts';
export * as liveMap from './src/live/map.ts';
export * as provider from './src/provider/index.ts';
export * as theme from './src/theme/themes.css.ts';
