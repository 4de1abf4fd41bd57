import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { reportMachine } from './report-machine.ts';

/** Operations of tag Report. */
export function reportFeature({ clock, computer, config }: Services): Feature {
  const { timeZone } = config;
  const { monotonic } = computer;
  return { scoped: { report_machine: (call) => reportMachine(call, { timeZone, now: clock.now(), monotonic }) } };
}
