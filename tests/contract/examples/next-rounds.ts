import { distanceKm, localDate, type RecurrenceRule } from '@patrolkit/sdk/model';
import { nextChecks, toPatrolRule } from '@patrolkit/sdk/rules';

/** When a rule's next checks are due, as the server will plan them; instants in milliseconds since 1970. */
export function nextRounds(rule: RecurrenceRule, now: number): { date: string; startsAt: number }[] {
  const read = toPatrolRule(rule);
  const checks = read ? nextChecks(read, now, 3) : [];
  return checks.map(({ startsAt }) => ({ date: localDate(rule.timeZone, startsAt), startsAt }));
}

/** Kilometres from the main square of Zagreb to its fair. */
export const squareToFair: number = distanceKm(
  { latitude: 45.8131, longitude: 15.9772 },
  { latitude: 45.7771, longitude: 15.9708 },
);
