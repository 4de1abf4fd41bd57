import type { ReactElement, ReactNode } from 'react';
import { InterruptedStrip } from '../routes/login/interrupted-strip.tsx';
import { useText } from '../services/texts.ts';
import { LanguagePicker } from './language-picker.tsx';
import { Logo } from './logo.tsx';
import { ProviderLinks } from './provider-links.tsx';
import * as css from './public-page.css.ts';
import { ThemeToggle } from './theme-toggle.tsx';

/** Props of {@link PublicPage}. */
export interface PublicPageProps {
  title: string;
  children: ReactNode;
}

/** A page that needs no session: one narrow column with mark, theme and languages. */
export function PublicPage({ title, children }: PublicPageProps): ReactElement {
  const text = useText();
  return (
    <div className={css.page}>
      <title>{`${title} · ${text('console.title')}`}</title>
      <InterruptedStrip />
      <main className={css.column}>
        <div className={css.head}>
          <Logo />
          <ThemeToggle />
        </div>
        {children}
        <LanguagePicker />
      </main>
      <footer className={css.foot}>
        <ProviderLinks />
      </footer>
    </div>
  );
}
