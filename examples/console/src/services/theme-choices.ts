import type { ThemeName } from '@patrolkit/react-components/theme';

/** What a user may choose; `system` follows the operating system (S1.31). */
export type ThemeChoice = ThemeName | 'system';

/** The choices in the order they are offered. */
export const themeChoices: readonly ThemeChoice[] = ['dark', 'light', 'night', 'system'];
