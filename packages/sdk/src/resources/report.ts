import type { Transport } from '../client/transport.ts';
import { fromInstant } from '../model/instant.ts';
import { type MachineReport, type MachineReportType, machineReportFromWire } from '../model/machine-report.ts';

/** What a report is about; instants in milliseconds since 1970. @public */
export interface MachineReportQuery {
  readonly type: MachineReportType;
  /** Begin and end of the period; needed by all but ReportMachineStatus. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly guardId?: number | undefined;
  readonly companyId?: number | undefined;
}

/** Reports on the guards' devices. @public */
export interface ReportResource {
  /** One of the three reports (`POST /api/Report/ReportMachine`). */
  getMachineReport(query: MachineReportQuery): Promise<MachineReport>;
}

/** @internal */
export function createReportResource(transport: Transport): ReportResource {
  return {
    getMachineReport: ({ type, from, to, guardId, companyId }) =>
      transport.call(
        'report/machine',
        (http) =>
          http.POST('/api/Report/ReportMachine', {
            body: {
              type,
              ...(from === undefined ? {} : { startDateTime: fromInstant(from) }),
              ...(to === undefined ? {} : { endDateTime: fromInstant(to) }),
              ...(guardId === undefined ? {} : { idUser: guardId }),
              ...(companyId === undefined ? {} : { idCompany: companyId }),
            },
          }),
        ({ data }) => machineReportFromWire(data, type),
      ),
  };
}
