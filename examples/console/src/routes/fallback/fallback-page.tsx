import type { ReactElement } from 'react';
import { Button } from 'react-aria-components';
import { Link } from 'react-router';
import { Logo } from '../../layout/logo.tsx';
import * as settingsMenu from '../../layout/settings-menu.css.ts';
import { useServices } from '../../services/services-context.tsx';
import { useText } from '../../services/texts.ts';
import { useSession } from '../../services/use-session.ts';
import * as css from '../login/login-page.css.ts';

/** Any other address; also where a user without a role is told so (decision K8). */
export function FallbackPage(): ReactElement {
  const text = useText();
  const { client } = useServices();
  const session = useSession();
  const hasNoRole = session !== null && session.role === '';
  const page = hasNoRole ? 'console.noRole' : 'console.notFound';
  return (
    <div className={css.page}>
      <title>{`${text(`${page}.title`)} · PatrolKit`}</title>
      <main className={css.column}>
        <Logo />
        <h1>{text(`${page}.title`)}</h1>
        <p>{text(`${page}.text`)}</p>
        {hasNoRole ? (
          <Button className={settingsMenu.logOut} onPress={() => void client.user.logout().catch(() => {})}>
            {text('console.logOut')}
          </Button>
        ) : (
          <Link to="/">{text('console.notFound.home')}</Link>
        )}
      </main>
    </div>
  );
}
