import type { TrackedGuard } from './guard-track.ts';
import type { WorldPoint } from './mercator.ts';

const travelMs = 220; /* one quick step: the eye follows, nobody waits */
const mostMoving = 50; /* more at once are a crowd, in which nobody follows one; they stand at their new places */
const mostPixels = 400; /* a jump across the screen is no walk */
const leastPixels = 1;

/** Lets guards glide from one fix to the next. Times are those of animation frames, milliseconds. @internal */
export class GuardMotion {
  readonly #from = new Map<number, WorldPoint>();
  readonly #to = new Map<number, WorldPoint>();
  #startedAt = 0;
  #part = 1;

  /** Whether somebody is on his way. */
  get isMoving(): boolean {
    return this.#from.size > 0;
  }

  /** Notes who has another place than before; `scale` is pixels per world. */
  start(before: readonly TrackedGuard[], after: readonly TrackedGuard[], scale: number, time: number): void {
    const departures = departuresOf(before, after, scale);
    const from = new Map(departures.map(({ fix, x, y }) => [fix.guardId, this.at(fix.guardId) ?? { x, y }]));
    this.stop();
    if (from.size === 0) return;
    for (const { fix, x, y } of after) {
      const start = from.get(fix.guardId);
      if (!start) continue;
      this.#from.set(fix.guardId, start);
      this.#to.set(fix.guardId, { x, y });
    }
    this.#startedAt = time;
    this.#part = 0;
  }

  /** Moves everybody on; at the end nobody is moving. */
  advance(time: number): void {
    this.#part = Math.min(1, Math.max(0, (time - this.#startedAt) / travelMs));
    if (this.#part === 1) this.stop();
  }

  stop(): void {
    this.#from.clear();
    this.#to.clear();
    this.#part = 1;
  }

  /** Where a guard is on his way; null where he has arrived. */
  at(guardId: number): WorldPoint | null {
    const [from, to] = [this.#from.get(guardId), this.#to.get(guardId)];
    if (!from || !to) return null;
    const eased = 1 - (1 - this.#part) ** 3;
    return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
  }
}

/* The guards as they were, of those that stand elsewhere now; nobody when there are too many. */
function departuresOf(
  before: readonly TrackedGuard[],
  after: readonly TrackedGuard[],
  scale: number,
): readonly TrackedGuard[] {
  if (before.length !== after.length) return [];
  const departures: TrackedGuard[] = [];
  for (const [index, guard] of after.entries()) {
    const known = before[index];
    if (!known || known === guard || known.fix.guardId !== guard.fix.guardId) continue;
    const pixels = Math.hypot(guard.x - known.x, guard.y - known.y) * scale;
    if (pixels < leastPixels || pixels > mostPixels) continue;
    departures.push(known);
    if (departures.length > mostMoving) return [];
  }
  return departures;
}
