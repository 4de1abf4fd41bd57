import { fromInstant } from '@patrolkit/sdk/model';
import { route } from '../../db/schema.ts';
import type { Entity } from '../master-data/entity.ts';

/** Routes, one by one. */
export const routeEntity: Entity<typeof route> = {
  table: route,
  name: 'route',
  title: 'Route',
  kind: 'route',
  audited: (row) => ({
    idRoute: row.id,
    idUser: row.userId,
    idCompany: row.companyId,
    idRRule: row.ruleId,
    startDateTime: fromInstant(row.startsAt),
    endDateTime: fromInstant(row.endsAt),
  }),
};
