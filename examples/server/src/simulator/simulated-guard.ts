import { toDegrees } from '../demo-network/network.ts';
import { createDuties } from './duties.ts';
import { guardMessages } from './guard-messages.ts';
import { createGuard, type GuardState, stepGuard } from './guard-walk.ts';
import type { EventReport, Report } from './report.ts';
import { pick, type Random } from './seeded-random.ts';
import type { SimulatedTask } from './task-list.ts';

/** A guard and his phone's sensors: what he would report as time goes by. */
export interface SimulatedGuard {
  /** Reports of the time since the last call; who begins his shift says so first. `now` in milliseconds since 1970. */
  report(now: number): Report[];
}

/** What a simulated guard is made of. */
export interface SimulatedGuardOptions {
  /** From 1. */
  readonly number: number;
  readonly random: Random;
  /** Whether his shift begins with the first call; else he has been on his way. */
  readonly isStarting: boolean;
  /** Mean time between two messages of this guard, in milliseconds. */
  readonly messageEveryMs: number;
  /** A new id for an event. */
  readonly newId: () => string;
  /** The checks he knows of, by their start. @default none: he walks where he likes */
  readonly tasks?: () => readonly SimulatedTask[];
}

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** Makes a guard who has reported nothing yet. */
export function createSimulatedGuard(options: SimulatedGuardOptions): SimulatedGuard {
  const { number, random, isStarting, messageEveryMs, newId, tasks = () => [] } = options;
  const duties = createDuties(tasks, random);
  let state: GuardState = createGuard(number, random);
  let lastAt: number | null = null;

  const around = (): { latitude: number; longitude: number; accuracyMeters: number } => {
    const accuracyMeters = round(4 + random() * 8, 1);
    /* two numbers added make the middle likelier than the rim */
    const drift = (): number => (random() + random() - 1) * accuracyMeters * 0.4;
    return { ...toDegrees({ x: state.spot.x + drift(), y: state.spot.y + drift() }), accuracyMeters };
  };
  const event = (type: EventReport['type'], occurredAt: number, more: Partial<EventReport> = {}): EventReport => {
    return { kind: 'event', clientEventId: newId(), type, occurredAt, ...toDegrees(state.spot), ...more };
  };

  return {
    report: (now) => {
      const reports: Report[] = [];
      const elapsedMs = lastAt === null ? 0 : Math.max(0, now - lastAt);
      if (lastAt === null && isStarting) reports.push(event('Start', now, { description: 'Početak smjene' }));
      lastAt = now;
      const { state: next, reads } = stepGuard(state, elapsedMs, random, duties.goal(now));
      state = next;
      duties.read(reads, now);
      reports.push({
        kind: 'position',
        recordedAt: now,
        ...around(),
        speedMps: state.headingDegrees === null ? 0 : round(state.pace, 2),
        headingDegrees: state.headingDegrees,
        battery: Math.round(state.battery),
      });
      reports.push(...reads.map((tag) => event('TagRead', now, { tag })));
      if (random() < elapsedMs / messageEveryMs) {
        reports.push(event('GuardMessage', now, { description: pick(guardMessages, random) }));
      }
      return reports;
    },
  };
}
