import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

const twoColumns = 'screen and (min-width: 1200px)';
const phone = 'screen and (max-width: 759px)';

export const dashboard = style({
  display: 'grid',
  gap: size['panel-gap'],
  minHeight: 0,
  background: color['border-2'],
  gridTemplate: 'minmax(0, 2fr) minmax(0, 3fr) / minmax(0, 1fr)',
  '@media': {
    [twoColumns]: { gridTemplate: 'minmax(0, 1fr) / minmax(0, 1130fr) minmax(780px, 790fr)' },
    [phone]: { gridTemplate: 'minmax(0, 1fr) auto / minmax(0, 1fr)' },
  },
});
export const panel = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'hidden',
  background: color['surface-1'],
  '@media': {
    [phone]: {
      selectors: {
        [`${dashboard}[data-panel="events"] > &[data-part="map"]`]: { display: 'none' },
        [`${dashboard}[data-panel="map"] > &[data-part="events"]`]: { display: 'none' },
      },
    },
  },
});
export const grid = style({ height: '100%' });
export const map = style({ height: '100%' });
export const tabs = style({
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
