import type { ReactElement } from 'react';
import * as css from '../layout/public-page.css.ts';
import en from '../messages/broken/en.json';
import hr from '../messages/broken/hr.json';

/* The fetched texts may be what failed, so these come with the code, in a file of their own: the first load
   does not carry all others. Both languages at once, because which one is chosen may be unknown too. */
/** A page that has failed. */
export function BrokenPage(): ReactElement {
  return (
    <div className={css.page}>
      <main className={css.column} role="alert">
        {[hr, en].map(({ title, text }) => (
          <section key={title}>
            <h1>{title}</h1>
            <p>{text}</p>
          </section>
        ))}
        <button onClick={() => location.reload()} type="button">
          {hr.reload} / {en.reload}
        </button>
      </main>
    </div>
  );
}
