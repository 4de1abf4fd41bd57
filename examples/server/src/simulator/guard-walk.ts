import { metersBetween, type Spot, shortestPath, spotOf, waypoints } from '../demo-network/network.ts';
import { pick, type Random } from './seeded-random.ts';

/** Where a simulated guard is and what he is about to do. */
export interface GuardState {
  /** Metres from the town's centre. */
  readonly spot: Spot;
  /** Ids of the waypoints that lie ahead; [] while the next target is not chosen. */
  readonly ahead: readonly string[];
  /** Waypoint he comes from or stands at. */
  readonly at: string;
  /** Time he still stands, in milliseconds. */
  readonly restMs: number;
  /** Metres per second while he walks. */
  readonly pace: number;
  /** Degrees from north; null while he stands. */
  readonly headingDegrees: number | null;
  /** Per cent. */
  readonly battery: number;
}

/** One step of a walk: the state after it, and the chips that were read on the way, in their order. */
export interface GuardStep {
  readonly state: GuardState;
  readonly reads: readonly string[];
}

const meanPace = 1.4;
/** A phone lasts ten hours, and is changed for a full one at 8 %. */
const batteryPerMs = 100 / (10 * 3_600_000);
const lowBattery = 8;
/** After a long pause of the process nobody has walked on unseen. */
const longestStepMs = 60_000;

const tags: ReadonlyMap<string, string> = new Map(
  waypoints.flatMap(({ id, checkpointTag }) => (checkpointTag ? [[id, checkpointTag] as const] : [])),
);

/** A guard who is about to set out; each number starts at another waypoint. */
export function createGuard(number: number, random: Random): GuardState {
  const start = waypoints[(number * 7) % waypoints.length]?.id ?? 'square-nw';
  return {
    spot: spotOf(start),
    ahead: [],
    at: start,
    restMs: 0,
    pace: meanPace * (0.9 + random() * 0.2),
    headingDegrees: null,
    battery: 55 + random() * 45,
  };
}

/* the nearest of three: a beat, not a criss-cross of the town */
function choose(state: GuardState, goal: string | null, random: Random): string[] {
  if (goal === state.at) return [goal];
  if (goal !== null) return shortestPath(state.at, goal).slice(1);
  const others = [...tags.keys()].filter((id) => id !== state.at);
  const candidates = [pick(others, random), pick(others, random), pick(others, random)];
  const far = (id: string): number => metersBetween(state.spot, spotOf(id));
  const target = candidates.reduce((a, b) => (far(b) < far(a) ? b : a));
  return shortestPath(state.at, target).slice(1);
}

function headingOf(from: Spot, to: Spot): number {
  return ((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI + 360) % 360;
}

interface Move {
  readonly state: GuardState;
  readonly spentMs: number;
  readonly read: string | null;
}

/* stands, chooses or walks, at most to the next waypoint */
function move(state: GuardState, elapsedMs: number, goal: string | null, random: Random): Move {
  if (state.restMs > 0) {
    const spentMs = Math.min(state.restMs, elapsedMs);
    return { state: { ...state, restMs: state.restMs - spentMs, headingDegrees: null }, spentMs, read: null };
  }
  const [next, ...rest] = state.ahead;
  if (next === undefined) return { state: { ...state, ahead: choose(state, goal, random) }, spentMs: 0, read: null };
  /* who has to be elsewhere turns off at the next corner */
  const later = goal === null || rest.at(-1) === goal ? rest : [];
  const corner = spotOf(next);
  const meters = metersBetween(state.spot, corner);
  const reach = (state.pace * elapsedMs) / 1000;
  const headingDegrees = meters > 0 ? headingOf(state.spot, corner) : state.headingDegrees;
  if (reach < meters) {
    const share = reach / meters;
    const spot = {
      x: state.spot.x + (corner.x - state.spot.x) * share,
      y: state.spot.y + (corner.y - state.spot.y) * share,
    };
    return { state: { ...state, spot, headingDegrees }, spentMs: elapsedMs, read: null };
  }
  const pace = meanPace * (0.9 + random() * 0.2);
  /* a look around where the walk was meant to lead, a moment at a chip on the way */
  const read = tags.get(next) ?? null;
  const restMs = later.length === 0 ? 15_000 + random() * 30_000 : read ? 4000 : 0;
  const arrived = { ...state, spot: corner, at: next, ahead: later, restMs, pace, headingDegrees };
  return { state: arrived, spentMs: (meters / state.pace) * 1000, read };
}

/**
 * Lets a guard walk on; the same state, time and numbers give the same step. `goal` is the waypoint where he has to be,
 * null while he walks where he likes.
 */
export function stepGuard(state: GuardState, elapsedMs: number, random: Random, goal: string | null = null): GuardStep {
  const reads: string[] = [];
  let left = Math.max(0, Math.min(elapsedMs, longestStepMs));
  const used = state.battery - left * batteryPerMs;
  let now: GuardState = { ...state, battery: used < lowBattery ? 100 : used };
  while (left > 1e-6) {
    const moved = move(now, left, reads.length > 0 ? null : goal, random);
    now = moved.state;
    left -= moved.spentMs;
    if (moved.read) reads.push(moved.read);
  }
  return { state: now, reads };
}
