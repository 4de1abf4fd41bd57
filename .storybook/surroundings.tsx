import { type ReactElement, type ReactNode, useEffect } from 'react';
import en from '../packages/react-components/src/messages/en.json';
import hr from '../packages/react-components/src/messages/hr.json';
import { PatrolProvider } from '../packages/react-components/src/provider/index.ts';
import { color } from '../packages/react-components/src/theme/index.ts';

/** What the toolbar chooses. */
export interface SurroundingsProps {
  theme: string;
  language: 'en' | 'hr';
  density: string;
  children: ReactNode;
}

const messages = { en, hr };

/** A page as a host makes it: theme and density on the root, so that dialogs and menus have them too, and texts. */
export function Surroundings({ theme, language, density, children }: SurroundingsProps): ReactElement {
  useEffect(() => {
    document.documentElement.dataset.pkTheme = theme;
    document.documentElement.dataset.pkDensity = density;
  }, [theme, density]);
  return (
    <PatrolProvider language={language} messages={messages[language]} fallbackMessages={hr}>
      <div style={{ minHeight: '100vh', padding: 16, background: color['surface-0'], color: color['text-1'] }}>
        {children}
      </div>
    </PatrolProvider>
  );
}
