import { Canvas, CircleMarker, Map as LeafletMap } from 'peer:leaflet';
import 'leaflet/dist/leaflet.css';
import { center, type MakeContender, startZoom } from '../contender.ts';

/** Leaflet's own canvas: one circle marker per guard, without names. */
export const make: MakeContender = async (box, first) => {
  const renderer = new Canvas();
  const map = new LeafletMap(box, { renderer, zoomControl: false, attributionControl: false });
  map.setView([center.latitude, center.longitude], startZoom, { animate: false });
  const options = { renderer, radius: 7, weight: 2, color: '#0b0d0f', fillColor: '#e8ebee', fillOpacity: 1 };
  const circles = first.map(({ position }) =>
    new CircleMarker([position.latitude, position.longitude], options).addTo(map),
  );
  return {
    show: (guards) => {
      for (const [index, { position }] of guards.entries()) {
        circles[index]?.setLatLng([position.latitude, position.longitude]);
      }
    },
    pan: (right, down) => map.panBy([right, down], { animate: false }),
    zoom: (level) => map.setZoom(level, { animate: false }),
  };
};
