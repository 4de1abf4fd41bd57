/**
 * The last step of the build: the declarations name the message ids themselves instead of importing `en.json`, which a
 * host's TypeScript reads only with `resolveJsonModule`.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const declared = new URL('dist/types/provider/messages.d.ts', import.meta.url);
const source = readFileSync(new URL('src/messages/en.json', import.meta.url), 'utf8');
// a flat file of texts by id; the tests of the messages hold it to that
const ids = Object.keys(JSON.parse(source) as Record<string, string>);
const found = "import type en from '../messages/en.json';";
const text = readFileSync(declared, 'utf8');
if (!text.includes(found)) throw new Error(`${declared.pathname} does not import the English texts any more.`);
const inlined = `declare const en: Readonly<Record<${ids.map((id) => `'${id}'`).join(' | ')}, string>>;`;
writeFileSync(declared, text.replace(found, inlined));
