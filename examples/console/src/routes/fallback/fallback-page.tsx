import { isSupervisor } from '@patrolkit/sdk/model';
import type { ReactElement } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'react-router';
import { Logo } from '../../layout/logo.tsx';
import * as css from '../../layout/public-page.css.ts';
import * as settingsMenu from '../../layout/settings-menu.css.ts';
import { useText } from '../../services/texts.ts';
import { useLogOut } from '../../services/use-log-out.ts';
import { useSession } from '../../services/use-session.ts';

/** Any other address; also where a user without a role is told so (decision K8). */
export function FallbackPage(): ReactElement {
  const text = useText();
  const logOut = useLogOut();
  const session = useSession();
  const hasNoRole = session !== null && !(isSupervisor(session.role) && session.policies.includes('dashboard.view'));
  const page = hasNoRole ? 'console.noRole' : 'console.notFound';
  return (
    <div className={css.page}>
      <title>{`${text(`${page}.title`)} · PatrolKit`}</title>
      <main className={css.column}>
        <Logo />
        <h1>{text(`${page}.title`)}</h1>
        <p>{text(`${page}.text`)}</p>
        {hasNoRole ? (
          <Button className={settingsMenu.logOut} onPress={logOut}>
            {text('console.logOut')}
          </Button>
        ) : (
          <Link to="/">{text('console.notFound.home')}</Link>
        )}
      </main>
    </div>
  );
}
