import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { useText } from '../services/texts.ts';
import * as css from './section-page.css.ts';

/** Says that the role does not open a section, and who can change that (S6.07). */
export function NoPermission({ section }: { section: string }): ReactElement {
  const text = useText();
  return (
    <div className={css.message}>
      <h1>{text('console.noPermission.title')}</h1>
      <p>{text('console.noPermission.text', { section })}</p>
      <Link to="/">{text('console.notFound.home')}</Link>
    </div>
  );
}
