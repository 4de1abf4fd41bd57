import { fromInstant } from '@patrolkit/sdk/model';
import { schedulerItem } from '../../db/schema.ts';
import type { Entity } from '../master-data/entity.ts';

/** Planned checks, one by one. */
export const checkEntity: Entity<typeof schedulerItem> = {
  table: schedulerItem,
  name: 'scheduler',
  title: 'Planned check',
  kind: 'scheduler',
  audited: (row) => ({
    idScheduler: row.id,
    idUser: row.userId,
    idLocation: row.locationId,
    idLocationTag: row.locationTagId,
    idRRule: row.ruleId,
    schedulerTypeEnumCode: row.typeCode,
    title: row.title,
    startDateTime: fromInstant(row.startsAt),
    endDateTime: fromInstant(row.endsAt),
    isDraggable: row.isDraggable,
    isResizable: row.isResizable,
    bgColor: row.bgColor,
    checkEventMissing: row.isMissReported,
  }),
};
