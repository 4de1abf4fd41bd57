import { PatrolProvider } from '@patrolkit/react-components/provider';
import { color, size } from '@patrolkit/react-components/theme';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { type Language, messages } from './languages.ts';

/** What the toolbar chooses. */
export interface SurroundingsProps {
  theme: string;
  language: Language;
  density: string;
  /** Whether the story is all there is; false for one among others on a page of documentation. */
  isPage: boolean;
  /** The clock of the story. @default the real one */
  now?: (() => number) | undefined;
  timeZone?: string | undefined;
  children: ReactNode;
}

/** A page as a host makes it: theme and density on the root, so that dialogs and menus have them too, and texts. */
export function Surroundings(props: SurroundingsProps): ReactElement {
  const { theme, language, density, isPage, now, timeZone, children } = props;
  useEffect(() => {
    document.documentElement.dataset.pkTheme = theme;
    document.documentElement.dataset.pkDensity = density;
  }, [theme, density]);
  return (
    <PatrolProvider
      fallbackMessages={messages.hr}
      language={language}
      messages={messages[language]}
      now={now}
      timeZone={timeZone}
    >
      <div
        style={{
          minHeight: isPage ? '100vh' : undefined,
          padding: 16,
          background: color['surface-0'],
          color: color['text-1'],
          fontFamily: size.font,
        }}
      >
        {children}
      </div>
    </PatrolProvider>
  );
}
