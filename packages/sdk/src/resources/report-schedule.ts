import { each, nothing, one } from '../client/answers.ts';
import { byId } from '../client/by-id.ts';
import { type Page, type PageQuery, pageOf } from '../client/page.ts';
import { type SaveOptions, saveHeaders } from '../client/save-options.ts';
import type { Transport } from '../client/transport.ts';
import { given } from '../model/given.ts';
import {
  type ReportDelivery,
  type ReportSchedule,
  reportDeliveryFromWire,
  reportScheduleFromWire,
  reportScheduleToWire,
} from '../model/report-schedule.ts';

/** Reports that are mailed by the clock. @public */
export interface ReportScheduleResource {
  /** Every one by name (`GET /api/ReportSchedule`, extension). */
  getAll(): Promise<ReportSchedule[]>;
  /** Creates (scheduleId 0) or changes one and answers it as saved; the caller becomes its owner (`POST /api/ReportSchedule`, extension). */
  save(schedule: ReportSchedule, options?: SaveOptions): Promise<ReportSchedule>;
  /** Deletes one; what was sent stays in the list of deliveries (`DELETE /api/ReportSchedule/{id}`, extension). */
  delete(scheduleId: number): Promise<void>;
  /** Sends one now, beside its times (`POST /api/ReportSchedule/{id}/Send`, extension). */
  send(scheduleId: number): Promise<ReportDelivery>;
  /** What was sent, newest first (`GET /api/ReportSchedule/Deliveries`, extension). */
  getDeliveries(query?: PageQuery): Promise<Page<ReportDelivery>>;
}

/** @internal */
export function createReportScheduleResource(transport: Transport): ReportScheduleResource {
  return {
    getAll: () =>
      transport.call('reportSchedule/getAll', (http) => http.GET('/api/ReportSchedule'), each(reportScheduleFromWire)),
    save: (schedule, options) =>
      transport.call(
        'reportSchedule/save',
        (http) =>
          http.POST('/api/ReportSchedule', { body: reportScheduleToWire(schedule), headers: saveHeaders(options) }),
        one(reportScheduleFromWire),
      ),
    delete: (scheduleId) =>
      transport.call(
        'reportSchedule/delete',
        (http) => http.DELETE('/api/ReportSchedule/{id}', byId(scheduleId)),
        nothing,
      ),
    send: (scheduleId) =>
      transport.call(
        'reportSchedule/send',
        (http) => http.POST('/api/ReportSchedule/{id}/Send', byId(scheduleId)),
        one(reportDeliveryFromWire),
      ),
    getDeliveries: (query = {}) =>
      transport.call(
        'reportSchedule/deliveries',
        (http) => http.GET('/api/ReportSchedule/Deliveries', { params: { query: given({ ...query }) } }),
        pageOf(reportDeliveryFromWire),
      ),
  };
}
