/* Writes docs/machines: `pnpm --filter @patrolkit/state-machines diagrams`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { machineDocuments } from './src/diagrams.ts';

const folder = new URL('../../docs/machines/', import.meta.url);
mkdirSync(folder, { recursive: true });
for (const [name, document] of machineDocuments) writeFileSync(new URL(name, folder), document);
