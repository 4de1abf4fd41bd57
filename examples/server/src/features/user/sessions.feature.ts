import type { Feature } from '../../http/operation.ts';
import type { Services } from '../../services.ts';
import { endOtherSessions, endSession } from './end-own-sessions.ts';
import { ownSessions } from './own-sessions.ts';

/** Operations of tag User on the caller's own sessions (A3). */
export function sessionsFeature(services: Services): Feature {
  return {
    scoped: {
      user_getSessions: (call) => ownSessions(services, call),
      user_endSession: (call) => endSession(services, call),
      user_endOtherSessions: (call) => endOtherSessions(services, call),
    },
  };
}
