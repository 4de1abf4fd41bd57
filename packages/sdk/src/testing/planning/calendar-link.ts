import { fromInstant } from '../../model/index.ts';
import type { Wire } from '../../wire/index.ts';
import type { Handlers } from '../http/call.ts';
import { notFound } from '../http/refusal.ts';
import type { CalendarLinkValues } from '../state/rows.ts';
import type { Row } from '../state/table.ts';
import { requireGuard } from './references.ts';

/* Never with the secret: nobody has it after its first answer. */
const toWire = (row: Row<CalendarLinkValues>): Wire<'CalendarLink'> => ({
  idCalendarLink: row.id,
  idUser: row.userId,
  prefix: row.secret.slice(0, 6),
  createdAt: fromInstant(row.createdAt),
  lastUsedAt: null,
  revoked: row.revokedAt !== null,
});

/** Operations of tag CalendarLink but for the calendar itself, which is for other programs. @internal */
export const calendarLinkHandlers: Handlers = {
  calendarLink_getAll: ({ state }) => state.calendarLinks.all().map(toWire),
  calendarLink_create: ({ state, body, now }) => {
    requireGuard(state, body.idUser);
    const secret = `${String(state.next()).padStart(6, '0')}-test-calendar`;
    const row = state.calendarLinks.insert({ userId: body.idUser, secret, createdAt: now, revokedAt: null });
    return { ...toWire(row), secret };
  },
  calendarLink_delete: ({ state, params, now }) => {
    const row = state.calendarLinks.get(params.id);
    if (!row) throw notFound(`Calendar link ${params.id}`);
    if (row.revokedAt === null) state.calendarLinks.update(row.id, { revokedAt: now });
    return undefined;
  },
};
