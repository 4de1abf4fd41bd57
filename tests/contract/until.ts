import { setTimeout as pause } from 'node:timers/promises';

/** Waits until something holds, at most `withinMs`; rejects with what was hoped for. */
export async function until(hope: string, holds: () => boolean | Promise<boolean>, withinMs = 15_000): Promise<void> {
  const end = Date.now() + withinMs;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Not within ${withinMs} ms: ${hope}`);
    await pause(25);
  }
}
