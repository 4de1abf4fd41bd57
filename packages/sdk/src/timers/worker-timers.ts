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
  let worker = startWorker();
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  const ring = (id: number): void => {
    const found = waiting.get(id);
    waiting.delete(id);
    found?.callback();
  };
  const wait = (id: number, timer: Waiting, delayMs: number): void => {
    if (worker) worker.postMessage({ id, delayMs });
    else timer.cancel = platformTimers.after(delayMs, () => ring(id));
  };
  if (worker) {
    worker.onmessage = ({ data }: MessageEvent<number>) => ring(data);
    /* A policy refuses a worker after it was made: whatever it was given would never ring. */
    worker.onerror = () => {
      worker = null;
      for (const [id, timer] of waiting) wait(id, timer, Math.max(timer.dueAt - Date.now(), 0));
    };
  }
  return {
    now: () => Date.now(),
    after: (delayMs, callback) => {
      const id = ++lastId;
      const timer: Waiting = { callback, dueAt: Date.now() + delayMs, cancel: () => worker?.postMessage({ id }) };
      waiting.set(id, timer);
      wait(id, timer, delayMs);
      return () => {
        if (waiting.delete(id)) timer.cancel();
      };
    },
    dispose: () => {
      for (const { cancel } of waiting.values()) cancel();
      waiting.clear();
      worker?.terminate();
    },
  };
}

interface Waiting {
  readonly callback: () => void;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
  cancel: () => void;
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
