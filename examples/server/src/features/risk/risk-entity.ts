import type { Wire } from '@patrolkit/sdk/wire';
import { risk } from '../../db/schema.ts';
import type { Entity } from '../master-data/entity.ts';

/** The risk as it travels. */
export function riskToWire(row: typeof risk.$inferSelect): Wire<'Risk'> {
  return { idRisk: row.id, name: row.name, level: row.level, description: row.description, version: row.version };
}

/** Risks: classes of places. */
export const riskEntity: Entity<typeof risk> = { table: risk, name: 'risk', title: 'Risk', audited: riskToWire };
