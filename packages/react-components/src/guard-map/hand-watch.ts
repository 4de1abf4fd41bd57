import type { Map as LeafletMap } from 'leaflet';

const quietMs = 5_000; /* so long after a hand's move the view is still the supervisor's */
const handEvents = ['wheel', 'dblclick', 'keydown'] as const;

/**
 * Whether the supervisor is moving the map by hand, or has just done so: then nothing else moves it. Who turns to
 * another part of the page has let go of it.
 * @internal
 */
export class HandWatch {
  readonly #map: LeafletMap;
  readonly #now: () => number;
  #holds = false;
  #touchedAt = Number.NEGATIVE_INFINITY;

  constructor(map: LeafletMap, now: () => number) {
    this.#map = map;
    this.#now = now;
    map.on('dragstart', this.#hold).on('dragend', this.#letGo);
    for (const type of handEvents) map.getContainer().addEventListener(type, this.#touch, { passive: true });
    for (const type of ['pointerdown', 'keydown']) document.addEventListener(type, this.#turnAway, true);
  }

  /** Whether the map is in the supervisor's hand this moment. */
  get holds(): boolean {
    return this.#holds;
  }

  /** Whether it is, or was within the last 5 s. */
  get isBusy(): boolean {
    return this.#holds || this.#now() - this.#touchedAt < quietMs;
  }

  remove(): void {
    this.#map.off('dragstart', this.#hold).off('dragend', this.#letGo);
    for (const type of handEvents) this.#map.getContainer().removeEventListener(type, this.#touch);
    for (const type of ['pointerdown', 'keydown']) document.removeEventListener(type, this.#turnAway, true);
  }

  #hold = (): void => {
    this.#holds = true;
  };

  #letGo = (): void => {
    this.#holds = false;
    this.#touch();
  };

  #touch = (): void => {
    this.#touchedAt = this.#now();
  };

  #turnAway = ({ target }: Event): void => {
    if (target instanceof Node && this.#map.getContainer().contains(target)) return;
    this.#touchedAt = Number.NEGATIVE_INFINITY;
  };
}
