import { color } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  position: 'relative',
  minWidth: 0,
  minHeight: 0,
  overflow: 'auto',
  background: color['surface-1'],
});
export const message = style({
  display: 'grid',
  gap: 8,
  maxWidth: 520,
  padding: '48px 24px',
  margin: '0 auto',
  justifyItems: 'start',
});
