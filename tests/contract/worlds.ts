import { createTestBackend } from '@patrolkit/sdk/testing';
import { ServerProcess } from './server-process.ts';
import type { RunningWorld } from './world.ts';

/* On the computer's clock, as the real server is. */
function testBackendWorld(): RunningWorld {
  const backend = createTestBackend({ now: Date.now });
  return { url: 'http://patrol.test', fetch: backend.fetch, start: async () => {}, dispose: async () => {} };
}

/** Both worlds by their names: what one of them does and the other does not is a fault of one of them. */
export const worlds: readonly (readonly [name: string, make: () => RunningWorld])[] = [
  ['the real server', () => new ServerProcess()],
  ['the test back end', testBackendWorld],
];
