import { style } from '@vanilla-extract/css';

export const tabs = style({ height: '100%' });
