import { addMonthsClamped, distanceKm, localDate, storedFromWall, toLatLon, weekdays } from '@patrolkit/sdk/model';
import { writeRuleString } from '@patrolkit/sdk/rules';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { createStore, type Repository } from '../db/repository.ts';
import * as schema from '../db/schema.ts';
import { type RuleValues, storeRule } from '../planning/store-rule.ts';
import { demoTenantName } from './seed.ts';

type Tag = typeof schema.locationTag.$inferSelect;

/* What a guard can walk to and fro well within the hour. */
const nearKm = 1;
/* Nobody has been told of the first checks yet: none of them is missed in the first minutes of a demo. */
const calmMs = 40 * 60_000;
/* More than a day has, for a quick start: the job materialise-rules makes the rest, from a later day on. */
const firstChecks = 100;

function nearFirst(tags: readonly Tag[]): Tag[] {
  const [first] = tags;
  const from = first && toLatLon(first.latitude, first.longitude);
  return tags
    .filter((tag) => {
      const place = toLatLon(tag.latitude, tag.longitude);
      return tag === first || (from && place && distanceKm(from, place) <= nearKm);
    })
    .slice(0, 3);
}

/* Round the clock, each hour, half an hour early or late. */
function everyHour(userId: number, tags: readonly Tag[], timeZone: string, now: number): RuleValues[] {
  const [first] = tags;
  if (!first) return [];
  const startDate = localDate(timeZone, now);
  const midnight = storedFromWall(0, startDate, timeZone);
  return [
    {
      userId,
      locationId: first.locationId,
      locationTagIds: tags.map(({ id }) => id),
      ruleString: writeRuleString({ startDate, weekdays, until: null }),
      startDate,
      endDate: addMonthsClamped(startDate, 1),
      fromTime: midnight,
      toTime: midnight,
      intervalSeconds: 3600,
      toleranceSeconds: 1800,
      timeZone,
      title: 'Obilazak',
    },
  ];
}

async function demoRules(repository: Repository, timeZone: string, now: number): Promise<RuleValues[]> {
  const { location, locationTag, user } = schema;
  const guards = await repository.rows(user, and(eq(user.role, 'Guard'), eq(user.isActive, true)), {
    orderBy: [asc(user.id)],
  });
  const places = await repository.rows(location, sql`deleted_at is null`, { orderBy: [asc(location.id)] });
  const tags = await repository.rows(locationTag, sql`deleted_at is null`, { orderBy: [asc(locationTag.id)] });
  return guards.flatMap(({ id }, index) => {
    const place = places[index % places.length];
    return everyHour(id, nearFirst(tags.filter((tag) => tag.locationId === place?.id)), timeZone, now);
  });
}

/**
 * Gives each guard of the demo a tour and checks around the clock for a month, unless there are rules that reach to
 * today: a demo that is kept gets new ones when its month is over. Answers whether they were made.
 */
export async function seedPlan(db: Database, clock: Clock, timeZone: string): Promise<boolean> {
  const [tenant] = await db.select().from(schema.tenant).where(eq(schema.tenant.name, demoTenantName)).limit(1);
  if (!tenant) return false;
  const now = clock.now();
  const repository = createStore(db, clock, () => undefined).for({ tenantId: tenant.id });
  if ((await repository.count(schema.patrolRule, gte(schema.patrolRule.endDate, localDate(timeZone, now)))) > 0) {
    return false;
  }
  const calm = new Date(now + calmMs).toISOString();
  for (const values of await demoRules(repository, timeZone, now)) {
    await repository.write(async (writer) => {
      const { row } = await storeRule(writer, null, values, now, firstChecks);
      await writer.query(
        (tenantId) => sql`
          delete from scheduler_item
          where tenant_id = ${tenantId} and rule_id = ${row.id} and closes_at < ${calm}::timestamptz`,
      );
    });
  }
  return true;
}
