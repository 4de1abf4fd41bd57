import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const failed = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 12px',
  color: color.danger,
});
export const heading = style({ padding: '4px 12px', fontSize: size['text-lg'], fontWeight: 600 });
export const course = style({ margin: 0, padding: '0 12px 12px', listStyle: 'none' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr)',
  gap: 8,
  padding: '6px 0',
  borderBottom: `1px solid ${color['border-1']}`,
});
export const when = style({ color: color['text-2'], whiteSpace: 'nowrap' });
export const kind = style({ fontWeight: 500 });
export const words = style({
  display: 'block',
  color: color['text-2'],
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
export const image = style({ display: 'block', maxWidth: 'calc(100% - 24px)', margin: '0 12px 12px' });

export const track = style({ display: 'grid', justifyItems: 'start', gap: 8, padding: 12, color: color['text-2'] });
export const broken = style({ margin: 12, color: color['text-2'] });
