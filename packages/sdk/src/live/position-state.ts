import { type GuardPosition, newestPerGuard } from '../model/guard-position.ts';

/** The newest position of each guard; an older one that arrives late changes nothing. @internal */
export class PositionState {
  #positions: readonly GuardPosition[] = [];

  /** One per guard, in the order of their ids; the same array until something changes. */
  get positions(): readonly GuardPosition[] {
    return this.#positions;
  }

  take(fixes: readonly GuardPosition[]): boolean {
    const merged = newestPerGuard([...this.#positions, ...fixes]);
    const hasChanged =
      merged.length !== this.#positions.length || merged.some((fix, index) => fix !== this.#positions[index]);
    if (hasChanged) this.#positions = merged;
    return hasChanged;
  }
}
