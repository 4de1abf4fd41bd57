import { connectedSpans } from '../devices/contact.ts';
import { stateOf } from '../planning/check-to-wire.ts';
import type { UserRow } from '../state/rows.ts';
import { column, guardColumns, type ReportTable, rounded } from './report-table.ts';
import { routeSpans } from './route-spans.ts';
import { gaps, intersection, lengthOf } from './spans.ts';
import { checksOf, eventsOf, type Question } from './subject.ts';

const minutes = (ms: number): number => rounded(ms / 60_000, 1);

/** C9, ReportMachineStatusInPeriod: how much of his routes each guard was connected, and what happened on them. @internal */
export function machineStatusInPeriod(question: Question, guards: readonly UserRow[]): ReportTable {
  const events = eventsOf(question);
  const missed = checksOf(question).filter((row) => stateOf(row, question.now) === 'missed');
  const rows = guards.map(({ id, name }) => {
    const onRoute = routeSpans(question, id);
    const connected = intersection(onRoute, connectedSpans(question.state, id));
    const lost = gaps(onRoute, connected);
    const routeMs = lengthOf(onRoute);
    const own = events.filter(({ userId }) => userId === id);
    const numberOf = (wanted: string): number => own.filter(({ type }) => type === wanted).length;
    return {
      idUser: id,
      userName: name,
      routeMinutes: minutes(routeMs),
      connectedMinutes: minutes(lengthOf(connected)),
      availability: routeMs === 0 ? null : rounded((lengthOf(connected) / routeMs) * 100, 1),
      disconnections: lost.length,
      longestGapMinutes: minutes(Math.max(0, ...lost.map(({ from, to }) => to - from))),
      tagReads: numberOf('TagRead'),
      missedChecks: missed.filter(({ userId }) => userId === id).length,
      notMoving: numberOf('NotMoving'),
      panics: numberOf('GuardPanic'),
    };
  });
  const columns = [
    ...guardColumns,
    column('routeMinutes', 'On routes', 'min'),
    column('connectedMinutes', 'Connected', 'min'),
    column('availability', 'Availability', '%'),
    column('disconnections', 'Disconnections'),
    column('longestGapMinutes', 'Longest gap', 'min'),
    column('tagReads', 'Tag reads'),
    column('missedChecks', 'Missed checks'),
    column('notMoving', 'Not moving'),
    column('panics', 'Panics'),
  ];
  return { columns, rows };
}
