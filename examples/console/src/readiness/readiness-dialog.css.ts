import { color } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  padding: '8px 0',
  borderBottom: `1px solid ${color['border-1']}`,
  color: color['text-2'],
  selectors: {
    '&[data-state="fail"]': { color: color.danger },
    '&[data-state="warn"], &[data-state="ask"]': { color: color.warn },
  },
});
export const words = style({ flex: 1, minWidth: 200, display: 'grid', color: color['text-1'] });
export const why = style({ color: color['text-2'] });
