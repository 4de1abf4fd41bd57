import { formatIdList, fromInstant } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { BackendState } from '../state/backend-state.ts';
import type { NotificationRow } from '../state/rows.ts';

/** A notification as one viewer gets it. @internal */
export function notificationToWire(
  { seen }: BackendState,
  viewerId: number,
  row: NotificationRow,
): Wire<'Notification'> {
  const mark = seen.get(`${viewerId}/${row.eventId}`) ?? 0;
  return {
    idNotification: row.id,
    idNotificationType: row.typeCode,
    idEvent: row.eventId,
    idUser: row.userId,
    sendTo: formatIdList(row.sendTo),
    title: row.title,
    description: row.description,
    dateTime: fromInstant(row.at),
    latitude: row.latitude,
    longitude: row.longitude,
    seen: row.userId === viewerId || row.id <= mark || row.seenBy.includes(viewerId),
    deliveredTo: [...row.deliveredTo],
    seenBy: [...row.seenBy],
    version: row.version,
  };
}
