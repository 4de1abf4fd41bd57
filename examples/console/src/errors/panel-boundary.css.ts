import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const failed = style({
  height: '100%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 12,
  padding: 24,
  color: color['text-2'],
  fontSize: size['text-lg'],
  textAlign: 'center',
});
