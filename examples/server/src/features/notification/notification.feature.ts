import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { loadThread } from './load-thread.ts';

/** Operations of tag Notification. */
export function notificationFeature({ clock }: Services): Feature {
  return { scoped: { notification_loadAllByIdEvent: (call) => loadThread(call, clock.now()) } };
}
