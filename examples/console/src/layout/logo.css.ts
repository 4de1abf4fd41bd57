import { color } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const logo = style({
  display: 'flex',
  alignItems: 'center',
  gap: 9,
  fontSize: 15,
  fontWeight: 600,
  letterSpacing: '-.1px',
});
export const line = style({ stroke: color.accent });
