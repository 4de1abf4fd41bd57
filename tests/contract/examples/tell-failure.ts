import { ApiError, describeError, type PatrolClient } from '@patrolkit/sdk';

/** Confirms an event; answers the text to show when that failed, else ''. */
export async function confirmOrTell(client: PatrolClient, eventId: number): Promise<string> {
  try {
    await client.event.confirm(eventId);
    return '';
  } catch (error) {
    /* Every call rejects with an ApiError: kind, action, HTTP status, refused fields, the server's request id. */
    if (error instanceof ApiError && error.isUnanswered) return 'No answer: the event may or may not be confirmed';
    return describeError(error).text; // or translate by its id: serverError, notFound, networkError, error
  }
}
