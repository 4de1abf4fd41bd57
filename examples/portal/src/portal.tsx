import type { ReactElement } from 'react';
import { Mark } from './mark.tsx';
import { OverviewPage } from './overview-page.tsx';
import type { PatrolLine } from './patrol-line.ts';
import { PatrolPage } from './patrol-page.tsx';
import { PatrolSurroundings } from './patrol-surroundings.tsx';
import { SignIn } from './sign-in.tsx';
import { SitesPage } from './sites-page.tsx';
import { addressOf, type PageName, pages, usePage } from './use-page.ts';
import { useSession } from './use-session.ts';

/** The portal: its form, or its pages. */
export function Portal({ line }: { line: PatrolLine }): ReactElement {
  const { client } = line;
  const { session, reason } = useSession(client);
  const page = usePage();
  if (!session) return <SignIn client={client} hasEnded={reason === 'unauthorised'} />;
  return (
    <>
      <header className="head">
        <Mark />
        <nav aria-label="Pages">
          {(Object.keys(pages) as PageName[]).map(
            (
              name, // its own keys
            ) => (
              <a aria-current={name === page ? 'page' : undefined} href={addressOf(name)} key={name}>
                {pages[name]}
              </a>
            ),
          )}
        </nav>
        <button type="button" onClick={() => void client.user.logout()}>
          Sign out
        </button>
      </header>
      <div className="patrolkit">
        <PatrolSurroundings line={line}>
          <main className="page">
            {page === '' && <OverviewPage name={session.name} />}
            {page === 'sites' && <SitesPage />}
            {page === 'patrol' && <PatrolPage />}
          </main>
        </PatrolSurroundings>
      </div>
      <footer className="foot">Lindenhof Facility Care · a portal that embeds PatrolKit</footer>
    </>
  );
}
