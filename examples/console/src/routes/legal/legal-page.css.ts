import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ minHeight: '100dvh', background: color['surface-1'] });
export const head = style({ padding: '12px 24px', borderBottom: `1px solid ${color['border-1']}` });
export const home = style({ display: 'inline-block', color: 'inherit', textDecoration: 'none' });
export const column = style({
  maxWidth: 680,
  margin: '0 auto',
  padding: '32px 24px 64px',
  fontSize: 15,
  lineHeight: '24px',
});
export const title = style({ fontSize: size['text-3xl'], lineHeight: size['lead-3xl'], fontWeight: 600 });
export const lead = style({ marginTop: 8, color: color['text-2'] });
export const heading = style({
  marginTop: 28,
  fontSize: size['text-xl'],
  lineHeight: size['lead-xl'],
  fontWeight: 600,
});
export const paragraph = style({ marginTop: 8 });
