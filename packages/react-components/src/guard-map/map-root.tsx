import { createLeafletContext, LeafletContext, type LeafletContextInterface } from '@react-leaflet/core';
import { type LatLngTuple, Map as LeafletMap } from 'leaflet';
import { createContext, type ReactElement, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** Where a map looks. @internal */
export interface MapLook {
  center: LatLngTuple;
  zoom: number;
}

/** Where the map looks or is on its way to; outlives the map itself. @internal */
export const KeptLook = createContext<RefObject<MapLook> | null>(null);

/** Props of {@link MapRoot}. @internal */
export interface MapRootProps extends MapLook {
  /** Name of the map for those who do not see it. */
  label: string;
  /** Before the map in the order of the Tab key. */
  controls: ReactNode;
  /** Layers. */
  children: ReactNode;
}

/**
 * Makes a Leaflet map in an effect, so that it is made anew, where it was, whenever React connects effects again
 * (StrictMode, Activity, Fast Refresh). The map follows the size of its box.
 * @internal
 */
export function MapRoot({ center, zoom, label, controls, children }: MapRootProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const look = useRef<MapLook>({ center, zoom });
  const [context, setContext] = useState<LeafletContextInterface | null>(null);
  useEffect(() => {
    const box = host.current;
    if (!box) return;
    const map = new LeafletMap(box, { zoomControl: false, attributionControl: false, maxZoom: 19, minZoom: 2 });
    map.setView(look.current.center, look.current.zoom);
    const remember = (): void => {
      const { lat, lng } = map.getCenter();
      look.current = { center: [lat, lng], zoom: map.getZoom() };
    };
    map.on('moveend', remember);
    const sizes = new ResizeObserver(() => {
      if (box.clientWidth > 0 && box.clientHeight > 0) map.invalidateSize({ animate: false });
    });
    sizes.observe(box);
    setContext(createLeafletContext(map));
    return () => {
      setContext(null);
      sizes.disconnect();
      map.off('moveend', remember); // an animation cut short ends where it is, not where it was going
      map.remove();
    };
  }, []);
  return (
    <LeafletContext value={context}>
      <KeptLook value={look}>
        {context ? controls : null}
        {/* The arrows belong to the map, hence the role; inline because a host's own leaflet.css is in no layer. */}
        <div
          aria-label={label}
          className="pk-GuardMap-map"
          ref={host}
          role="application"
          style={{ background: 'none', font: 'inherit' }}
        />
        {context ? children : null}
      </KeptLook>
    </LeafletContext>
  );
}
