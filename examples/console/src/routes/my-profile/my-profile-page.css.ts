import { color, size } from '@patrolkit/react-components/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'flex', flexWrap: 'wrap', gap: 48, padding: 32 });
export const form = style({ display: 'grid', alignContent: 'start', gap: 14, width: 'min(420px, 100%)' });
export const title = style({ fontSize: size['text-2xl'], lineHeight: size['lead-2xl'], fontWeight: 600 });
export const who = style({ color: color['text-2'] });
export const place = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 14 });
export const hint = style({ color: color['text-3'] });
