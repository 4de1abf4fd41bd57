import { color, size } from '@patrolkit/react-components/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%' });
export const deliveries = style({ gridColumn: '1 / -1', display: 'grid', gap: 10, marginTop: 6 });
export const quiet = style({ color: color['text-3'] });
export const send = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 });
export const link = style({ color: color.accent });
export const heading = style({ margin: 0, fontSize: size['text-md'], fontWeight: 600 });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const delivery = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  padding: '5px 0',
  borderBottom: `1px solid ${color['border-1']}`,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const when = style({ whiteSpace: 'nowrap' });
globalStyle(`${delivery} [data-failed]`, { flexBasis: '100%', color: color.danger, order: 1 });
