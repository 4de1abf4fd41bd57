import { eq, inArray } from 'drizzle-orm';
import { reportSchedule, user } from '../../db/schema.ts';
import type { Feature } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { byName } from '../master-data/by-name.ts';
import { deleteRow } from '../master-data/delete-row.ts';
import { listRows } from '../master-data/list-rows.ts';
import { live } from '../master-data/live.ts';
import { deliveries, deliveriesToWire } from './deliveries.ts';
import { saveSchedule } from './save-schedule.ts';
import { scheduleEntity, scheduleToWire } from './schedule-entity.ts';
import { sendReport } from './send-report.ts';

/** Operations of tag ReportSchedule. */
export function reportScheduleFeature(services: Services): Feature {
  const { clock } = services;
  return {
    scoped: {
      reportSchedule_getAll: async (call) => {
        const orderBy = byName(reportSchedule.name, reportSchedule.id);
        const rows = await listRows(call, reportSchedule, { where: live(reportSchedule), orderBy });
        const ids = [...new Set(rows.map(({ ownerId }) => ownerId))];
        const owners = ids.length === 0 ? [] : await call.repository.rows(user, inArray(user.id, ids));
        const names = new Map(owners.map(({ id, name }) => [id, name]));
        return rows.map((row) => scheduleToWire(row, names.get(row.ownerId) ?? ''));
      },
      reportSchedule_save: (call) => saveSchedule(services, call),
      reportSchedule_delete: async ({ params: { id }, repository }) => {
        await repository.write((writer) => deleteRow(writer, scheduleEntity, { id, at: clock.now() }));
        return undefined;
      },
      reportSchedule_send: async ({ params: { id }, repository, scope }) => {
        const row = await repository.first(reportSchedule, eq(reportSchedule.id, id));
        if (!row || row.deletedAt !== null) throw notFound(`Report schedule ${id}`);
        const delivery = await sendReport(services, repository, row, { at: clock.now(), userId: scope.userId });
        const [sent] = delivery ? await deliveriesToWire(repository, [delivery]) : [];
        if (!sent) throw new Error('What is sent by hand is always told');
        return sent;
      },
      reportSchedule_deliveries: deliveries,
    },
  };
}
