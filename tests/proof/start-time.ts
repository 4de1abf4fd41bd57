import { Product } from '../e2e/product.ts';
import type { Proof } from './proof.ts';

/** U2: with dependencies installed, one command brings a console that answers within 30 s, on a new data directory. */
export const startTime: Proof = {
  id: 'U2',
  title: 'one command to a console that answers, dependencies installed, new data directory',
  run: async () => {
    const product = new Product();
    const startedAt = Date.now();
    await product.start();
    const response = await fetch(product.console);
    const seconds = (Date.now() - startedAt) / 1000;
    await product.stop();
    return { isKept: response.ok && seconds <= 30, text: `${seconds.toFixed(1)} s, HTTP ${response.status}` };
  },
};
