import { isLanguage, type Language, toLocale } from '@patrolkit/sdk/model';
import { useEffect } from 'react';
import { settings } from './settings.ts';
import { usePreference } from './use-preference.ts';

/** The language of this user, Croatian until another is chosen (S1.35); the page says it to readers. */
export function useLanguage(): readonly [Language, (language: Language) => void] {
  const [kept, keep] = usePreference('language');
  const language = isLanguage(kept) && settings.languages.includes(kept) ? kept : settings.defaultLanguage;
  useEffect(() => {
    document.documentElement.lang = toLocale(language);
  }, [language]);
  return [language, keep];
}
