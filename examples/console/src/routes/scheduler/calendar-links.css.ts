import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const opener = style({ marginInlineStart: 'auto', marginInlineEnd: 8 });
/* Its name stays where its words have no room. */
export const openerText = style({ '@media': { 'screen and (max-width: 759px)': { display: 'none' } } });
export const body = style({ display: 'grid', gap: 12 });
export const about = style({ margin: 0, color: color['text-2'] });
export const chooser = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: 8,
});
export const list = style({ display: 'grid', gap: 4, margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0 8px',
  padding: '4px 0',
  borderTop: `1px solid ${color['border-1']}`,
});
export const names = style({ display: 'grid', minWidth: 0 });
export const prefix = style({ fontFamily: size['font-mono'] });
export const hint = style({ color: color['text-3'], fontSize: size['text-md'] });
export const once = style({ margin: 0, color: color.warn });
export const newLink = style({ display: 'grid', gap: 8, justifyItems: 'start' });
export const address = style({
  display: 'block',
  padding: 10,
  borderRadius: size['radius-2'],
  background: color['surface-1'],
  fontFamily: size['font-mono'],
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
/* The code itself is centred in its room. */
export const code = style({ justifySelf: 'stretch' });
export const subscribe = style({ color: color.accent });
