import type { Call } from '../../http/operation.ts';
import { ProblemError } from '../../http/problem.ts';
import type { RateLimit } from '../../http/rate-limit.ts';
import { bodyBytes } from '../../http/request-bytes.ts';
import { logText, withoutQuery } from './log-text.ts';

const maxBytes = 8 * 1024;

/**
 * POST /api/ClientError: what broke in a browser becomes one line of the log, with the request it belongs to (A7).
 * Nothing of it is ever answered. Throws 413 over 8 KiB and 429 with Retry-After for an address that reports too often.
 */
export function reportClientError({ body, request }: Call<'clientError_report'>, limit: RateLimit): undefined {
  if (bodyBytes(request) > maxBytes) throw new ProblemError(413, 'A report may have 8 KiB');
  limit.take(request.ip);
  const { message, stack, url, requestId, appVersion } = body;
  const fault = {
    message: logText(message),
    stack: stack === undefined ? undefined : logText(stack),
    url: url === undefined ? undefined : logText(withoutQuery(url)),
    requestId: requestId === undefined ? undefined : logText(requestId),
    appVersion: logText(appVersion),
  };
  request.log.warn({ clientError: fault, ip: request.ip }, 'client error');
}
