import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

const belowXl = 'screen and (max-width: 1535px)';
const belowLg = 'screen and (max-width: 1199px)';
const belowMd = 'screen and (max-width: 999px)';
const phone = 'screen and (max-width: 759px)';

/* --left, --top and --routes are set by the page: the shares a supervisor has dragged the borders to. */
export const dashboard = style({
  display: 'grid',
  minHeight: 0,
  background: color['border-2'],
  gridTemplateColumns: 'calc(var(--left) * 100%) 1px minmax(0, 1fr)',
  gridTemplateRows: 'calc(var(--top) * 100%) 1px minmax(0, 1fr)',
  gridTemplateAreas: '"map column events" "row column events" "lower column events"',
  selectors: {
    '&[data-map="hidden"]': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateAreas: '"events" "row" "lower"',
    },
  },
  '@media': {
    [belowLg]: {
      gridTemplateColumns: 'calc(var(--left) * 100%) 1px minmax(0, 1fr)',
      gridTemplateRows: '42% 1px minmax(0, 1fr)',
      gridTemplateAreas: '"map column lower" "row row row" "events events events"',
    },
    [belowMd]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'minmax(0, 3fr) minmax(0, 4fr) minmax(0, 3fr)',
      gap: 1,
      gridTemplateAreas: '"map" "events" "lower"',
      selectors: {
        '&[data-map="hidden"]': {
          gridTemplateRows: 'minmax(0, 4fr) minmax(0, 3fr)',
          gridTemplateAreas: '"events" "lower"',
        },
      },
    },
    [phone]: {
      gap: 0,
      gridTemplateRows: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"panel" "tabs"',
      selectors: {
        '&[data-map="hidden"]': { gridTemplateRows: 'minmax(0, 1fr) auto', gridTemplateAreas: '"panel" "tabs"' },
      },
    },
  },
});

export const panel = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: color['surface-1'],
  selectors: {
    '&[data-part="map"]': { gridArea: 'map' },
    '&[data-part="events"]': { gridArea: 'events' },
    [`${dashboard}[data-map="hidden"] > &[data-part="map"]`]: { display: 'none' },
  },
  '@media': {
    [phone]: {
      selectors: {
        '&[data-part="map"], &[data-part="events"]': { gridArea: 'panel' },
        [`${dashboard}:not([data-panel="events"]) > &[data-part="events"]`]: { display: 'none' },
        [`${dashboard}:not([data-panel="map"]) > &[data-part="map"]`]: { display: 'none' },
        [`${dashboard}[data-map="hidden"][data-panel="map"] > &[data-part="map"]`]: { display: 'block' },
      },
    },
  },
});

export const lower = style({
  gridArea: 'lower',
  display: 'grid',
  minWidth: 0,
  minHeight: 0,
  background: color['border-2'],
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'calc(var(--routes) * 100%) 1px minmax(0, 1fr)',
  '@media': {
    [belowXl]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
    [phone]: {
      gridArea: 'panel',
      gridTemplateRows: 'minmax(0, 1fr)',
      selectors: {
        [`${dashboard}:not([data-panel="guards"], [data-panel="routes"]) > &`]: { display: 'none' },
      },
    },
  },
});

export const half = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: color['surface-1'],
  '@media': {
    [belowXl]: {
      selectors: {
        [`${lower}:not([data-shown="guards"]) > &[data-part="guards"]`]: { display: 'none' },
        [`${lower}:not([data-shown="routes"]) > &[data-part="routes"]`]: { display: 'none' },
      },
    },
  },
});

export const columnLine = style({
  gridArea: 'column',
  selectors: { [`${dashboard}[data-map="hidden"] > &`]: { display: 'none' } },
  '@media': { [belowMd]: { display: 'none' } },
});
export const rowLine = style({ gridArea: 'row', '@media': { [belowMd]: { display: 'none' } } });
export const halfLine = style({ '@media': { [belowXl]: { display: 'none' } } });

export const halfTabs = style({
  display: 'none',
  '@media': { [belowXl]: { display: 'flex', background: color['surface-2'] }, [phone]: { display: 'none' } },
});
export const halfTab = style({
  minHeight: 32,
  padding: '0 12px',
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  color: color['text-2'],
  font: 'inherit',
  fontWeight: 500,
  selectors: {
    '&[data-selected]': { borderBottomColor: color.accent, color: color['text-1'] },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});

export const fill = style({ height: '100%' });
export const tabs = style({
  gridArea: 'tabs',
  display: 'none',
  '@media': {
    [phone]: { display: 'flex', background: color['surface-2'], borderTop: `1px solid ${color['border-2']}` },
  },
});
export const tab = style({
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  height: 56,
  paddingTop: 8,
  border: 0,
  borderTop: '2px solid transparent',
  background: 'none',
  color: color['text-2'],
  font: 'inherit',
  fontSize: size['text-sm'],
  selectors: {
    '&[data-selected]': { borderTopColor: color.accent, color: color['text-1'] },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
