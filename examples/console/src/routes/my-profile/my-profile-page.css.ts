import { color, size } from '@patrolkit/react-components/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexWrap: 'wrap', gap: 48, padding: 32 });
/* Beside the profile where there is room, one under the other where there is little. */
export const side = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: 48,
  minWidth: 'min(420px, 100%)',
});
export const form = style({ display: 'grid', alignContent: 'start', gap: 14, width: 'min(420px, 100%)' });
export const title = style({ fontSize: size['text-2xl'], lineHeight: size['lead-2xl'], fontWeight: 600 });
export const who = style({ color: color['text-2'] });
export const place = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 14 });
export const hint = style({ color: color['text-3'] });

export const sessions = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 14,
  width: 'min(420px, 100%)',
});
export const failure = style({ display: 'grid', justifyItems: 'start', gap: 8, color: color.danger });
export const sessionList = style({ width: '100%', margin: 0, padding: 0, listStyle: 'none' });
export const session = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  minHeight: 28,
  padding: '10px 0',
  borderBottom: `1px solid ${color['border-1']}`,
});
export const current = style({ color: color.accent, fontWeight: 500, whiteSpace: 'nowrap' });
export const sessionName = style({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 500 });
export const facts = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '2px 12px',
  margin: 0,
  color: color['text-2'],
});
globalStyle(`${facts} dt`, { color: color['text-3'] });
globalStyle(`${facts} dd`, { margin: 0, overflowWrap: 'anywhere' });
