import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const facts = style({ display: 'grid', gap: 12, margin: 0, padding: 12 });
export const label = style({ color: color['text-3'], fontSize: size['text-sm'] });
export const value = style({ margin: 0, overflowWrap: 'anywhere' });
export const address = style({
  margin: '4px 0 0',
  fontFamily: size['font-mono'],
  fontSize: size['text-sm'],
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
export const ticks = style({ gridColumn: '1 / -1', display: 'grid', gap: 6, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, fontSize: size['text-md'], fontWeight: 500, color: color['text-2'] });
export const problem = style({ color: color.danger });
