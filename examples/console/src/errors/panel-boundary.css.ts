import { color } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export { button } from './confirm-alert.css.ts';

export const failed = style({
  height: '100%',
  display: 'grid',
  gap: 12,
  placeContent: 'center',
  placeItems: 'center',
  padding: 24,
  textAlign: 'center',
  color: color['text-2'],
});
