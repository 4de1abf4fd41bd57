import type { SoundingWindow } from './voice.rules.ts';
import type { WindowSound } from './window.types.ts';

/** Seconds without a word after which a window counts as gone; a closed one says so at once. */
const silentSeconds = 8;

/** The other windows of this user. @internal */
export class Peers {
  readonly #windows = new Map<string, { sound: WindowSound; silentFor: number }>();

  heard(id: string, sound: WindowSound): void {
    this.#windows.set(id, { sound, silentFor: 0 });
  }

  left(id: string): void {
    this.#windows.delete(id);
  }

  clear(): void {
    this.#windows.clear();
  }

  /** A second has passed. A computer that slept has not counted any. */
  tick(): void {
    for (const [id, window] of this.#windows) {
      window.silentFor += 1;
      if (window.silentFor >= silentSeconds) this.#windows.delete(id);
    }
  }

  list(): SoundingWindow[] {
    return [...this.#windows].map(([id, { sound }]) => ({ id, sound }));
  }
}
