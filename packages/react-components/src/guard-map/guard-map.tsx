import { type ReactElement, useEffect, useState } from 'react';
import { usePatrol } from '../provider/index.ts';
import './guard-map.css.ts';
import './markers.css.ts';
import type { GuardMapProps } from './guard-map.types.ts';
import type { MapView } from './map-view.tsx';

/**
 * Guards, locations and the selected event on a map. Works without tiles, and as often on a page as wanted.
 * Fills its parent, which must have a height.
 *
 * @selector data-pk-theme - the theme, when it is given
 * @public
 */
export function GuardMap(props: GuardMapProps): ReactElement {
  const { text } = usePatrol();
  const View = useMapView();
  const { theme, className, ref } = props;
  return (
    <section
      aria-label={text('guardMap.title')}
      className={className ? `pk-GuardMap ${className}` : 'pk-GuardMap'}
      data-pk-theme={theme}
      ref={ref}
    >
      {View ? <View {...props} /> : null}
    </section>
  );
}

/* Leaflet asks for a window as soon as it is imported, so it is fetched when there is one: a server renders the frame. */
function useMapView(): typeof MapView | null {
  const [loaded, setLoaded] = useState<{ View: typeof MapView } | { error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import('./map-view.tsx').then(
      ({ MapView }) => isCurrent && setLoaded({ View: MapView }),
      (error: unknown) => isCurrent && setLoaded({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  if (loaded && 'error' in loaded) throw loaded.error; // a map that cannot be fetched is for the host's error boundary
  return loaded?.View ?? null;
}
