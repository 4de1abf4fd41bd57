import type { Feature } from '../../http/operation.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

/** Operations of tag User for a forgotten password. */
export function passwordResetFeature(services: Services): Feature {
  /* Of an address of the network, whoever is asked for: a company behind one has room, a search for people has not. */
  const limit = createRateLimit(services.clock, { max: 30, windowMs: 15 * 60_000 });
  return {
    public: {
      user_requestPasswordReset: async ({ query, request }) => {
        limit.take(request.ip);
        return requestPasswordReset(services, query.email, request);
      },
      user_requestPasswordResetMail: async ({ body, request }) => {
        limit.take(request.ip);
        return requestPasswordReset(services, body.email, request);
      },
      user_resetPassword: async (call) => {
        limit.take(`guid ${call.request.ip}`);
        return resetPassword(services, call);
      },
    },
  };
}
