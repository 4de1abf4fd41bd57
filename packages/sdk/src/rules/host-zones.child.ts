/* Run by host-zones.test.ts under several zones of the host; prints what must be the same under all of them. */
import { weekdays } from '../model/index.ts';
import { expandChecks, nextChecks, type PatrolRule, parseRuleString, ruleDays, writeRuleString } from './index.ts';

const nights = [
  ['Europe/Zagreb', '2026-10-24', '2026-10-26'],
  ['Europe/Zagreb', '2027-03-27', '2027-03-29'],
  ['Europe/Lisbon', '2026-10-24', '2026-10-26'],
  ['America/Sao_Paulo', '2018-11-03', '2018-11-05'],
  ['Asia/Kolkata', '2026-12-31', '2027-01-01'],
  ['Australia/Lord_Howe', '2027-04-03', '2027-04-05'],
  ['Africa/Casablanca', '2026-03-21', '2026-03-23'],
] as const;

const seen = nights.map(([timeZone, startDate, endDate]) => {
  const reading = parseRuleString(writeRuleString({ startDate, weekdays, until: endDate }));
  if (!reading.ok) throw new Error(reading.reason);
  const rule: PatrolRule = {
    days: reading.days,
    startDate,
    endDate,
    fromTime: 22 * 3600,
    toTime: 6 * 3600,
    intervalMs: 3_600_000,
    toleranceMs: 1_800_000,
    timeZone,
    checkpointIds: [31],
  };
  return {
    timeZone,
    days: [...ruleDays(rule)],
    checks: [...expandChecks(rule)].map(({ day, startsAt, endsAt }) => [day, startsAt, endsAt]),
    next: nextChecks(rule, Date.parse(`${endDate}T00:30:00Z`), 3),
  };
});

console.log(JSON.stringify({ hostOffset: new Date(Date.UTC(2026, 6, 1)).getTimezoneOffset(), seen }));
