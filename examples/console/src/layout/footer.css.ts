import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const footer = style({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  height: size.footer,
  padding: '0 14px',
  background: color['surface-2'],
  borderTop: `1px solid ${color['border-1']}`,
  color: color['text-3'],
  fontSize: size['text-sm'],
  whiteSpace: 'nowrap',
  '@media': { 'screen and (max-width: 759px)': { display: 'none' } },
});
export const space = style({ flex: 1 });
export const refresh = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const link = style({ color: 'inherit', textDecoration: 'none', ':hover': { textDecoration: 'underline' } });
export const note = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  color: color.warn,
});

const button = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  selectors: {
    '&[data-hovered]': { textDecoration: 'underline' },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
} as const;
export const noteButton = style({ ...button, color: 'inherit' });
export const badNote = style({ ...button, color: color.warn });
