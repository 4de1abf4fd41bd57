import { localDate } from '../../model/index.ts';
import type { UserRow } from '../state/rows.ts';
import { column, guardColumns, type ReportTable, rounded } from './report-table.ts';
import { routeSpans } from './route-spans.ts';
import { lengthOf } from './spans.ts';
import { eventsOf, type Question } from './subject.ts';

const hourMs = 3_600_000;
/* Raised by the server about a guard, not sent by his device. */
const serverTypes: readonly string[] = ['System', 'NotMoving', 'NotConnected', 'Exception'];

/**
 * C9, ReportMachineConsumption: what each guard used; the footer counts the guards. Bytes and drops of the battery are
 * not kept here and are 0.
 * @internal
 */
export function machineConsumption(question: Question, guards: readonly UserRow[]): ReportTable {
  const { state, period } = question;
  const { timeZone } = state.installation;
  const sent = eventsOf(question).filter(({ type }) => !serverTypes.includes(type));
  const isIn = (at: number): boolean => at >= period.from && at < period.to;
  const rows = guards.flatMap(({ id, name }) => {
    const events = sent.filter(({ userId }) => userId === id);
    const eventIds = new Set(events.map((row) => row.id));
    const heard = (state.contacts.get(id)?.heardAt ?? []).filter(isIn);
    const guardDays = new Set(heard.map((at) => localDate(timeZone, at))).size;
    const routeHours = rounded(lengthOf(routeSpans(question, id)) / hourMs, 2);
    const positions = state.positions.filter(({ userId, recordedAt }) => userId === id && isIn(recordedAt)).length;
    if (guardDays + positions + events.length + routeHours === 0) return [];
    const images = state.images.all().filter(({ eventId }) => eventIds.has(eventId)).length;
    const used = { images, megabytes: 0, batteryUsed: 0 };
    return [{ idUser: id, userName: name, guardDays, routeHours, positions, events: events.length, ...used }];
  });
  const columns = [
    ...guardColumns,
    column('guardDays', 'Days with a contact', 'd'),
    column('routeHours', 'On routes', 'h'),
    column('positions', 'Positions'),
    column('events', 'Events'),
    column('images', 'Images'),
    column('megabytes', 'Received', 'MB'),
    column('batteryUsed', 'Battery used', '%'),
  ];
  return { columns, rows, footer: { userName: rows.length } };
}
