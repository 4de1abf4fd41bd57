import { color, size } from '@patrolkit/react-components/theme';
import { keyframes, style } from '@vanilla-extract/css';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

export const track = style({
  height: 3,
  overflow: 'hidden',
  borderRadius: size['radius-full'],
  background: color['border-2'],
});
export const bar = style({
  display: 'block',
  width: '33%',
  height: '100%',
  background: color.accent,
  animation: `${run} 1200ms linear infinite`,
  '@media': { '(prefers-reduced-motion: reduce)': { width: '100%', animation: 'none' } },
});
