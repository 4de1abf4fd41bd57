import { createLeafletContext, LeafletContext, type LeafletContextInterface } from '@react-leaflet/core';
import { type LatLngTuple, Map as LeafletMap, type MapOptions, type PanOptions, type PointExpression } from 'leaflet';
import {
  createContext,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useLatest } from '../data-grid/use-latest.ts';
import { usePatrol } from '../provider/index.ts';
import { HandWatch } from './hand-watch.ts';

/** Where a map looks. @internal */
export interface MapLook {
  center: LatLngTuple;
  zoom: number;
}

/** What belongs to a map beside Leaflet's own. @internal */
export interface MapSurroundings {
  /** Where the map looks or is on its way to; outlives the map itself. */
  readonly look: RefObject<MapLook>;
  readonly hand: HandWatch;
}

const Surroundings = createContext<MapSurroundings | null>(null);
Surroundings.displayName = 'MapSurroundings';

/** What belongs to the map around; throws outside of a map. @internal */
export function useSurroundings(): MapSurroundings {
  const surroundings = useContext(Surroundings);
  if (!surroundings) throw new Error('A part of the map stands outside of a <MapRoot>.');
  return surroundings;
}

/* Leaflet slides the map under the arrow keys and offers no option against it. */
class StillMap extends LeafletMap {
  override panBy(offset: PointExpression, options?: PanOptions): this {
    return super.panBy(offset, { ...options, animate: false });
  }
}

/** Whether motion is not wanted. @internal */
export function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Props of {@link MapRoot}. @internal */
export interface MapRootProps extends MapLook {
  /** Name of the map for those who do not see it. */
  label: string;
  /** Leaflet's own, beside those of every map; read once. */
  options?: MapOptions | undefined;
  /** Before the map in the order of the Tab key. */
  controls?: ReactNode;
  /** Beside the map. */
  aside?: ReactNode;
  /** Layers, and what lies over the map. */
  children?: ReactNode;
}

/**
 * Makes a Leaflet map in an effect, so that it is made anew, where it was, whenever React connects effects again
 * (StrictMode, Activity, Fast Refresh). The map follows the size of its box.
 * @internal
 */
export function MapRoot(props: MapRootProps): ReactElement {
  const { center, zoom, label, controls, aside, children } = props;
  const { now } = usePatrol();
  const host = useRef<HTMLDivElement>(null);
  const look = useRef<MapLook>({ center, zoom });
  const clock = useLatest(now);
  const options = useLatest(props.options);
  const [made, setMade] = useState<{ context: LeafletContextInterface; surroundings: MapSurroundings } | null>(null);
  useEffect(() => {
    const box = host.current;
    if (!box) return;
    const moves = !isStill();
    const map = new (moves ? LeafletMap : StillMap)(box, {
      zoomControl: false,
      attributionControl: false,
      maxZoom: 19,
      minZoom: 2,
      worldCopyJump: true,
      zoomAnimation: moves,
      fadeAnimation: moves,
      inertia: moves,
      ...options.current,
    });
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
    const hand = new HandWatch(map, () => clock.current());
    setMade({ context: createLeafletContext(map), surroundings: { look, hand } });
    return () => {
      setMade(null);
      sizes.disconnect();
      hand.remove();
      map.off('moveend', remember); // an animation cut short ends where it is, not where it was going
      map.remove();
    };
  }, [clock, options]);
  return (
    <LeafletContext value={made?.context ?? null}>
      <Surroundings value={made?.surroundings ?? null}>
        <div className="pk-GuardMap-stage">
          {made ? controls : null}
          {/* The arrows belong to the map, hence the role; inline because a host's own leaflet.css is in no layer. */}
          <div
            aria-label={label}
            className="pk-GuardMap-map"
            ref={host}
            role="application"
            style={{ background: 'none', font: 'inherit' }}
          />
          {made ? children : null}
        </div>
        {made ? aside : null}
      </Surroundings>
    </LeafletContext>
  );
}
