import { eq } from 'drizzle-orm';
import { hashPassword } from '../auth/password.ts';
import { hashSecret } from '../auth/secret.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { createStore } from '../db/repository.ts';
import * as schema from '../db/schema.ts';
import type { Writer } from '../db/writer.ts';
import { waypoints } from '../demo-network/network.ts';
import { writePositions } from '../patrol/write-positions.ts';
import { type DemoGuard, dayOfEvents } from './day-of-events.ts';
import { demoPassword, guardNames, supervisors } from './people.ts';
import { seedLookups } from './seed-lookups.ts';
import { seedPlaces } from './seed-places.ts';

/** Name of the demo's security company. */
export const demoTenantName: string = 'Demo Security';

async function seedPeople(writer: Writer, now: number): Promise<DemoGuard[]> {
  /* Everybody knows this password: one hash for all of them tells nothing. */
  const passwordHash = await hashPassword(demoPassword);
  const common = { passwordHash, locale: 'en' as const };
  await writer.insert(
    schema.user,
    supervisors.map((person) => ({ ...person, ...common, phone: '+385 1 555 0100' })),
  );
  const guards = await writer.insert(
    schema.user,
    guardNames.map((name, index) => ({
      name,
      role: 'Guard' as const,
      email: `guard${index + 1}@demo.example`,
      ...common,
    })),
  );
  await writer.insert(
    schema.deviceCredential,
    guards.map(({ id }, index) => ({
      userId: id,
      label: 'Demo phone',
      secretHash: hashSecret(`demo-guard-${index + 1}`),
      prefix: `demo-guard-${index + 1}`,
      isDemo: true,
      createdAt: now,
    })),
  );
  return guards;
}

async function seedTracks(writer: Writer, guards: readonly DemoGuard[], now: number): Promise<void> {
  for (const [index, { id }] of guards.entries()) {
    const track = Array.from({ length: 5 }, (_, step) => {
      const spot = waypoints[(index * 3 + step) % waypoints.length];
      if (!spot) throw new RangeError('The demo town has no waypoints');
      return {
        latitude: spot.latitude,
        longitude: spot.longitude,
        recordedAt: now - (5 - step) * 60_000,
        accuracyMeters: 8,
        speedMps: 1.4,
        headingDegrees: null,
      };
    });
    await writePositions(writer, id, track);
    await writer.insert(schema.contact, {
      userId: id,
      lastContactAt: now - 60_000,
      battery: 60 + index,
      model: 'Demo phone',
    });
  }
}

/** Makes the demo's data, once: a database that has it keeps it. Answers whether it was made. */
export async function seedDemo(db: Database, clock: Clock): Promise<boolean> {
  const [known] = await db.select().from(schema.tenant).where(eq(schema.tenant.name, demoTenantName)).limit(1);
  if (known) return false;
  const now = clock.now();
  const [tenant] = await db.insert(schema.tenant).values({ name: demoTenantName, createdAt: now }).returning();
  if (!tenant) throw new Error('The demo tenant was not stored');
  const store = createStore(db, clock, () => undefined);
  await store.for({ tenantId: tenant.id }).write(async (writer) => {
    const guards = await seedPeople(writer, now);
    const checkpoints = await seedPlaces(writer, await seedLookups(writer));
    await writer.insert(schema.event, dayOfEvents(guards, checkpoints, supervisors[0].name, now));
    await seedTracks(writer, guards, now);
  });
  return true;
}
