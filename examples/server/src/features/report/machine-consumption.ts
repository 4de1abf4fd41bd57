import { lengthOf, union } from './coverage.ts';
import { deviceUse } from './device-use.ts';
import { reportGuards } from './report-guards.ts';
import type { PeriodQuestion } from './report-question.ts';
import { column, guardColumns, type ReportTable, rounded } from './report-table.ts';
import { routeSpans } from './route-spans.ts';

const hourMs = 3_600_000;
const bytesPerMegabyte = 1_000_000;

/** C9, ReportMachineConsumption: what each guard used; the footer counts the guards, by whom the service is paid. */
export async function machineConsumption(question: PeriodQuestion): Promise<ReportTable> {
  const { reader, scope, subject, period } = question;
  const guards = await reportGuards(reader, subject, scope, period);
  const routes = await routeSpans(reader, subject, scope, period);
  const uses = await deviceUse(
    question,
    guards.map(({ id }) => id),
  );
  const rows = [];
  for (const { id, name } of guards) {
    const use = uses.get(id);
    if (!use) throw new Error('The statement counts everything even when there is nothing');
    const routeMs = lengthOf(union(routes.get(id) ?? []));
    if (use.days + use.positions + use.events + routeMs === 0) continue;
    rows.push({
      idUser: id,
      userName: name,
      guardDays: use.days,
      routeHours: rounded(routeMs / hourMs, 2),
      positions: use.positions,
      events: use.events,
      images: use.images,
      megabytes: rounded(use.bytes / bytesPerMegabyte, 3),
      batteryUsed: rounded(use.battery, 1),
    });
  }
  return {
    columns: [
      ...guardColumns,
      column('guardDays', 'Days with a contact', 'd'),
      column('routeHours', 'On routes', 'h'),
      column('positions', 'Positions'),
      column('events', 'Events'),
      column('images', 'Images'),
      column('megabytes', 'Received', 'MB'),
      column('batteryUsed', 'Battery used', '%'),
    ],
    rows,
    footer: { userName: rows.length },
  };
}
