import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const room = style({ height: '100%', overflow: 'auto', background: color['surface-1'] });
export const table = style({ width: '100%', maxWidth: 900, borderCollapse: 'collapse' });
const line = { padding: '5px 12px', borderBottom: `1px solid ${color['border-1']}`, textAlign: 'start' } as const;
export const head = style({
  ...line,
  position: 'sticky',
  top: 0,
  background: color['surface-2'],
  fontSize: size['text-sm'],
  fontWeight: 500,
  color: color['text-2'],
});
export const roleHead = style([head, { width: 140, textAlign: 'center' }]);
export const right = style({ ...line, fontWeight: 400 });
export const code = style({ marginLeft: 10, color: color['text-3'], fontSize: size['text-sm'] });
export const cell = style({ ...line, textAlign: 'center' });
export const note = style({ padding: 12, color: color['text-3'], maxWidth: 900 });
