import { style } from '@vanilla-extract/css';

export const map = style({ height: '100%' });
