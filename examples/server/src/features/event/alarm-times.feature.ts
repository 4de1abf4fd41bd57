import { raiseDrill } from '../../alarms/raise-drill.ts';
import { traceAlarms } from '../../alarms/trace-alarms.ts';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';

/** Operations of tag Event that time and try alarms: AlarmTrace, Drill. */
export function alarmTimesFeature(services: Services): Feature {
  return {
    scoped: {
      event_alarmTrace: (call) => traceAlarms(call, services.clock.now()),
      event_drill: (call) => raiseDrill(services, call),
    },
  };
}
