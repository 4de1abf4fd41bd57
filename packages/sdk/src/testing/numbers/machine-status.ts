import { formatCoordinates, fromInstant, isAlarm } from '../../model/index.ts';
import { contactMs } from '../devices/contact.ts';
import { isActive } from '../planning/route.ts';
import type { UserRow } from '../state/rows.ts';
import { column, guardColumns, type ReportTable } from './report-table.ts';
import type { Question } from './subject.ts';

/** C9, ReportMachineStatus: what each guard's device last said, and whether it is heard of now. @internal */
export function machineStatus({ state, now }: Question, guards: readonly UserRow[]): ReportTable {
  const open = state.events.live().filter((row) => isAlarm(row.type) && row.confirmedAt === null && !row.isDrill);
  const active = state.routes.live().filter((route) => isActive(state, route));
  const rows = guards.map(({ id, name }) => {
    const said = state.contacts.get(id);
    const heardAt = said?.heardAt.at(-1);
    const fixes = state.positions.filter(({ userId }) => userId === id).sort((a, b) => a.recordedAt - b.recordedAt);
    const place = fixes.at(-1);
    const ends = active.filter(({ userId }) => userId === id).map(({ endsAt }) => endsAt);
    return {
      idUser: id,
      userName: name,
      model: said?.model ?? null,
      appVersion: said?.appVersion ?? null,
      battery: said?.battery ?? null,
      charging: said?.isCharging ?? null,
      lastContact: heardAt === undefined ? null : fromInstant(heardAt),
      lastPosition: formatCoordinates(place ?? null),
      lastPositionTime: place ? fromInstant(place.recordedAt) : null,
      connected: heardAt !== undefined && now - heardAt <= contactMs,
      activeRoute: ends.length === 0 ? null : fromInstant(Math.max(...ends)),
      openAlarms: open.filter(({ userId }) => userId === id).length,
    };
  });
  const columns = [
    ...guardColumns,
    column('model', 'Model'),
    column('appVersion', 'App version'),
    column('battery', 'Battery', '%'),
    column('charging', 'Charging'),
    column('lastContact', 'Last contact'),
    column('lastPosition', 'Last position'),
    column('lastPositionTime', 'Time of the last position'),
    column('connected', 'Connected'),
    column('activeRoute', 'Active route until'),
    column('openAlarms', 'Open alarms'),
  ];
  return { columns, rows };
}
