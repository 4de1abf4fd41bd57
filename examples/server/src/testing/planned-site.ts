import { type Weekday, weekdays } from '@patrolkit/sdk/model';
import type { Wire } from '@patrolkit/sdk/wire';
import { eq } from 'drizzle-orm';
import { company, location, locationTag, user } from '../db/schema.ts';
import type { TestServer } from './test-server.ts';

/** A guarded site of the first tenant with two checkpoints and a guard, to plan checks for. */
export interface PlannedSite {
  readonly guardId: number;
  readonly guardName: string;
  readonly companyId: number;
  readonly locationId: number;
  readonly tagIds: readonly number[];
}

/** Makes a site with so many checkpoints; its guard is the demo's guard of this number. */
export async function planSite({ db }: TestServer, tags = 2, guardNumber = 1): Promise<PlannedSite> {
  const [guard] = await db
    .select()
    .from(user)
    .where(eq(user.email, `guard${guardNumber}@demo.example`));
  const [client] = await db.insert(company).values({ tenantId: 1, name: 'Planned client' }).returning();
  if (!guard || !client) throw new Error('The site was not stored');
  const place = { tenantId: 1, name: 'Planned site', companyId: client.id, latitude: 45.8, longitude: 15.9 };
  const [site] = await db.insert(location).values(place).returning();
  if (!site) throw new Error('The site was not stored');
  const rows = Array.from({ length: tags }, (_, index) => ({
    tenantId: 1,
    locationId: site.id,
    tag: `SITE${site.id}-${index + 1}`,
    name: `Gate ${index + 1}`,
  }));
  const stored = rows.length === 0 ? [] : await db.insert(locationTag).values(rows).returning();
  return {
    guardId: guard.id,
    guardName: guard.name,
    companyId: client.id,
    locationId: site.id,
    tagIds: stored.map(({ id }) => id),
  };
}

/** The body of a rule for a site: the night of Friday 2026-11-20, 22:00 to 06:00 in Zagreb, each hour (table E2). */
export function ruleBody(site: PlannedSite, change: Partial<Wire<'RRuleSave'>> & { byday?: string } = {}) {
  const { byday = 'FR', ...rest } = change;
  const startDate = rest.startDate ?? '2026-11-20';
  return {
    idRRule: 0,
    idLocation: site.locationId,
    LocationTags: site.tagIds.join(),
    idSecurityGuard: site.guardId,
    userName: site.guardName,
    idUser: site.guardId,
    rRuleString: `DTSTART:${startDate.replaceAll('-', '')}T000000Z\nRRULE:FREQ=WEEKLY;BYDAY=${byday}`,
    startDate,
    endDate: '2026-11-21',
    hourInterval: '01:00:00',
    fromTime: '21:00:00',
    toTime: '05:00:00',
    tolerance: '00:30:00',
    ...rest,
  };
}

/** Every weekday, for BYDAY. */
export const everyDay: string = (weekdays satisfies readonly Weekday[]).join();

/** Puts the clock and answers the headers of a session that is alive then. */
export async function signInAt(server: TestServer, at: string, who = 'administrator') {
  server.clock.set(Date.parse(at));
  return server.bearer(`${who}@demo.example`);
}
