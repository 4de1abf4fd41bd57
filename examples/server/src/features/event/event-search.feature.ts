import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { reportRows } from './event-report.ts';
import { eventsForViewer } from './notification-counts.ts';
import { readPeriod } from './period.ts';
import { searchEvents } from './search-events.ts';

/** Operations of tag Event that search. */
export function eventSearchFeature(_services: Services): Feature {
  return {
    scoped: {
      event_search: async (call) => {
        const { dateTimeStart, dateTimeEnd, ...filter } = call.query;
        const period = readPeriod(['dateTimeStart', dateTimeStart], ['dateTimeEnd', dateTimeEnd]);
        const rows = await searchEvents(call, period, filter);
        return eventsForViewer(call.repository, call.scope.userId, rows);
      },
      event_report: async (call) => {
        const { startDateTime, endDateTime, ...filter } = call.query;
        const period = readPeriod(['startDateTime', startDateTime], ['endDateTime', endDateTime]);
        const rows = await searchEvents(call, period, filter);
        return reportRows(call.repository, call.scope.userId, rows);
      },
    },
  };
}
