import { lazy, type ReactElement, Suspense, useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { PanelBoundary } from '../../errors/panel-boundary.tsx';
import { useText } from '../../services/texts.ts';
import { WallBar } from './wall-bar.tsx';
import { WallList } from './wall-list.tsx';
import * as css from './wall-page.css.ts';

/* Alarms and the clock do not wait for the map. */
const WallMap = lazy(async () => ({ default: (await import('./wall-map.tsx')).WallMap }));

/** The big screen of a control room: who is where, what is open, how old that is, and what time it is. */
export function WallPage(): ReactElement {
  const text = useText();
  const navigate = useNavigate();
  const leave = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    void navigate('/');
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    /* Esc closes the top layer; the wall is the lowest one. */
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('[role="dialog"]')) leave();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <main aria-label={text('console.wall.title')} className={css.wall}>
      <WallBar onLeave={leave} />
      <section aria-label={text('console.panel.map')} className={css.map}>
        <PanelBoundary message={text('console.map.failed')} reload={text('console.broken.reload')}>
          <Suspense fallback={null}>
            <WallMap />
          </Suspense>
        </PanelBoundary>
      </section>
      <WallList />
    </main>
  );
}
