import type { ThemeName } from '@patrolkit/react-components/theme';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useServices } from './services-context.tsx';
import { settings } from './settings.ts';
import { type ThemeChoice, themeChoices } from './theme-choices.ts';
import { useIsNight, useNightHours } from './use-night-hours.ts';
import { usePreference } from './use-preference.ts';

/** The theme of this page. */
export interface Theme {
  readonly choice: ThemeChoice;
  /** What is drawn: never `system`. */
  readonly theme: ThemeName;
  choose(choice: ThemeChoice): void;
}

const prefersLight = '(prefers-color-scheme: light)';

function subscribeToSystem(listener: () => void): () => void {
  const query = matchMedia(prefersLight);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * The theme of this user, dark until another is chosen (S1.30); set on the document. A kept choice always wins (K1), but
 * for the hours that he has given to the night; what is chosen by hand in those holds until their end.
 */
export function useTheme(): Theme {
  const { timers } = useServices().client;
  const [kept, keep] = usePreference('theme');
  const [hours, changeHours] = useNightHours();
  const isNight = useIsNight(hours);
  const isLight = useSyncExternalStore(subscribeToSystem, () => matchMedia(prefersLight).matches);
  const choice = themeChoices.find((theme) => theme === kept) ?? settings.initialTheme;
  const theme = isNight ? 'night' : choice === 'system' ? (isLight ? 'light' : 'dark') : choice;
  useLayoutEffect(() => {
    document.documentElement.dataset.pkTheme = theme;
  }, [theme]);
  const choose = (next: ThemeChoice): void => {
    keep(next);
    if (hours.isOn) changeHours({ chosenAt: timers.now() });
  };
  return { choice: isNight ? 'night' : choice, theme, choose };
}
