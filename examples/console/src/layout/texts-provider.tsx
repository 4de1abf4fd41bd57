import { type Messages, PatrolProvider } from '@patrolkit/react-components/provider';
import type { Language } from '@patrolkit/sdk/model';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { settings } from '../services/settings.ts';
import { loadTexts } from '../services/texts.ts';
import { ConfigContext, useAskedConfig } from '../services/use-config.ts';
import { useLanguage } from '../services/use-language.ts';

interface Texts {
  language: Language;
  messages: Messages;
  fallback: Messages;
}

/** Loads the chosen language and the fallback, and gives them to everything below. The last texts stay while others load. */
export function TextsProvider({ children }: { children: ReactNode }): ReactElement {
  const [language] = useLanguage();
  const config = useAskedConfig();
  const [texts, setTexts] = useState<Texts | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let isWanted = true;
    Promise.all([loadTexts(language), loadTexts(settings.defaultLanguage)]).then(
      ([messages, fallback]) => isWanted && setTexts({ language, messages, fallback }),
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  if (!texts) {
    if (failure) throw failure;
    return <div aria-busy="true" />;
  }
  return (
    <PatrolProvider
      fallbackMessages={texts.fallback}
      language={texts.language}
      messages={texts.messages}
      timeZone={config?.timeZone}
    >
      <ConfigContext value={config}>{children}</ConfigContext>
    </PatrolProvider>
  );
}
