import { type ReactElement, type ReactNode, Suspense } from 'react';
import { PanelBoundary } from '../errors/panel-boundary.tsx';
import { useText } from '../services/texts.ts';
import { useSession } from '../services/use-session.ts';
import { NoPermission } from './no-permission.tsx';
import * as css from './section-page.css.ts';

/** Props of {@link SectionPage}. */
export interface SectionPageProps {
  title: string;
  /** Policy that opens it; without it the page says so (C10). */
  policy?: string | undefined;
  children: ReactNode;
}

/** The room of a section: its title, its policy, and a failure that stays its own. */
export function SectionPage({ title, policy, children }: SectionPageProps): ReactElement {
  const text = useText();
  const policies = useSession()?.policies ?? [];
  const isAllowed = policy === undefined || policies.includes(policy);
  return (
    <main aria-label={title} className={css.page}>
      {isAllowed ? (
        <PanelBoundary message={text('console.section.failed')} reload={text('console.broken.reload')}>
          <Suspense fallback={null}>{children}</Suspense>
        </PanelBoundary>
      ) : (
        <NoPermission section={title} />
      )}
    </main>
  );
}
