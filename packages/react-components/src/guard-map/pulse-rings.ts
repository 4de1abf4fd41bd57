import type { Moving } from './draw-scene.ts';
import { panicRank } from './guard-state.ts';
import type { Mark } from './map-scene.types.ts';
import type { View } from './mercator.ts';

/**
 * The rings around who calls for help. They pulse by a style, so that the canvas need not be drawn again and again, and
 * stop where motion is not wanted.
 * @internal
 */
export class PulseRings {
  readonly #box: HTMLElement;
  #rings: HTMLElement[] = [];

  constructor(box: HTMLElement) {
    this.#box = box;
  }

  /** One ring around each open panic in the view. */
  place(marks: readonly Mark[], view: View, magnify: number, moving: Moving): void {
    const alarms = marks.filter(isPanic);
    while (this.#rings.length < alarms.length) this.#rings.push(this.#addRing());
    for (const ring of this.#rings.splice(alarms.length)) ring.remove();
    for (const [index, mark] of alarms.entries()) {
      const at = (mark.kind === 'guard' && moving(mark.guard.fix.guardId)) || mark;
      const [x, y] = [at.x * view.scale - view.left, at.y * view.scale - view.top];
      const ring = this.#rings[index];
      if (ring) ring.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px) scale(${magnify})`;
    }
  }

  #addRing(): HTMLElement {
    const ring = document.createElement('div');
    ring.className = 'pk-GuardMap-pulse';
    this.#box.append(ring);
    return ring;
  }
}

function isPanic(mark: Mark): boolean {
  return (
    (mark.kind === 'guard' && mark.rank === panicRank) || (mark.kind === 'alarm' && mark.event.type === 'GuardPanic')
  );
}
