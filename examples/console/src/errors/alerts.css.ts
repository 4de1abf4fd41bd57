import { size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

/* Under the strip, which must stay in reach. */
export const alerts = style({
  position: 'fixed',
  top: 96,
  right: 8,
  zIndex: size['z-toast'],
  display: 'grid',
  gap: 8,
  width: 'min(440px, calc(100vw - 16px))',
  selectors: { '&:empty': { display: 'none' } },
});
