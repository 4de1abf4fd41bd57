import { platformTimers, type Timers } from './timers.ts';

/** Timers that live in a worker, and how to end it. @public */
export interface WorkerTimers extends Timers {
  dispose(): void;
}

/* Runs in the worker, as text: a worker's timers are not slowed down when the tab is hidden (SD8). */
const workerSource = `
const running = new Map();
onmessage = ({ data: { id, delayMs } }) => {
  clearTimeout(running.get(id));
  running.delete(id);
  if (delayMs === undefined) return;
  running.set(id, setTimeout(() => { running.delete(id); postMessage(id); }, delayMs));
};`;

/**
 * Timers that keep their pace in a hidden tab (SD8). Where workers cannot be made (Node, a strict host's CSP)
 * the platform's own timers stand in.
 * @public
 */
export function createWorkerTimers(): WorkerTimers {
  const worker = startWorker();
  if (!worker) return { ...platformTimers, dispose: () => {} };
  const callbacks = new Map<number, () => void>();
  let lastId = 0;
  worker.onmessage = ({ data }: MessageEvent<number>) => {
    const callback = callbacks.get(data);
    callbacks.delete(data);
    callback?.();
  };
  return {
    now: () => Date.now(),
    after: (delayMs, callback) => {
      const id = ++lastId;
      callbacks.set(id, callback);
      worker.postMessage({ id, delayMs });
      return () => {
        if (callbacks.delete(id)) worker.postMessage({ id });
      };
    },
    dispose: () => {
      callbacks.clear();
      worker.terminate();
    },
  };
}

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined' || typeof URL.createObjectURL !== 'function') return null;
  const url = URL.createObjectURL(new Blob([workerSource], { type: 'text/javascript' }));
  try {
    return new Worker(url);
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}
