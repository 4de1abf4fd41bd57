import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const alert = style({
  position: 'fixed',
  left: 16,
  bottom: 40,
  zIndex: size['z-toast'],
  width: 'min(480px, 100vw - 32px)',
  background: color['surface-3'],
  color: color['text-1'],
  borderRadius: size['radius-3'],
  boxShadow: color.shadow,
  overflow: 'hidden',
});
export const body = style({ display: 'flex', gap: 12, padding: 16, color: color.danger, whiteSpace: 'pre-line' });
export const doing = style({ marginTop: 4, color: color['text-2'] });
export const foot = style({
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  padding: '10px 16px',
  borderTop: `1px solid ${color['border-2']}`,
});
export const button = style({
  height: size.control,
  padding: '0 12px',
  font: 'inherit',
  fontWeight: 500,
  color: color['text-1'],
  background: color['surface-2'],
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-2'],
  selectors: { '&[data-focus-visible]': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
});
export const primary = style([
  button,
  { background: color['accent-fill'], borderColor: color['accent-fill'], color: color['accent-on'] },
]);
