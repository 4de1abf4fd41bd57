import type { ReactElement } from 'react';
import { LanguagePicker } from '../../layout/language-picker.tsx';
import { Logo } from '../../layout/logo.tsx';
import { ThemeToggle } from '../../layout/theme-toggle.tsx';
import { useText } from '../../services/texts.ts';
import { InterruptedStrip } from './interrupted-strip.tsx';
import { LoginForm } from './login-form.tsx';
import * as css from './login-page.css.ts';

/** The sign-in screen. */
export function LoginPage(): ReactElement {
  const text = useText();
  return (
    <div className={css.page}>
      <title>{`${text('console.login.title')} · PatrolKit`}</title>
      <InterruptedStrip />
      <main className={css.column}>
        <div className={css.head}>
          <Logo />
          <ThemeToggle />
        </div>
        <LoginForm />
        <LanguagePicker />
      </main>
    </div>
  );
}
