import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const group = style({ display: 'flex', flexWrap: 'wrap', gap: 4, justifyContent: 'center' });
export const column = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 4 });
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  font: 'inherit',
  fontWeight: 500,
  height: size.control,
  padding: '0 12px',
  border: '1px solid transparent',
  borderRadius: size['radius-2'],
  background: 'none',
  color: color['text-2'],
  selectors: {
    '&[data-selected]': { background: color['surface-3'], borderColor: color['border-2'], color: color['text-1'] },
    '&[data-hovered]': { color: color['text-1'] },
    '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
});
