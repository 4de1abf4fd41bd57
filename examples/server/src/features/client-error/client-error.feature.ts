import type { Feature } from '../../http/operation.ts';
import { createRateLimit } from '../../http/rate-limit.ts';
import type { Services } from '../../services.ts';
import { reportClientError } from './report-client-error.ts';

/* A7: a page that breaks again and again does not fill the log. */
const perAddress = { max: 10, windowMs: 60_000 };

/** Operations of tag ClientError. */
export function clientErrorFeature({ clock }: Services): Feature {
  const limit = createRateLimit(clock, perAddress);
  return { public: { clientError_report: async (call) => reportClientError(call, limit) } };
}
