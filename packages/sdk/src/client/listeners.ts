import { notify } from './notify.ts';

/** Whoever wants to be told of something. @internal */
export class Listeners<Args extends readonly unknown[] = []> {
  readonly #listeners = new Set<(...args: Args) => void>();

  /** The answer unsubscribes. */
  readonly subscribe = (listener: (...args: Args) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly tell = (...args: Args): void => notify(this.#listeners, ...args);
}
