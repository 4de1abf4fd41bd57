import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const room = style({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr)', height: '100%' });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  minHeight: 36,
  padding: '2px 8px',
  background: color['surface-2'],
  borderBottom: `1px solid ${color['border-2']}`,
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 30,
  padding: '0 10px',
  borderRadius: size['radius-2'],
  color: color['text-2'],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.hover },
    '&[aria-current]': { background: color['surface-3'], color: color['text-1'], fontWeight: 500 },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
export const devices = style({ gridColumn: '1 / -1', display: 'grid', gap: 8, marginTop: 6 });
export const heading = style({ margin: 0, fontSize: size['text-lg'], fontWeight: 600 });
export const hint = style({ color: color['text-3'], fontSize: size['text-md'] });
export const deviceList = style({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' });
export const device = style({ display: 'flex', alignItems: 'center', gap: 8, minHeight: 32 });
export const deviceName = style({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
export const newDevice = style({ display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'end', gap: 8 });
export const once = style({ marginBottom: 12, color: color.warn });
export const code = style({
  display: 'block',
  width: 240,
  height: 240,
  margin: '16px auto',
  background: '#fff',
  color: '#000',
  borderRadius: size['radius-2'],
});
export const secret = style({
  display: 'block',
  padding: 10,
  borderRadius: size['radius-2'],
  background: color['surface-1'],
  fontFamily: size['font-mono'],
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
