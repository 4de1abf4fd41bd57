import type { ReactElement } from 'react';
import * as css from '../layout/public-page.css.ts';
import en from '../messages/en.json';
import hr from '../messages/hr.json';

/* The texts may be what failed, so these come with the code: both languages at once. */
/** A page that has failed. */
export function BrokenPage(): ReactElement {
  return (
    <div className={css.page}>
      <main className={css.column} role="alert">
        {[hr, en].map((texts) => (
          <section key={texts['console.broken.title']}>
            <h1>{texts['console.broken.title']}</h1>
            <p>{texts['console.broken.text']}</p>
          </section>
        ))}
        <button onClick={() => location.reload()} type="button">
          {hr['console.broken.reload']} / {en['console.broken.reload']}
        </button>
      </main>
    </div>
  );
}
