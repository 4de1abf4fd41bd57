import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { type Language, toLocale } from '@patrolkit/sdk/model';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createTextOf } from './create-text-of.ts';
import type { MessageId, Messages, MessageValues } from './messages.ts';

/** Props of {@link PatrolProvider}. @public */
export interface PatrolProviderProps {
  /** Language of texts; there is no default, a page knows what it speaks. */
  language: Language;
  /** Texts of that language: `@patrolkit/react-components/messages/<code>.json`, and a host's own merged in. */
  messages: Messages;
  /** Texts for ids that `messages` lacks; the product falls back to Croatian. */
  fallbackMessages?: Messages | undefined;
  /** IANA zone in which instants are shown. @default the browser's */
  timeZone?: string | undefined;
  /** The clock, milliseconds since 1970. @default Date.now */
  now?: (() => number) | undefined;
  /** What is shown inside. */
  children?: ReactNode;
}

/** What {@link PatrolProvider} gives to everything below it. @public */
export interface Patrol {
  readonly language: Language;
  readonly timeZone: string;
  /** The injected clock. */
  now(): number;
  /** A text by id; an id that nobody translated shows itself and is logged. */
  text(id: MessageId, values?: MessageValues): string;
  readonly intl: IntlShape<string>;
}

const PatrolContext = createContext<Patrol | null>(null);
PatrolContext.displayName = 'PatrolContext';

/** Gives language, texts, time zone and clock to the components below it. @public */
export function PatrolProvider(props: PatrolProviderProps): ReactElement {
  const { language, messages, fallbackMessages, children } = props;
  const timeZone = props.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const now = props.now ?? Date.now;
  const patrol = useMemo<Patrol>(() => {
    const intl = createIntl(
      {
        locale: toLocale(language),
        defaultLocale: 'hr',
        messages: fallbackMessages ? { ...fallbackMessages, ...messages } : messages,
        timeZone,
      },
      createIntlCache(),
    );
    return {
      language,
      timeZone,
      now,
      intl,
      text: createTextOf(intl),
    };
  }, [language, messages, fallbackMessages, timeZone, now]);
  return (
    <I18nProvider locale={toLocale(language)}>
      <PatrolContext value={patrol}>{children}</PatrolContext>
    </I18nProvider>
  );
}

/** The surrounding {@link PatrolProvider}; throws when there is none. @public */
export function usePatrol(): Patrol {
  const patrol = useContext(PatrolContext);
  if (!patrol) {
    throw new Error('PatrolKit components need a <PatrolProvider language messages> above them; none was found.');
  }
  return patrol;
}
