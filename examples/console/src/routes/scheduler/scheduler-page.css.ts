import { color } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  height: '100%',
  background: color['border-2'],
  '@media': {
    'screen and (min-width: 1200px)': {
      selectors: { '&[data-form]': { gridTemplateColumns: 'minmax(0, 1fr) 460px' } },
    },
  },
});
export const tabs = style({ minWidth: 0, minHeight: 0, background: color['surface-1'] });
export const fill = style({ height: '100%' });
export const form = style({ minHeight: 0 });
