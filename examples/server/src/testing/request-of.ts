import { eq } from 'drizzle-orm';
import type { ContractOperation } from '../contract/contract.ts';
import { deviceCredential, user } from '../db/schema.ts';
import type { TestServer } from './test-server.ts';

/** A request that fits the contract. */
export interface SampleRequest {
  readonly path: string;
  readonly method: string;
  readonly body: unknown;
}

const queries: Readonly<Record<string, string>> = {
  changes_get: '?after=0',
  deviceProtocol_osmandGet: '?id=demo-guard-1&lat=50.8&lon=4.3',
};

/** A fitting request for each operation that is served; a new one without a sample fails its tests. */
export async function sampleOf(operation: ContractOperation, server: TestServer): Promise<SampleRequest> {
  const [guard] = await server.db.select().from(user).where(eq(user.email, 'guard1@demo.example'));
  const bodies: Readonly<Record<string, unknown>> = {
    user_authenticate: { email: 'nobody@demo.example', password: 'x' },
    deviceCredential_create: { idUser: guard?.id, label: 'Phone' },
    device_events: [{ clientEventId: 'sample', type: 'GuardMessage', occurredAt: '2026-11-21T11:59:00Z' }],
    device_positions: [{ occurredAt: '2026-11-21T11:59:00Z', lat: 50.8, lon: 4.3 }],
    device_heartbeat: { battery: 50 },
  };
  if (operation.operationId === 'deviceCredential_delete') {
    /* not the one that the samples of device operations use */
    const [other] = await server.db.select().from(deviceCredential).where(eq(deviceCredential.prefix, 'demo-guard-2'));
    return { path: `/api/DeviceCredential/${other?.id}`, method: operation.method, body: undefined };
  }
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    name === 'n' || (name === 'id' && operation.operationId !== 'event_getLastEvents') || name === 'idEvent'
      ? '1'
      : '0',
  );
  const query = queries[operation.operationId] ?? '';
  return { path: path + query, method: operation.method, body: bodies[operation.operationId] };
}
