import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { geoJsonText } from './network.ts';

/* Run after a change of the town: node examples/server/src/demo-network/write-geojson.ts */
const file = fileURLToPath(new URL('../../../console/public/demo-network.geojson', import.meta.url));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, geoJsonText());
