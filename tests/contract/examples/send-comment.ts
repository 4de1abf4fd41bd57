import type { PatrolClient } from '@patrolkit/sdk';
import { CommentError, createCommentExchange, type Hub } from '@patrolkit/sdk/realtime';

/** Sends a comment, by the hub while it is connected and by POST otherwise; answers why it was refused. */
export async function sendComment(client: PatrolClient, hub: Hub, eventId: number, text: string): Promise<string> {
  try {
    await createCommentExchange({ client, hub }).send({ eventId, text });
    return '';
  } catch (error) {
    if (error instanceof CommentError) return error.lines;
    throw error;
  }
}
