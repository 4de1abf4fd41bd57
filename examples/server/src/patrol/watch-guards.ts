import type { Repository } from '../db/repository.ts';
import { readTenantSettings } from '../settings/tenant-settings.ts';
import { endLeftStates } from './end-left-states.ts';
import { type GuardAlarm, guardAlarm } from './guard-alarm.ts';
import { guardWarnings } from './guard-warnings.ts';
import { guardsOnRoute } from './guards-on-route.ts';
import { raiseGuardAlarms } from './raise-guard-alarms.ts';
import { thresholdsOf } from './thresholds.ts';
import { warnOnRoute } from './warn-on-route.ts';

/** Now, in milliseconds since 1970. */
export interface WatchTimes {
  /** What guards are judged by: the server's clock, unless it has jumped. */
  readonly believed: number;
  /** The server's clock, as everything is dated. */
  readonly now: number;
  /** Since when the server has run with an even clock, by that clock. */
  readonly steadySince: number;
}

/* What a clock that has jumped ahead has dated, in the time that is believed. */
const inBelieved = ({ believed, now, steadySince }: WatchTimes, at: number): number =>
  at >= steadySince || at > believed ? at - (now - believed) : at;

/** C6: looks once at a tenant's guards; only those whose route has code 10 are told or warned of. */
export async function watchGuards(repository: Repository, times: WatchTimes): Promise<void> {
  const { believed, now } = times;
  const guards = await guardsOnRoute(repository, believed);
  await endLeftStates(repository, new Set(guards.map(({ userId }) => userId)), believed);
  if (guards.length === 0) return;
  const tenants = (await readTenantSettings(repository)).thresholds;
  const steadySince = inBelieved(times, times.steadySince);
  const alarms: GuardAlarm[] = [];
  for (const guard of guards) {
    const thresholds = thresholdsOf(guard.thresholds, tenants);
    const lastContactAt = guard.lastContactAt === null ? null : inBelieved(times, guard.lastContactAt);
    const silence = { lastContactAt, steadySince, activeSince: guard.activeSince };
    const alarm = await guardAlarm(repository, guard, silence, thresholds, believed);
    if (alarm) alarms.push(alarm);
    for (const warning of guardWarnings({ ...guard, ...silence }, thresholds.notConnectedSeconds, believed)) {
      if (!guard.warned.includes(warning)) await warnOnRoute(repository, guard, warning, { at: believed, now });
    }
  }
  await raiseGuardAlarms(repository, alarms, now);
}
