import { startSimulator } from '../server/src/simulator/simulator.ts';
import type { StartOptions } from './options.ts';

/** Lets the demo's guards walk; the answer stops them. */
export function startDemoGuards(options: StartOptions): () => Promise<void> {
  const simulator = startSimulator({ baseUrl: `http://127.0.0.1:${options.port}` });
  return () => simulator.stop();
}
