import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component that is fetched when there is a window: Leaflet asks for one as soon as it is imported, so a server renders
 * only the frame. `load` must stay the same function. Throws what fetching throws, for the host's error boundary.
 * @internal
 */
export function useLazyView<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | null {
  const [loaded, setLoaded] = useState<{ View: ComponentType<Props> } | { error: unknown } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    load().then(
      (View) => isCurrent && setLoaded({ View }),
      (error: unknown) => isCurrent && setLoaded({ error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  if (loaded && 'error' in loaded) throw loaded.error;
  return loaded?.View ?? null;
}
