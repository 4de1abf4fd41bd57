import { vi } from 'vitest';

/* What a test waits for comes later on a busy machine than after vitest's own second. */
const patienceMs = 15_000;
const patient = Symbol.for('patrolkit.patience');

/* The files of a worker share one `vi`. */
if (!(patient in vi)) {
  const { waitFor } = vi;
  vi.waitFor = (callback, options) =>
    waitFor(callback, typeof options === 'number' ? options : { timeout: patienceMs, ...options });
  Object.assign(vi, { [patient]: true });
}
