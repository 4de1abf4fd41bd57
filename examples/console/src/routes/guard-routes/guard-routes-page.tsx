import { lazy, type ReactElement, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type TextId, useText } from '../../services/texts.ts';
import * as css from '../users/users-page.css.ts';
import { RoutesView } from './routes-view.tsx';

const ReplayView = lazy(async () => ({ default: (await import('./replay-view.tsx')).ReplayView }));

const views: readonly { readonly id: string; readonly path: string; readonly textId: TextId }[] = [
  { id: 'routes', path: '/guardRoutes', textId: 'console.section.guardRoutes' },
  { id: 'replay', path: '/guardRoutes?view=replay', textId: 'console.replay.title' },
];

/** /guardRoutes: the rounds (S1.24), and where a guard has really walked. */
export default function GuardRoutesPage(): ReactElement {
  const text = useText();
  const [search] = useSearchParams();
  const chosen = search.get('view') === 'replay' ? 'replay' : 'routes';
  return (
    <div className={css.room}>
      <nav aria-label={text('console.section.guardRoutes')} className={css.bar}>
        {views.map(({ id, path, textId }) => (
          <Link className={css.tab} key={id} to={path} {...(id === chosen ? { 'aria-current': 'page' as const } : {})}>
            {text(textId)}
          </Link>
        ))}
      </nav>
      {chosen === 'replay' ? (
        <Suspense fallback={null}>
          <ReplayView />
        </Suspense>
      ) : (
        <RoutesView />
      )}
    </div>
  );
}
