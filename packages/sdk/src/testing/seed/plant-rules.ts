import { addDays, localDate, storedFromWall, weekdays } from '../../model/index.ts';
import { writeRuleString } from '../../rules/index.ts';
import { planRule } from '../planning/plan-rule.ts';
import type { BackendState } from '../state/backend-state.ts';
import { supervisors } from './people.ts';

const hour = 3600;
const plannedDays = 15;

/* By the order of guards and places: most are guarded at night, two by day. */
const nightly = { from: 21 * hour, to: 5 * hour, hourInterval: '01:00:00', title: 'Noćni obilazak' };
const daily = { from: 8 * hour, to: 20 * hour, hourInterval: '02:00:00', title: 'Dnevni obilazak' };
const duties = [nightly, nightly, nightly, daily, nightly, daily];

/** A rule for each place, from yesterday on, with its checks and routes. @internal */
export function plantRules(state: BackendState): void {
  const { timeZone } = state.installation;
  const startDate = localDate(timeZone, state.now());
  for (const [index, { from, to, hourInterval, title }] of duties.entries()) {
    const location = state.locations.live()[index];
    if (!location) continue;
    const tags = state.locationTags.live().filter(({ idLocation }) => idLocation === location.id);
    const row = state.rules.insert({
      userId: supervisors.length + 1 + index,
      locationId: location.id,
      locationTagIds: tags.slice(0, 2).map(({ id }) => id),
      rRuleString: writeRuleString({ startDate, weekdays, until: null }),
      startDate,
      endDate: addDays(startDate, plannedDays),
      fromTime: storedFromWall(from, startDate, timeZone),
      toTime: storedFromWall(to, startDate, timeZone),
      hourInterval,
      tolerance: '00:30:00',
      timeZone,
      title,
      isMissReported: true,
      skippedDates: [],
      pausedFrom: null,
      pausedUntil: null,
    });
    planRule(state, row);
  }
}
