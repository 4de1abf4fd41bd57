/* The parts of the peers that are used; the peers lie outside of the workspace, and so do their own types. */

declare module 'peer:supercluster' {
  export interface ClusterFeature {
    readonly geometry: { readonly type: 'Point'; readonly coordinates: readonly number[] };
    readonly properties: { readonly point_count?: number };
  }
  interface PointFeature {
    readonly type: 'Feature';
    readonly properties: object;
    readonly geometry: { readonly type: 'Point'; readonly coordinates: readonly number[] };
  }
  export default class Supercluster {
    constructor(options: { readonly radius: number; readonly maxZoom: number });
    load(points: readonly PointFeature[]): this;
    getClusters(view: [west: number, south: number, east: number, north: number], zoom: number): ClusterFeature[];
  }
}

declare module 'peer:maplibre-gl/dist/maplibre-gl.mjs' {
  interface GeoJsonSource {
    setData(data: object): void;
  }
  class MapLibreMap {
    constructor(options: object);
    once(type: 'idle', listener: () => void): void;
    getSource(id: string): GeoJsonSource | undefined;
    panBy(offset: [number, number], options: { readonly animate: boolean }): void;
    setZoom(zoom: number): void;
  }

  export { MapLibreMap as Map };
  export function setWorkerUrl(url: string): void;
}

declare module 'peer:maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url' {
  const url: string;
  export default url;
}

/* The workspace's own copy, whose types are not among the benches' dependencies. */
declare module 'peer:leaflet' {
  type Place = [latitude: number, longitude: number];
  class LeafletMap {
    constructor(box: HTMLElement, options: object);
    static addInitHook(hook: (this: LeafletMap) => void): void;
    setView(center: Place, zoom: number, options: { readonly animate: boolean }): this;
    setZoom(zoom: number, options: { readonly animate: boolean }): this;
    panBy(offset: [number, number], options: { readonly animate: boolean }): this;
  }

  export { LeafletMap as Map };
  export class Canvas {}
  export class CircleMarker {
    constructor(place: Place, options: object);
    addTo(map: LeafletMap): this;
    setLatLng(place: Place): this;
  }
  export class DivIcon {
    constructor(options: { html: HTMLElement; iconSize: [number, number]; className: string });
  }
}
