import { PatrolProvider } from '@patrolkit/react-components/provider';
import { toLocale } from '@patrolkit/sdk/model';
import { type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import { Guarded } from './guarded.tsx';
import type { Member } from './member.ts';
import { textsOf } from './texts.ts';

/** Language, look and density of one element, around what it shows. @internal */
export function Frame({ member, children }: { member: Member; children: ReactNode }): ReactElement {
  const { language, theme, density } = member;
  const isDark = useSyncExternalStore(watchSystem, isSystemDark);
  return (
    <div
      className="pk-Embed"
      data-pk-density={density === 'comfortable' ? density : undefined}
      data-pk-theme={theme === 'system' ? (isDark ? 'dark' : 'light') : theme}
      lang={toLocale(language)}
    >
      <PatrolProvider language={language} messages={textsOf(language)}>
        <Guarded>{children}</Guarded>
      </PatrolProvider>
    </div>
  );
}

const system = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');
const isSystemDark = (): boolean => system().matches;

function watchSystem(listener: () => void): () => void {
  const query = system();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
