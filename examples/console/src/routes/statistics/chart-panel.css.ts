import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  minHeight: 0,
  background: color['surface-1'],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: 40,
  padding: '4px 8px 4px 12px',
});
export const title = style({ fontSize: size['text-lg'], fontWeight: 600 });
export const subtitle = style({ color: color['text-2'], fontSize: size['text-sm'] });
export const space = style({ flex: 1 });
export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: color['text-2'],
  fontSize: size['text-sm'],
});
export const key = style({ display: 'flex', alignItems: 'center', gap: 6 });
export const swatch = style({ width: 10, height: 10 });
export const tools = style({ display: 'flex', alignItems: 'center', gap: 4, '@media': { print: { display: 'none' } } });
export const body = style({ flex: 1, minHeight: 0, overflow: 'auto', background: color['surface-1'] });
export const failed = style({ padding: '4px 12px', color: color.danger });

export const table = style({ width: '100%', borderCollapse: 'collapse', fontStretch: size['stretch-grid'] });
const cell = {
  height: 30,
  padding: '0 12px',
  borderBottom: `1px solid ${color['border-1']}`,
  textAlign: 'left',
  whiteSpace: 'nowrap',
} as const;
export const columnHead = style({
  ...cell,
  position: 'sticky',
  top: 0,
  background: color['surface-2'],
  color: color['text-2'],
  fontSize: size['text-sm'],
  fontWeight: 500,
  selectors: { '&[data-number]': { textAlign: 'right' } },
});
export const rowHead = style({ ...cell, fontWeight: 400 });
export const data = style({ ...cell, selectors: { '&[data-number]': { textAlign: 'right' } } });
export const link = style({
  color: 'inherit',
  textDecorationColor: color['border-3'],
  textUnderlineOffset: 3,
  selectors: {
    '&:hover': { color: color.accent },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
});
export const none = style({ padding: '4px 12px', color: color['text-2'] });
