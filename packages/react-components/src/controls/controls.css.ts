import { color, size } from '../theme/contract.css.ts';
import { layered } from './layered.ts';

/* Focus ring: 2 px with a 2 px gap in the ground's colour; inside grids the ring lies in the cell. */
const ring = {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${color['focus-gap']}`,
};
const bare = { border: 0, background: 'none', font: 'inherit', color: 'inherit', margin: 0 } as const;

layered('.pk-Button', {
  ...bare,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  boxSizing: 'border-box',
  minHeight: size.control,
  padding: '0 10px',
  border: `1px solid ${color['border-2']}`,
  borderRadius: size['radius-2'],
  background: color['surface-2'],
  color: color['text-1'],
  fontWeight: size['weight-medium'],
  whiteSpace: 'nowrap',
  cursor: 'default',
});
layered('.pk-Button[data-size="lg"]', {
  minHeight: size['control-lg'],
  padding: '0 16px',
  fontSize: size['text-lg'],
});
/* React Aria's buttons tell for themselves what they are; of a bare one the browser knows. */
const bareOne = ':not([data-rac])';
const hovered = { backgroundImage: `linear-gradient(${color.hover}, ${color.hover})` };
layered('.pk-Button[data-hovered]', hovered);
layered(`.pk-Button${bareOne}:hover:enabled`, { '@media': { '(hover: hover)': hovered } });
layered('.pk-Button[data-variant="primary"]', {
  background: color['accent-fill'],
  borderColor: color['accent-fill'],
  color: color['accent-on'],
});
layered('.pk-Button[data-variant="quiet"]', {
  borderColor: 'transparent',
  background: 'none',
  color: color['text-2'],
});
layered('.pk-Button[data-variant="danger"]', { color: color.danger });
layered('.pk-Button[data-variant="danger-fill"]', {
  background: color['danger-fill'],
  borderColor: color['danger-fill'],
  color: color['text-on-alarm'],
});
layered('.pk-Button[data-disabled]', {
  color: color['text-3'],
  borderColor: color['border-1'],
  background: 'none',
});
layered(`:is(.pk-Button, .pk-IconButton):is([data-focus-visible], ${bareOne}:focus-visible)`, ring);
layered(`:is(.pk-Button, .pk-IconButton):not([data-focus-visible], ${bareOne}:focus-visible)`, { outline: 'none' });

layered('.pk-IconButton', {
  ...bare,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.control,
  height: size.control,
  padding: 0,
  borderRadius: size['radius-2'],
  color: color['text-2'],
  cursor: 'default',
});
const iconHovered = { color: color['text-1'], background: color.hover };
layered('.pk-IconButton[data-hovered]', iconHovered);
layered(`.pk-IconButton${bareOne}:hover:enabled`, { '@media': { '(hover: hover)': iconHovered } });
layered('.pk-IconButton[data-disabled]', { opacity: 0.35 });

/* A page has a hundred of them: a block around its icon is what costs least to lay out. */
layered('.pk-CellButton', {
  ...bare,
  display: 'block',
  boxSizing: 'border-box',
  flex: 'none',
  width: '24px',
  minWidth: '24px',
  height: '24px',
  padding: '4px',
  color: color['text-3'],
  cursor: 'default',
});
layered('.pk-CellButton > .pk-Icon', { margin: 'auto' });
layered('.pk-CellButton:disabled', { opacity: 0.35 });
layered('.pk-CellButton:hover:not(:disabled)', { color: color['text-1'] });
layered('.pk-CellButton:focus-visible', {
  outline: `2px solid ${color.focus}`,
  outlineOffset: '-2px',
  borderRadius: size['radius-2'],
});

layered('.pk-Badge', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSizing: 'border-box',
  minWidth: '18px',
  height: '16px',
  padding: '0 5px',
  borderRadius: size['radius-full'],
  background: color.accent,
  color: color['surface-1'],
  fontSize: size['text-xs'],
  lineHeight: '16px',
  fontWeight: size['weight-strong'],
});

/* The cell around it takes the click: a target of at least 24 px around a box of 14 px. */
layered('.pk-Checkbox-input', {
  appearance: 'none',
  boxSizing: 'border-box',
  position: 'relative',
  flex: 'none',
  width: '14px',
  height: '14px',
  margin: 0,
  border: '1.5px solid',
  borderColor: color['border-3'],
  borderRadius: size['radius-1'],
  cursor: 'default',
});
layered('.pk-Checkbox-input:checked, .pk-Checkbox-input:indeterminate', {
  background: color.accent,
  borderColor: color.accent,
});
layered('.pk-Checkbox-input:checked::after', {
  content: '',
  position: 'absolute',
  left: '3px',
  top: '-0.5px',
  boxSizing: 'border-box',
  width: '6px',
  height: '10px',
  border: `solid ${color['surface-1']}`,
  borderWidth: '0 2px 2px 0',
  transform: 'rotate(42deg)',
});
layered('.pk-Checkbox-input:indeterminate::after', {
  content: '',
  position: 'absolute',
  inset: '4.5px 2px',
  background: color['surface-1'],
});
layered('.pk-Checkbox-input:focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: '2px' });
layered('.pk-Checkbox-input', {
  '@media': { '(forced-colors: active)': { appearance: 'auto', background: 'none' } },
});

/* Said, not seen: for words that only help those who do not see what stands beside them. */
layered('.pk-Hidden', {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
});
