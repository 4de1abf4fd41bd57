import { readFileSync, writeFileSync } from 'node:fs';
import { withSettings } from './settings-table.ts';

/* Writes the table of the settings into the deployment guide. */
const guide = new URL('../../../docs/deployment.md', import.meta.url);
writeFileSync(guide, withSettings(readFileSync(guide, 'utf8')));
