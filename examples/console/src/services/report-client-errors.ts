import { ApiError, type PatrolClient } from '@patrolkit/sdk';

/** Version of this console, in the reports of its faults and in the footer. */
export const appVersion = '0.1.0';

/** As many reports are sent in a minute; a page that fails in a loop must not flood the server. */
const perMinute = 5;

/** Reports of this page's faults. */
export interface ClientErrorReports {
  /** Reports one that was caught. */
  report(error: unknown): void;
  stop(): void;
}

/**
 * Sends faults of this page to the server's log, without what a person typed. What the server answered wrongly, and what
 * the network swallowed, is no fault of the page.
 */
export function reportClientErrors(client: PatrolClient, target: Window = window): ClientErrorReports {
  let sentAt: readonly number[] = [];
  const report = (error: unknown): void => {
    const now = client.timers.now();
    sentAt = sentAt.filter((at) => now - at < 60_000);
    if (error instanceof ApiError || sentAt.length >= perMinute || !client.session.current()) return;
    sentAt = [...sentAt, now];
    const fault = error instanceof Error ? error : new Error(String(error));
    client.clientError
      .report({
        message: `${fault.name}: ${fault.message}`,
        stack: fault.stack,
        url: target.location.href,
        appVersion,
      })
      .catch((failure: unknown) =>
        client.logger.warn('A fault of this page was not reported', { reason: String(failure) }),
      );
  };
  const onError = (event: ErrorEvent): void => report(event.error ?? event.message);
  const onRejection = (event: PromiseRejectionEvent): void => report(event.reason);
  target.addEventListener('error', onError);
  target.addEventListener('unhandledrejection', onRejection);
  return {
    report,
    stop: () => {
      target.removeEventListener('error', onError);
      target.removeEventListener('unhandledrejection', onRejection);
    },
  };
}
