import { hashPassword } from '../auth/password.ts';
import { hashSecret } from '../auth/secret.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { createStore } from '../db/repository.ts';
import * as schema from '../db/schema.ts';
import { demoPassword } from '../demo/people.ts';
import { eventTypeCode } from '../patrol/event-type-code.ts';

/** Rows of another security company, to try whether anything of it shows elsewhere. */
export interface SecondTenant {
  readonly tenantId: number;
  readonly administratorId: number;
  readonly guardId: number;
  readonly locationId: number;
  readonly locationTagId: number;
  /** An open panic. */
  readonly eventId: number;
  readonly deviceCredentialId: number;
}

/** Signs in as second@demo.example with the demo's password; its guard's device credential is `second-device`. */
export async function seedSecondTenant(db: Database, clock: Clock): Promise<SecondTenant> {
  const now = clock.now();
  const [tenant] = await db.insert(schema.tenant).values({ name: 'Second Security', createdAt: now }).returning();
  if (!tenant) throw new Error('The second tenant was not stored');
  const passwordHash = await hashPassword(demoPassword);
  return createStore(db, clock, () => undefined)
    .for({ tenantId: tenant.id })
    .write(async (writer) => {
      const [administrator, guard] = await writer.insert(schema.user, [
        { name: 'Second Administrator', role: 'Administrator', email: 'second@demo.example', passwordHash },
        { name: 'Second Guard', role: 'Guard', email: 'second.guard@demo.example', passwordHash },
      ]);
      const [location] = await writer.insert(schema.location, { name: 'Second Site', latitude: 45.8, longitude: 16 });
      if (!administrator || !guard || !location) throw new Error('The second tenant was not stored');
      /* The same chip code as in the first tenant: codes repeat across tenants. */
      const [tag] = await writer.insert(schema.locationTag, {
        locationId: location.id,
        tag: '04A10001',
        name: 'Second Gate',
      });
      const [event] = await writer.insert(schema.event, {
        typeCode: eventTypeCode('GuardPanic'),
        occurredAt: now,
        receivedAt: now,
        source: guard.name,
        userId: guard.id,
      });
      const [credential] = await writer.insert(schema.deviceCredential, {
        userId: guard.id,
        label: 'Second phone',
        secretHash: hashSecret('second-device'),
        prefix: 'second-d',
        createdAt: now,
      });
      if (!tag || !event || !credential) throw new Error('The second tenant was not stored');
      writer.changed({ kind: 'event', reason: 'created', id: event.id, version: 1 });
      return {
        tenantId: tenant.id,
        administratorId: administrator.id,
        guardId: guard.id,
        locationId: location.id,
        locationTagId: tag.id,
        eventId: event.id,
        deviceCredentialId: credential.id,
      };
    });
}
