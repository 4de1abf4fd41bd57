import {
  type CircleOptions,
  type LatLngTuple,
  type Layer,
  Circle as LeafletCircle,
  type LeafletEventHandlerFnMap,
  type Map as LeafletMap,
  Marker as LeafletMarker,
  TileLayer as LeafletTileLayer,
  type MarkerOptions,
  type PathOptions,
  type TileLayerOptions,
} from 'leaflet';
import { type Context, createContext, useContext, useEffect, useState } from 'react';

/* Stands in for react-leaflet in the built script: its licence (Hippocratic 2.1) is not an OSI one, and whoever
   includes a script cannot leave it out. Only what the guard map takes of it. */

/** What the layers of a map find it by. @internal */
export interface LeafletContextInterface {
  readonly map: LeafletMap;
}

/** @internal */
export const LeafletContext: Context<LeafletContextInterface | null> = createContext<LeafletContextInterface | null>(
  null,
);

/** @internal */
export const createLeafletContext = (map: LeafletMap): LeafletContextInterface => ({ map });

/** The map around. @internal */
export function useMap(): LeafletMap {
  const context = useContext(LeafletContext);
  if (!context) throw new Error('A layer stands outside of a map.');
  return context.map;
}

/* The layer is on the map while its component is in the page. */
function useLayer<Made extends Layer>(make: () => Made): Made {
  const map = useMap();
  const [layer] = useState(make);
  useEffect(() => {
    layer.addTo(map);
    return () => void layer.remove();
  }, [map, layer]);
  return layer;
}

/** @internal */
export function Marker({ position, ...options }: MarkerOptions & { position: LatLngTuple }): null {
  const marker = useLayer(() => new LeafletMarker(position, options));
  const { icon, zIndexOffset = 0 } = options;
  useEffect(() => void marker.setLatLng(position), [marker, position]);
  useEffect(() => {
    if (icon && marker.options.icon !== icon) marker.setIcon(icon);
  }, [marker, icon]);
  useEffect(() => void marker.setZIndexOffset(zIndexOffset), [marker, zIndexOffset]);
  return null;
}

/** @internal */
export function Circle(props: CircleOptions & { center: LatLngTuple; radius: number; pathOptions: PathOptions }): null {
  const { center, pathOptions, radius, ...options } = props;
  const circle = useLayer(() => new LeafletCircle(center, { ...options, ...pathOptions, radius }));
  const [latitude, longitude] = center;
  useEffect(
    () => void circle.setLatLng([latitude, longitude]).setRadius(radius),
    [circle, latitude, longitude, radius],
  );
  return null;
}

/** @internal */
export function TileLayer(props: TileLayerOptions & { url: string; eventHandlers: LeafletEventHandlerFnMap }): null {
  const { url, eventHandlers, ...options } = props;
  const layer = useLayer(() => new LeafletTileLayer(url, options));
  useEffect(() => {
    layer.on(eventHandlers);
    return () => void layer.off(eventHandlers);
  }, [layer, eventHandlers]);
  return null;
}
