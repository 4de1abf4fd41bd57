import { type ReactElement, useEffect } from 'react';
import { Link } from 'react-router';
import { PublicPage } from '../../layout/public-page.tsx';
import { useText } from '../../services/texts.ts';
import { prefetchDashboard } from '../fetch-dashboard.ts';
import * as css from './login-form.css.ts';
import { LoginForm } from './login-form.tsx';

/** The sign-in screen. */
export function LoginPage(): ReactElement {
  const text = useText();
  useEffect(prefetchDashboard, []);
  return (
    <PublicPage title={text('console.login.title')}>
      <LoginForm />
      <Link className={css.forgot} to="/resetRequestPassword">
        {text('console.login.forgotPassword')}
      </Link>
    </PublicPage>
  );
}
