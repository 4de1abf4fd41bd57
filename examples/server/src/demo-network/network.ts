/** A made-up town around 50.8476, 4.3572 for the demo data, the simulator and a map without tiles. */
export { geoJsonText, networkGeoJson } from './geojson.ts';
export { metersBetween, shortestPath, spotOf } from './shortest-path.ts';
export { streets } from './streets.ts';
export { type Spot, toDegrees, waypoints } from './waypoints.ts';
