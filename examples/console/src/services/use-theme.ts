import type { ThemeName } from '@patrolkit/react-components/theme';
import { useLayoutEffect } from 'react';
import { settings } from './settings.ts';
import { usePreference } from './use-preference.ts';

const isTheme = (text: string | null): text is ThemeName => text === 'dark' || text === 'light' || text === 'night';

/** The theme of this user, dark until another is chosen (S1.30); set on the document. */
export function useTheme(): readonly [ThemeName, (theme: ThemeName) => void] {
  const [kept, keep] = usePreference('theme');
  const theme = isTheme(kept) ? kept : settings.initialTheme;
  useLayoutEffect(() => {
    document.documentElement.dataset.pkTheme = theme;
  }, [theme]);
  return [theme, keep];
}
