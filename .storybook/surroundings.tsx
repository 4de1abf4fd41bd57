import en from '@patrolkit/react-components/messages/en.json';
import hr from '@patrolkit/react-components/messages/hr.json';
import { PatrolProvider } from '@patrolkit/react-components/provider';
import { color } from '@patrolkit/react-components/theme';
import { type ReactElement, type ReactNode, useEffect } from 'react';

/** What the toolbar chooses. */
export interface SurroundingsProps {
  theme: string;
  language: 'en' | 'hr';
  density: string;
  /** The clock of the story. @default the real one */
  now?: (() => number) | undefined;
  timeZone?: string | undefined;
  children: ReactNode;
}

const messages = { en, hr };

/** A page as a host makes it: theme and density on the root, so that dialogs and menus have them too, and texts. */
export function Surroundings(props: SurroundingsProps): ReactElement {
  const { theme, language, density, now, timeZone, children } = props;
  useEffect(() => {
    document.documentElement.dataset.pkTheme = theme;
    document.documentElement.dataset.pkDensity = density;
  }, [theme, density]);
  return (
    <PatrolProvider
      fallbackMessages={hr}
      language={language}
      messages={messages[language]}
      now={now}
      timeZone={timeZone}
    >
      <div style={{ minHeight: '100vh', padding: 16, background: color['surface-0'], color: color['text-1'] }}>
        {children}
      </div>
    </PatrolProvider>
  );
}
