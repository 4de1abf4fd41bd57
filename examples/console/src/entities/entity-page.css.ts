import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

const narrow = 'screen and (max-width: 999px)';

export const room = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 460px',
  gap: 1,
  height: '100%',
  minHeight: 0,
  background: color['border-2'],
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/* One at a time where there is no room for both: the list, or the form of the row that was chosen. */
export const list = style({
  minWidth: 0,
  minHeight: 0,
  background: color['surface-1'],
  '@media': { [narrow]: { selectors: { [`${room}[data-form="open"] > &`]: { display: 'none' } } } },
});
export const row = style({
  selectors: { '&[data-unsaved]': { boxShadow: `inset 3px 0 0 ${color.accent}` } },
});
export const hint = style({
  padding: 24,
  background: color['surface-1'],
  color: color['text-2'],
  '@media': { [narrow]: { display: 'none' } },
});
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: color['surface-1'],
});
export const formHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: size.toolbar,
  padding: '4px 6px 4px 12px',
  background: color['surface-2'],
  borderBottom: `1px solid ${color['border-2']}`,
});
export const formTitle = style({
  fontSize: size['text-lg'],
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const formDetail = style({ flex: 1, color: color['text-3'], whiteSpace: 'nowrap' });
export const fields = style({
  flex: 1,
  minHeight: 0,
  overflow: 'auto',
  display: 'grid',
  alignContent: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 14,
  padding: 14,
});
/* A field as wide as the form. */
export const wide = style({ gridColumn: '1 / -1' });
export const conflict = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 14px',
  borderTop: `1px solid ${color['border-2']}`,
  color: color.warn,
});
export const formFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  padding: '10px 14px',
  borderTop: `1px solid ${color['border-2']}`,
});
export const space = style({ flex: 1 });
