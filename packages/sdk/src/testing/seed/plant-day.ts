import { noteContact } from '../devices/contact.ts';
import { tellMissedChecks } from '../devices/missed-checks.ts';
import { reportEvent, reportPosition } from '../devices/report-event.ts';
import { changeEvent } from '../events/raise-event.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { SettableClock } from '../state/clock.ts';
import type { CheckRow } from '../state/rows.ts';
import { happenings } from './happenings.ts';
import { guardNames, supervisors } from './people.ts';
import { plantRules } from './plant-rules.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/* Every so many checks nobody comes. */
const missedEvery = 17;
const confirmer = supervisors[0]?.name ?? '';

/** Something that is done at its time, milliseconds since 1970. */
interface Step {
  readonly at: number;
  readonly run: () => void;
}

function readStep(state: BackendState, check: CheckRow, index: number): Step {
  const at = check.startsAt + ((index * 7) % 20) * minuteMs;
  const tag = state.locationTags.get(check.locationTagId ?? 0)?.tag;
  return {
    at,
    run: () => {
      noteContact(state, check.userId);
      reportEvent(state, { type: 'TagRead', userId: check.userId, occurredAt: at, tag });
    },
  };
}

/* Every alarm of the past is confirmed, so that the day ends in silence. */
function confirmAlarms(state: BackendState): void {
  const open = state.events.live().filter(({ type }) => type === 'GuardPanic' || type === 'Exception');
  for (const { id, receivedAt, confirmedAt } of open) {
    if (confirmedAt !== null) continue;
    const soundedAt = receivedAt + 1000;
    changeEvent(state, id, 'confirmed', { soundedAt, confirmedAt: receivedAt + 45_000, confirmedBy: confirmer });
  }
}

/* The last minutes of each guard: where he is now, and that his phone is heard. */
function walkStep(state: BackendState, index: number, now: number, minutesAgo: number): Step {
  const userId = supervisors.length + 1 + index;
  const places = state.locations.live();
  const place = places[index % places.length];
  const at = now - minutesAgo * minuteMs;
  return {
    at,
    run: () => {
      noteContact(state, userId, { battery: 95 - index * 7, model: 'Demo phone', appVersion: '1.0' });
      if (place?.latitude == null || place.longitude === null) return;
      const latitude = place.latitude + 0.0003 * minutesAgo;
      const longitude = place.longitude + 0.0002 * index;
      reportPosition(state, userId, { latitude, longitude, at, accuracyMeters: 8 });
    },
  };
}

/**
 * The day before now as it would have gone: rules that plan, checks that are read or missed, a few events of every other
 * sort. The clock is put back and comes to now again.
 * @internal
 */
export function plantDay(state: BackendState, clock: SettableClock): void {
  const now = clock.now();
  clock.set(now - dayMs);
  plantRules(state);
  const past = state.checks.live().filter(({ startsAt }) => startsAt + 20 * minuteMs < now);
  const steps: Step[] = [
    ...past.flatMap((check, index) => (index % missedEvery === missedEvery - 1 ? [] : readStep(state, check, index))),
    ...happenings(state, now),
    ...guardNames.flatMap((_, index) => [5, 4, 3, 2, 1].map((ago) => walkStep(state, index, now, ago))),
  ];
  for (const { at, run } of steps.sort((a, b) => a.at - b.at)) {
    clock.set(at);
    tellMissedChecks(state);
    run();
  }
  clock.set(now);
  tellMissedChecks(state);
  confirmAlarms(state);
  state.moved.clear();
  /* Whoever comes now loads the lists; what led there is nobody's news. */
  state.feed.forget();
}
