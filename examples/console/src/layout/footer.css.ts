import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  height: size.footer,
  padding: '0 14px',
  background: color['surface-2'],
  borderTop: `1px solid ${color['border-1']}`,
  color: color['text-3'],
  fontSize: size['text-sm'],
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 759px)': { display: 'none' } },
});
export const space = style({ flex: 1 });
export const refresh = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
