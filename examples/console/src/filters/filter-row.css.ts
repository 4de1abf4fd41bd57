import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '8px 10px',
  padding: '8px 12px',
  background: color['surface-2'],
  borderBottom: `1px solid ${color['border-2']}`,
  '@media': { print: { display: 'none' } },
});
export const title = style({ alignSelf: 'center', marginRight: 8, fontSize: size['text-xl'], fontWeight: 600 });
export const date = style({ width: 132 });
export const choice = style({ width: 170 });
export const space = style({ flex: 1 });
export const end = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 });
