import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Logo } from '../../layout/logo.tsx';
import { useText } from '../../services/texts.ts';
import * as css from './legal-page.css.ts';
import type { LegalText } from './legal-text.ts';

/** A public page in Croatian, whatever the language of the console (S1.41, S1.42): it is the text that counts. */
export function LegalPage({ legal }: { legal: LegalText }): ReactElement {
  const text = useText();
  return (
    <div className={css.page}>
      <title>{`${legal.title} · ${text('console.title')}`}</title>
      <header className={css.head}>
        <Link aria-label={text('console.toDashboard')} className={css.home} to="/">
          <Logo />
        </Link>
      </header>
      <main className={css.column} lang="hr">
        <h1 className={css.title}>{legal.title}</h1>
        <p className={css.lead}>{legal.lead}</p>
        {legal.sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <h2 className={css.heading}>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p className={css.paragraph} key={paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </main>
    </div>
  );
}
