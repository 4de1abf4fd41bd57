import { distanceKm, type LatLon } from '../model/index.ts';
import type { LintFinding, LintFix, PlannedRule, PlanSurroundings } from './lint.types.ts';
import type { PatrolRule } from './rule.types.ts';
import type { RuleFrame } from './rule-frames.ts';
import { windowsFrom } from './rule-overlap.ts';

const minuteMs = 60_000;
const defaultKmh = 5;

/* Distances are as the crow flies: whoever cannot make it straight ahead cannot make it at all. */

/** The least that connects all places, kilometres: no walk that visits them is shorter (Prim). */
function shortestNet(places: readonly LatLon[]): number {
  const [first, ...rest] = places;
  if (!first) return 0;
  let total = 0;
  let open = rest.map((place) => ({ place, km: distanceKm(first, place) }));
  while (open.length > 0) {
    const next = open.reduce((a, b) => (b.km < a.km ? b : a));
    total += next.km;
    open = open
      .filter((candidate) => candidate !== next)
      .map(({ place, km }) => ({ place, km: Math.min(km, distanceKm(next.place, place)) }));
  }
  return total;
}

/** The checkpoints with a position, in the order they are walked. */
function stopsOf({ checkpointIds }: PatrolRule, positions: PlanSurroundings['checkpointPositions']) {
  return checkpointIds.flatMap((id) => {
    const place = positions?.get(id);
    return place ? [{ id, place }] : [];
  });
}

/* Reads of one round lie between the early edge of its first check and the late edge of its last (C3), and a round must be over when the next begins. */
function* lintRound({ rule }: PlannedRule, surroundings: PlanSurroundings, kmh: number): Generator<LintFinding> {
  const stops = stopsOf(rule, surroundings.checkpointPositions);
  const minutesFor = (km: number): number => Math.ceil((km / kmh) * 60);
  const [toleranceMinutes, intervalMinutes] = [rule.toleranceMs / minuteMs, rule.intervalMs / minuteMs];
  const availableMinutes = Math.floor(Math.min(2 * toleranceMinutes + 1, intervalMinutes));
  const kilometers = shortestNet(stops.map(({ place }) => place));
  const minutes = minutesFor(kilometers);
  if (minutes > availableMinutes) {
    const fixes: LintFix[] = [];
    if (minutes > intervalMinutes) fixes.push({ kind: 'setInterval', minutes });
    if (minutes > 2 * toleranceMinutes + 1) fixes.push({ kind: 'setTolerance', minutes: Math.ceil((minutes - 1) / 2) });
    yield { code: 'travelImpossible', severity: 'error', values: { minutes, availableMinutes, kilometers }, fixes };
    return;
  }
  const legs = stops.slice(1).flatMap((stop, at) => {
    const before = stops[at];
    return before ? [{ from: before.id, to: stop.id, km: distanceKm(before.place, stop.place) }] : [];
  });
  const [first, ...others] = legs;
  if (!first || minutesFor(legs.reduce((sum, { km }) => sum + km, 0)) * 2 <= availableMinutes) return;
  const { from, to, km } = others.reduce((a, b) => (b.km > a.km ? b : a), first);
  const values = { from, to, minutes: minutesFor(km), availableMinutes };
  yield { code: 'travelTight', severity: 'note', values, fixes: [] };
}

const lastSlotAt = ({ startsAt, end }: RuleFrame, { intervalMs }: PatrolRule): number =>
  startsAt + (end - 1) * intervalMs;

/** Milliseconds between the earliest last read of one window and the latest first read of the next. */
function timeBetween(window: RuleFrame, rule: PatrolRule, next: RuleFrame, nextRule: PatrolRule): number {
  const leavesAt = lastSlotAt(window, rule) - rule.toleranceMs;
  return next.startsAt + nextRule.toleranceMs + minuteMs - leavesAt;
}

function* lintWay(plan: PlannedRule, surroundings: PlanSurroundings, kmh: number): Generator<LintFinding> {
  const placesOf = ({ rule, locationId }: PlannedRule): LatLon[] => {
    const stops = stopsOf(rule, surroundings.checkpointPositions).map(({ place }) => place);
    const location = locationId === null ? undefined : surroundings.locationPositions?.get(locationId);
    return stops.length > 0 || !location ? stops : [location];
  };
  const windowsOf = windowsFrom(surroundings.now);
  const places = placesOf(plan);
  for (const other of surroundings.others) {
    if (plan.guardId === null || other.guardId !== plan.guardId || other.ruleId === plan.ruleId) continue;
    if (other.locationId === plan.locationId) continue;
    const ways = placesOf(other).flatMap((to) => places.map((from) => distanceKm(from, to)));
    const kilometers = Math.min(...ways);
    const neededMs = (kilometers / kmh) * 60 * minuteMs;
    if (ways.length === 0 || neededMs < minuteMs) continue;
    const own = windowsOf(plan.rule);
    const tooShort = windowsOf(other.rule).flatMap((window) => {
      const before = own.findLast(({ endsAt }) => endsAt <= window.startsAt);
      const after = own.find(({ startsAt }) => startsAt >= window.endsAt);
      const gaps = [
        ...(before ? [timeBetween(before, plan.rule, window, other.rule)] : []),
        ...(after ? [timeBetween(window, other.rule, after, plan.rule)] : []),
      ].filter((ms) => ms < neededMs);
      return gaps.length > 0 ? [{ at: window.startsAt, ms: Math.min(...gaps) }] : [];
    });
    const [first] = tooShort;
    if (!first) continue;
    yield {
      code: 'travelBetween',
      severity: 'warning',
      values: {
        otherRuleId: other.ruleId,
        minutes: Math.ceil(neededMs / minuteMs),
        availableMinutes: Math.max(0, Math.floor(Math.min(...tooShort.map(({ ms }) => ms)) / minuteMs)),
        kilometers,
        count: tooShort.length,
        firstAt: first.at,
      },
      fixes: [{ kind: 'showRule', ruleId: other.ruleId }, { kind: 'chooseGuard' }],
    };
  }
}

/** Ways that cannot be walked in time: within a round, and to and from the guard's other rules. @internal */
export function* lintTravel(plan: PlannedRule, surroundings: PlanSurroundings): Generator<LintFinding> {
  const kmh = surroundings.walkingKmh ?? defaultKmh;
  yield* lintRound(plan, surroundings, kmh);
  yield* lintWay(plan, surroundings, kmh);
}
