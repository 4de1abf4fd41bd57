/* A table, hence its length: every crossing of the demo town, placed by hand. */

/** A spot in metres from the town's centre. */
export interface Spot {
  /** East. */
  readonly x: number;
  /** North. */
  readonly y: number;
}

/** A place of the demo network where a guard can stand. */
export interface Waypoint {
  readonly id: string;
  readonly name: string;
  /** WGS84 degrees, six decimals. */
  readonly latitude: number;
  readonly longitude: number;
  /** Code of the chip on the wall; null where there is none. */
  readonly checkpointTag: string | null;
}

const centre = { latitude: 50.8476, longitude: 4.3572 };
const metersPerDegree = 111_195;

/** Degrees of a spot, six decimals. */
export function toDegrees(spot: Spot): { latitude: number; longitude: number } {
  const eastward = metersPerDegree * Math.cos((centre.latitude * Math.PI) / 180);
  const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;
  return {
    latitude: rounded(centre.latitude + spot.y / metersPerDegree),
    longitude: rounded(centre.longitude + spot.x / eastward),
  };
}

/* id, name, x, y, number of the checkpoint */
const table: readonly (readonly [string, string, number, number, number?])[] = [
  ['square-nw', 'Market Square, clock tower', -130, 105, 1],
  ['square-ne', 'Market Square, town hall door', 125, 130, 2],
  ['square-se', 'Market Square, arcade', 150, -105],
  ['square-sw', 'Market Square, bank', -105, -135, 3],
  ['mid-n', 'Theatre, stage door', 20, 365, 4],
  ['mid-e', 'Library, night entrance', 400, 25, 5],
  ['mid-s', 'Post office yard', 15, -375],
  ['mid-w', 'Museum, rear gate', -375, -15, 6],
  ['ring-n', 'Gate North', 35, 640, 7],
  ['ring-ne', 'Ring, north-east corner', 470, 480],
  ['ring-e', 'Gate East', 660, 40, 8],
  ['ring-se', 'Ring, south-east corner', 490, -455],
  ['ring-s', 'Gate South', 25, -640, 9],
  ['ring-sw', 'Ring, south-west corner', -445, -490],
  ['ring-w', 'Gate West', -635, 20, 10],
  ['ring-nw', 'Ring, north-west corner', -430, 475],
  ['bridge-n', 'North Bridge', -905, 805],
  ['bridge-w', 'West Bridge, watch house', -985, 65, 11],
  ['bridge-s', 'South Bridge', -855, -800],
  ['lock', 'Canal lock, pump room', -924, -345, 12],
  ['depot-n', 'Tram depot, hall 1', -1310, 720, 13],
  ['depot-w', 'Tram depot, workshop', -1460, 270],
  ['quay-w', 'Cold store, ramp 3', -1455, -270, 14],
  ['quay-s', 'Cold store, gate', -1275, -850],
  ['north', 'North station, platform 1', 60, 1360, 15],
  ['north-e', 'School yard', 520, 1150],
  ['park-n', 'Park, upper gate', 920, 950, 16],
  ['park-e', 'Park, orangery', 1225, 530, 17],
  ['park-pond', 'Park, pond', 835, 560],
  ['park-stage', 'Park, open-air stage', 985, 330],
  ['east', 'Hospital, ambulance bay', 1375, 60, 18],
  ['east-s', 'Hospital, boiler house', 1240, -470, 19],
  ['warehouse-a', 'Warehouse A, door 2', 840, -320, 20],
  ['warehouse-b', 'Warehouse B, loading bay', 870, -690, 21],
  ['south-e', 'Car park, level -2', 960, -1010, 22],
  ['south-m', 'Fire station', 500, -1190],
  ['south', 'South station, ticket hall', 10, -1370, 23],
  ['south-w', 'Sports hall', -490, -1085],
  ['north-w', 'Water tower', -480, 1110, 24],
  ['brewery', 'Old brewery, courtyard', -690, 260],
];

/** Where each waypoint stands, in metres from the centre. */
export const spots: ReadonlyMap<string, Spot> = new Map(table.map(([id, , x, y]) => [id, { x, y }]));

/** The 40 waypoints of the demo town around 50.8476, 4.3572; 24 of them are checkpoints. */
export const waypoints: readonly Waypoint[] = table.map(([id, name, x, y, checkpoint]) => ({
  id,
  name,
  ...toDegrees({ x, y }),
  checkpointTag: checkpoint === undefined ? null : `04A1${String(checkpoint).padStart(4, '0')}`,
}));
