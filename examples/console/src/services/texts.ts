import type { Messages } from '@patrolkit/react-components/provider';
import { type MessageValues, usePatrol } from '@patrolkit/react-components/provider';
import type { Language } from '@patrolkit/sdk/model';
import { useCallback } from 'react';
import type en from '../messages/en.json';

/** Id of a text of the console's own. */
export type TextId = keyof typeof en;

const loaded = new Map<Language, Promise<Messages>>();

/** Fetches a language's texts, each file once (S1.36). A failure is not kept, so that a later try can do better. */
export function loadTexts(language: Language): Promise<Messages> {
  const known = loaded.get(language);
  if (known) return known;
  const fetched = fetch(`${import.meta.env.BASE_URL}locales/${language}.json`).then((response) => {
    if (!response.ok) throw new Error(`The texts of ${language} could not be loaded: HTTP ${response.status}`);
    return response.json() as Promise<Messages>; // our own build wrote the file
  });
  loaded.set(language, fetched);
  fetched.catch(() => loaded.delete(language));
  return fetched;
}

/** The console's own texts, by id; the same function until the language changes. */
export function useText(): (id: TextId, values?: MessageValues) => string {
  const { intl } = usePatrol();
  return useCallback(
    (id, values) => intl.formatMessage({ id }, values as Record<string, string | number>), // ICU prints whatever it is given
    [intl],
  );
}
