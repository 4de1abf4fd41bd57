/* Writes the sounds: `node packages/react-components/src/alarm-strip/make-sounds.ts`. */
import { writeFileSync } from 'node:fs';
import { synthesize, toWav } from './synthesis.ts';

writeFileSync(new URL('./sounds/guard-panic.wav', import.meta.url), toWav(synthesize('GuardPanic')));
writeFileSync(new URL('./sounds/exception.wav', import.meta.url), toWav(synthesize('Exception')));
writeFileSync(new URL('./sounds/link-lost.wav', import.meta.url), toWav(synthesize('LinkLost')));
