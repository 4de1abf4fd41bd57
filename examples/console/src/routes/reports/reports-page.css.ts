import { color } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%' });
export const type = style({ width: 230 });
export const grid = style({ minHeight: 0 });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  padding: '6px 12px',
  borderTop: `1px solid ${color['border-2']}`,
  color: color['text-2'],
});
