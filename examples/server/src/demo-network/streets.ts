/* A table, hence its length: every stretch of street of the demo town. */

/** A stretch of street between two waypoints; guards walk it both ways. */
export interface Street {
  /** Ids of waypoints. */
  readonly from: string;
  readonly to: string;
  readonly name: string;
  readonly kind: 'major' | 'minor' | 'path';
}

/* name, kind, waypoints in their order along the street */
const lines: readonly (readonly [string, Street['kind'], string])[] = [
  ['North Ring', 'major', 'ring-w ring-nw ring-n ring-ne ring-e'],
  ['South Ring', 'major', 'ring-e ring-se ring-s ring-sw ring-w'],
  ['Station Avenue', 'major', 'ring-n north'],
  ['South Avenue', 'major', 'ring-s south'],
  ['Hospital Avenue', 'major', 'ring-e east'],
  ['Dock Avenue', 'major', 'ring-se warehouse-b'],
  ['Canal Avenue', 'major', 'ring-w bridge-w depot-w'],
  ['Market Square', 'minor', 'square-nw square-ne square-se square-sw square-nw'],
  ['Theatre Street', 'minor', 'square-nw mid-n square-ne'],
  ['Theatre Street', 'minor', 'mid-n ring-n'],
  ['Library Street', 'minor', 'square-ne mid-e square-se'],
  ['Library Street', 'minor', 'mid-e ring-e'],
  ['Post Street', 'minor', 'square-se mid-s square-sw'],
  ['Post Street', 'minor', 'mid-s ring-s'],
  ['Museum Street', 'minor', 'square-sw mid-w square-nw'],
  ['Museum Street', 'minor', 'mid-w ring-w'],
  ['Weavers Street', 'minor', 'square-ne ring-ne'],
  ['Weavers Street', 'minor', 'square-sw ring-sw'],
  ['Coopers Street', 'minor', 'square-se ring-se'],
  ['Coopers Street', 'minor', 'square-nw ring-nw'],
  ['Brewery Street', 'minor', 'ring-nw brewery ring-w'],
  ['Brewery Street', 'minor', 'brewery bridge-w'],
  ['Bridge Street', 'minor', 'ring-nw bridge-n depot-n'],
  ['Tanners Street', 'minor', 'ring-sw bridge-s quay-s'],
  ['Depot Road', 'minor', 'depot-n depot-w quay-w quay-s'],
  ['Cross Quay', 'minor', 'bridge-w quay-w'],
  ['Tower Road', 'minor', 'bridge-n north-w north'],
  ['Tower Lane', 'minor', 'north-w ring-nw'],
  ['School Road', 'minor', 'north north-e park-n'],
  ['School Lane', 'minor', 'north-e ring-ne'],
  ['Park Street', 'minor', 'ring-ne park-n'],
  ['Park Road', 'minor', 'park-n park-e east'],
  ['Boiler Road', 'minor', 'east east-s south-e'],
  ['Warehouse Street', 'minor', 'ring-e warehouse-a east-s'],
  ['Warehouse Street', 'minor', 'warehouse-a warehouse-b'],
  ['Warehouse Lane', 'minor', 'warehouse-a ring-se'],
  ['Freight Street', 'minor', 'warehouse-b south-e'],
  ['Freight Street', 'minor', 'warehouse-b east-s'],
  ['Fire Street', 'minor', 'ring-se south-m'],
  ['South Road', 'minor', 'south-e south-m south south-w bridge-s'],
  ['Sports Lane', 'minor', 'south-w ring-sw'],
  ['Sports Lane', 'minor', 'south-w ring-s'],
  ['Pond Walk', 'path', 'ring-ne park-pond park-n'],
  ['Stage Walk', 'path', 'park-pond park-stage park-e'],
  ['Stage Walk', 'path', 'park-stage ring-e'],
  ['Towpath', 'path', 'bridge-w lock bridge-s'],
];

/** Every stretch of street between two waypoints. */
export const streets: readonly Street[] = lines.flatMap(([name, kind, along]) => {
  const ids = along.split(' ');
  return ids.slice(1).map((to, index) => ({ from: ids[index] ?? to, to, name, kind }));
});
