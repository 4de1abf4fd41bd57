import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { reportMachine } from './report-machine.ts';

/** Operations of tag Report. */
export function reportFeature({ clock, config }: Services): Feature {
  return { scoped: { report_machine: (call) => reportMachine(call, config.timeZone, clock.now()) } };
}
