import { noteConsoleState } from '../../alarms/console-standing.ts';
import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';

/** Operations of tag User for the state of consoles. */
export function consoleStateFeature(services: Services): Feature {
  return { scoped: { user_consoleState: (call) => noteConsoleState(services, call) } };
}
